import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { type AnyClass, createDataSource } from '../data-source/create-data-source.js';
import { provision } from '../provisioning/provision.js';
import { query } from '../testing/data-folder.js';
import { freshDatabase } from '../testing/fresh-database.js';
import { migrate } from './migrate.js';

/** Slow enough for a rival to come in the middle, and fatal when it runs a second time. */
class CreateThings1700000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE things (id int PRIMARY KEY, name text)');
    await runner.query('SELECT pg_sleep(0.2)');
    await runner.query("INSERT INTO things VALUES (1, 'one')");
  }
  async down(): Promise<void> {}
}

class IndexThings1700000000002 implements MigrationInterface {
  readonly transaction = false;
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX CONCURRENTLY things_name ON things (name)');
  }
  async down(): Promise<void> {}
}

class Broken1700000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE halfway (id int)');
    await runner.query('SELECT 1 / 0');
  }
  async down(): Promise<void> {}
}

class LongerThanAStatement1700000000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const [row] = await runner.query('SHOW statement_timeout');
    await runner.query(`CREATE TABLE seen AS SELECT '${row.statement_timeout}' AS timeout`);
  }
  async down(): Promise<void> {}
}

describe('migrate', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let urls: Record<string, string>;

  beforeEach(async () => {
    database = await freshDatabase();
    urls = await provision(database.adminUrl, ['auth', 'search'], 'secret');
  });
  afterEach(() => database.drop());

  function source(schema: string, migrations: AnyClass[]): DataSource {
    const url = urls[schema] ?? database.adminUrl;
    return createDataSource({ url, schema, entities: [], migrations, applicationName: 'spec' });
  }

  function tables(): Promise<unknown> {
    return query(
      database.adminUrl,
      `SELECT schemaname || '.' || tablename AS name FROM pg_tables
        WHERE schemaname IN ('auth', 'search', 'public') ORDER BY name`,
    ).then((rows) => rows.map(({ name }) => name));
  }

  it('runs what is pending once, in the schema of the service', async () => {
    const auth = source('auth', [CreateThings1700000000001]);
    expect(await migrate(auth)).toBe(1);
    expect(await migrate(auth)).toBe(0);
    expect(await tables()).toEqual(['auth.migrations', 'auth.things']);
  });

  it('keeps to the schema also on an address that was not provisioned for it', async () => {
    const url = database.adminUrl;
    const migrations = [CreateThings1700000000001];
    const options = { url, schema: 'auth', entities: [], migrations, applicationName: 'spec' };
    await migrate(createDataSource(options));
    expect(await tables()).toEqual(['auth.migrations', 'auth.things']);
  });

  it('lets replicas of one service start together: each migration runs once', async () => {
    const replicas = Array.from({ length: 4 }, () =>
      migrate(source('auth', [CreateThings1700000000001, IndexThings1700000000002])),
    );
    expect((await Promise.all(replicas)).toSorted()).toEqual([0, 0, 0, 2]);
    expect(await query(urls.auth ?? '', 'SELECT id FROM things')).toEqual([{ id: 1 }]);
  });

  it('lets two services migrate at once', async () => {
    const both = ['auth', 'search'].map((schema) =>
      migrate(source(schema, [CreateThings1700000000001, IndexThings1700000000002])),
    );
    expect(await Promise.all(both)).toEqual([2, 2]);
    expect(await tables()).toEqual([
      'auth.migrations',
      'auth.things',
      'search.migrations',
      'search.things',
    ]);
  });

  it('builds an index concurrently while a replica waits for its turn', async () => {
    const run = () =>
      migrate(source('auth', [CreateThings1700000000001, IndexThings1700000000002]));
    await Promise.all([run(), run()]);
    const valid = await query(
      urls.auth ?? '',
      "SELECT indisvalid FROM pg_index WHERE indexrelid = 'things_name'::regclass",
    );
    expect(valid).toEqual([{ indisvalid: true }]);
  });

  it('undoes a failing migration, keeps the ones before it and goes on after the repair', async () => {
    const broken = source('auth', [CreateThings1700000000001, Broken1700000000003]);
    await expect(migrate(broken)).rejects.toThrow('division by zero');
    expect(await tables()).toEqual(['auth.migrations', 'auth.things']);
    const repaired = source('auth', [CreateThings1700000000001, IndexThings1700000000002]);
    expect(await migrate(repaired)).toBe(1);
  });

  it('gives a migration all the time it needs', async () => {
    await migrate(source('auth', [LongerThanAStatement1700000000004]));
    expect(await query(urls.auth ?? '', 'SELECT timeout FROM seen')).toEqual([{ timeout: '0' }]);
  });

  it('refuses a database that a newer version has migrated', async () => {
    await migrate(source('auth', [CreateThings1700000000001, IndexThings1700000000002]));
    await expect(migrate(source('auth', [CreateThings1700000000001]))).rejects.toMatchObject({
      name: 'DatabaseError',
      message: expect.stringContaining(
        'schema auth has IndexThings1700000000002, which this version does not know',
      ),
    });
  });

  it('says so when the schema was never prepared', async () => {
    await expect(migrate(source('billing', []))).rejects.toThrow(
      'The database has no schema named billing',
    );
  });

  it('leaves the data source it was given as it was', async () => {
    const auth = await source('auth', [CreateThings1700000000001]).initialize();
    await migrate(auth);
    expect(await auth.query('SELECT id FROM things')).toEqual([{ id: 1 }]);
    await auth.destroy();
  });
});
