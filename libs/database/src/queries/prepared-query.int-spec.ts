import type { DataSource } from 'typeorm';
import {
  createDataSource,
  type ServiceDatabaseOptions,
} from '../data-source/create-data-source.js';
import { freshDatabase } from '../testing/fresh-database.js';
import { queryPrepared } from './prepared-query.js';

const DOUBLE = { name: 'double', text: 'SELECT $1::int * 2 AS doubled' };
const OWN = { name: 'own', text: 'SELECT pg_backend_pid() AS pid' };
const WAITING = { name: 'waiting', text: 'SELECT pg_sleep(20)' };
const BROKEN = { name: 'broken', text: 'SELECT nothing FROM nowhere' };

function optionsFor(url: string, poolSize?: number): ServiceDatabaseOptions {
  const nothing = { entities: [], migrations: [] };
  return { url, schema: 'public', applicationName: 'prepared-query-spec', poolSize, ...nothing };
}

describe('a prepared query', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let db: DataSource;

  beforeAll(async () => {
    database = await freshDatabase();
    // One connection, so that every statement meets what the ones before left on it.
    db = await createDataSource(optionsFor(database.adminUrl, 1)).initialize();
  });

  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  it('is planned once for each connection, and answers each time', async () => {
    expect(await queryPrepared(db, DOUBLE, [2])).toEqual([{ doubled: 4 }]);
    expect(await queryPrepared(db, DOUBLE, [21])).toEqual([{ doubled: 42 }]);
    expect(await db.query('SELECT name FROM pg_prepared_statements')).toEqual([{ name: 'double' }]);
  });

  it('gives its connection back, also when it fails', async () => {
    await expect(queryPrepared(db, BROKEN, [])).rejects.toThrow('nowhere');
    expect(await queryPrepared(db, DOUBLE, [1])).toEqual([{ doubled: 2 }]);
  });

  it('fails, and no more, when its connection is cut', async () => {
    const [own] = await queryPrepared<{ pid: number }>(db, OWN, []);
    const other = await createDataSource(optionsFor(database.adminUrl)).initialize();
    try {
      const waiting = queryPrepared(db, WAITING, []);
      const cut = `SELECT pg_terminate_backend($1) FROM pg_stat_activity
                    WHERE pid = $1 AND query LIKE 'SELECT pg_sleep%' AND state = 'active'`;
      const isCut = (async () => {
        while ((await other.query(cut, [own!.pid])).length === 0);
      })();
      await expect(waiting).rejects.toThrow();
      await isCut;
      expect(await queryPrepared(db, DOUBLE, [4])).toEqual([{ doubled: 8 }]);
    } finally {
      await other.destroy();
    }
  });
});
