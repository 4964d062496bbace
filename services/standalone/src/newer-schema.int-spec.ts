import { analysisService } from '@casewright/analysis-service';
import { buildChild } from '@casewright/analysis-service/testing';
import { authService } from '@casewright/auth-service';
import { exportService } from '@casewright/export-service';
import { searchService } from '@casewright/search-service';
import { createTestDatabase, startServices, type TestDatabase } from '@casewright/testing';
import { Client } from 'pg';

const SERVICES = [authService, searchService, analysisService, exportService];

describe('a schema that a newer version has written', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    buildChild();
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it.each(SERVICES)('is refused by $name', async (service) => {
    const client = new Client({ connectionString: database.url(service.name) });
    await client.connect();
    await client.query(
      'CREATE TABLE migrations (id serial PRIMARY KEY, timestamp bigint NOT NULL, name text NOT NULL)',
    );
    await client.query(`INSERT INTO migrations (timestamp, name) VALUES (1, 'Later1')`);
    await client.end();
    await expect(startServices(database.url(service.name), service)).rejects.toThrow(
      `schema ${service.name} has Later1, which this version does not know`,
    );
  });
});
