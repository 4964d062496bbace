import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { query } from '../testing/data-folder.js';
import { freshDatabase } from '../testing/fresh-database.js';
import { provision } from './provision.js';
import { withholdTable } from './withhold-table.js';

describe('provision', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;

  beforeEach(async () => {
    database = await freshDatabase();
  });
  afterEach(() => database.drop());

  async function provisioned(): Promise<{ auth: string; search: string }> {
    const urls = await provision(database.adminUrl, ['auth', 'search'], 'secret');
    return { auth: urls.auth ?? '', search: urls.search ?? '' };
  }

  it('gives a service a schema of its own, first in its search path', async () => {
    const { auth } = await provisioned();
    await query(auth, 'CREATE TABLE users (id int)');
    expect(await query(auth, "SELECT schemaname FROM pg_tables WHERE tablename = 'users'")).toEqual(
      [{ schemaname: 'auth' }],
    );
  });

  it('keeps a service out of the tables of another', async () => {
    const { auth, search } = await provisioned();
    await query(auth, 'CREATE TABLE users (id int)');
    await expect(query(search, 'SELECT * FROM auth.users')).rejects.toThrow(
      'permission denied for schema auth',
    );
    await expect(query(search, 'DROP SCHEMA auth CASCADE')).rejects.toThrow('must be owner');
  });

  it.each(['CREATE TABLE public.mine (id int)', 'CREATE SCHEMA mine', 'CREATE ROLE mine'])(
    'refuses a service: %s',
    async (sql) => {
      const { auth } = await provisioned();
      await expect(query(auth, sql)).rejects.toThrow(/permission denied/);
    },
  );

  it('keeps the roles of one database out of another on the same server', async () => {
    const { auth } = await provisioned();
    const other = await freshDatabase();
    try {
      await provision(other.adminUrl, ['auth'], 'secret');
      const url = new URL(auth);
      url.pathname = new URL(other.adminUrl).pathname;
      await expect(query(url.href, 'SELECT 1')).rejects.toThrow('permission denied for database');
    } finally {
      await other.drop();
    }
  });

  it('brings extensions along that any service may use', async () => {
    const { search } = await provisioned();
    expect(
      await query(search, "SELECT unaccent('Bakké') AS plain, similarity('a', 'a') AS same"),
    ).toEqual([{ plain: 'Bakke', same: 1 }]);
  });

  it('answers the same addresses when repeated, and keeps the data', async () => {
    const first = await provisioned();
    await query(first.auth, 'CREATE TABLE users AS SELECT 7 AS id');
    expect(await provisioned()).toEqual(first);
    expect(await query(first.auth, 'SELECT id FROM users')).toEqual([{ id: 7 }]);
  });

  it('works from several processes at once', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, provisioned));
    expect(new Set(all.map(({ auth }) => auth)).size).toBe(1);
    expect(await query(all[0]?.auth ?? '', 'SELECT 1 AS up')).toEqual([{ up: 1 }]);
  });

  it('locks the old password out when the secret changes', async () => {
    const { auth } = await provisioned();
    await provision(database.adminUrl, ['auth'], 'another secret');
    await expect(query(auth, 'SELECT 1')).rejects.toThrow('password authentication failed');
  });

  it('says what is missing to a user who may not prepare the database', async () => {
    const { auth } = await provisioned();
    await expect(provision(auth, ['auth'], 'secret')).rejects.toThrow(
      /^The user in DATABASE_URL may not prepare the database/,
    );
  });

  it('works as an owner who is no superuser', async () => {
    const name = new URL(database.adminUrl).pathname.slice(1);
    await query(database.adminUrl, `CREATE ROLE ${name}_owner LOGIN CREATEROLE PASSWORD 'pw'`);
    await query(database.adminUrl, `ALTER DATABASE ${name} OWNER TO ${name}_owner`);
    await query(database.adminUrl, `ALTER SCHEMA public OWNER TO ${name}_owner`);
    const url = new URL(database.adminUrl);
    url.username = `${name}_owner`;
    url.password = 'pw';
    const urls = await provision(url.href, ['auth'], 'secret');
    await query(urls.auth ?? '', 'CREATE TABLE users (id int)');
    expect(await provision(url.href, ['auth'], 'secret')).toEqual(urls);
    await query(urls.auth ?? '', 'INSERT INTO users VALUES (1)');
    await withholdTable(url.href, { service: 'auth', table: 'users', functions: [] });
    expect(await provision(url.href, ['auth'], 'secret')).toEqual(urls);
    await query(urls.auth ?? '', 'INSERT INTO users VALUES (2)');
    for (const sql of ['DELETE FROM users', 'DROP TABLE users', 'DROP SCHEMA auth CASCADE']) {
      await expect(query(urls.auth ?? '', sql)).rejects.toThrow(/permission denied|must be owner/);
    }
  });

  it('refuses a name that cannot be a schema', async () => {
    await expect(provision(database.adminUrl, ['Auth; DROP'], 'secret')).rejects.toThrow(
      '"Auth; DROP" cannot name a schema',
    );
  });
});
