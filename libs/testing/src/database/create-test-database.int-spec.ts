import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from './create-test-database.js';

describe('a database for one spec file', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('is not shared with another spec file', async () => {
    const other = await createTestDatabase(['auth']);
    try {
      await query(other.url('auth'), 'CREATE TABLE mine (id int)');
      const rows = await query(database.url('auth'), "SELECT to_regclass('mine') AS found");
      expect(rows).toEqual([{ found: null }]);
    } finally {
      await other.drop();
    }
  });

  it('leaves neither database nor roles behind', async () => {
    const gone = await createTestDatabase(['auth']);
    const role = decodeURIComponent(new URL(gone.url('auth')).username);
    await gone.drop();
    const rows = await query(
      database.adminUrl,
      `SELECT rolname AS name FROM pg_roles WHERE rolname = '${role}'
       UNION SELECT datname FROM pg_database WHERE datname = '${new URL(gone.adminUrl).pathname.slice(1)}'`,
    );
    expect(rows).toEqual([]);
  });

  it('names the schemas it has when asked for another', () => {
    expect(() => database.url('billing')).toThrow('No schema was made for "billing"');
  });
});

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
