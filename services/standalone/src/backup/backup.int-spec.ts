import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Diagnostics, DocumentSummary } from '@casewright/contracts';
import {
  createDataSource,
  makeBackup,
  readManifest,
  restoreBackup,
  verifyBackup,
} from '@casewright/database';
import { BUILD, createLogger } from '@casewright/platform';
import { createTestDatabase, type TestDatabase } from '@casewright/testing';
import { jest } from '@jest/globals';
import { Client } from 'pg';
import { type RunningProduct, startProduct } from '../../test/product.js';
import { backUp } from './back-up.js';
import { BackupConfig } from './backup-config.js';
import { backUpBeforeUpgrade } from './before-upgrade.js';
import { DATABASES } from './databases.js';

jest.setTimeout(120_000);

const ANN = { email: 'ann@firm.example', password: 'secret-1' };
const LEASE = 'This lease is made between Harbor LLC and Mill Co. on May 1, 2026.';
const logger = createLogger('spec', 'silent');
const SCHEMAS = Object.keys(DATABASES);

describe('a backup', () => {
  const into = mkdtempSync(join(tmpdir(), 'casewright-backups-'));
  let product: RunningProduct;
  let folder: string;
  let other: TestDatabase;

  beforeAll(async () => {
    product = await startProduct();
    const cookie = await product.signUp(ANN.email);
    const form = new FormData();
    form.set('file', new Blob([LEASE]), 'lease.txt');
    expect((await product.ask(cookie, '/api/insights/analyze', form)).status).toBe(200);
    folder = await backUp({
      adminUrl: product.database.adminUrl,
      dataDir: process.env.DATA_DIR,
      into,
      logger,
      store: null,
      reason: 'asked',
      config: new BackupConfig(),
    });
    other = await createTestDatabase();
  });
  afterAll(async () => {
    await product.stop();
    rmSync(into, { recursive: true });
  });

  const restore = (database: TestDatabase, replace = false, from = folder) =>
    restoreBackup(from, {
      adminUrl: database.adminUrl,
      databases: DATABASES,
      secret: 'another',
      replace,
    });
  async function query(database: TestDatabase, ...statements: string[]): Promise<void> {
    const client = new Client({ connectionString: database.adminUrl });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  }
  /** A copy that may be harmed. */
  const copyOf = (database: TestDatabase, name: string) => {
    const place = join(into, name);
    const build = { ...BUILD, version: '9.9.9' };
    const { adminUrl } = database;
    return makeBackup({ adminUrl, schemas: SCHEMAS, into: place, build, reason: 'asked' });
  };

  it('was restored on trial, and nothing is left of the trial', async () => {
    const { verifiedAt, tables, files, bytes } = await readManifest(folder);
    expect(Date.parse(verifiedAt ?? '')).toBeGreaterThan(0);
    expect(tables).toContainEqual(
      expect.objectContaining({ schema: 'auth', name: 'users', rows: 1 }),
    );
    expect(files.map(({ path }) => path)).toEqual(['secret']);
    expect(bytes).toBeGreaterThan(100_000);
    const client = new Client({ connectionString: product.database.adminUrl });
    await client.connect();
    const { rows } = await client.query(
      `SELECT datname AS name FROM pg_database WHERE datname LIKE 'casewright\\_trial%'
       UNION ALL SELECT rolname FROM pg_roles WHERE rolname LIKE 'casewright\\_trial%'`,
    );
    await client.end();
    expect(rows).toEqual([]);
  });

  it('is told of on the diagnostics', async () => {
    const login = await product.ask('', '/api/auth/login', ANN);
    const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const health = (await (await product.ask(cookie, '/api/admin/health')).json()) as Diagnostics;
    const auth = health.services.find(({ name }) => name === 'auth');
    expect(auth?.report?.backups).toEqual({
      failure: null,
      newest: {
        at: expect.any(String),
        megabytes: expect.any(Number),
        verifiedAt: expect.any(String),
        remark: null,
      },
    });
    expect(health.faults).toEqual([]);
    const client = new Client({ connectionString: product.database.adminUrl });
    await client.connect();
    const { rows } = await client.query('SELECT stored, disk FROM auth.backups');
    await client.end();
    const disk = expect.objectContaining({ folder: into, isWritable: true });
    expect(rows).toEqual([{ stored: null, disk }]);
  });

  it('comes back into an empty database with equal hashes, and the product goes on', async () => {
    await restore(other);
    const again = await copyOf(other, 'again');
    const hashes = async (of: string) =>
      (await readManifest(of)).tables.map(({ schema, name, rows, sha256 }) => {
        return `${schema}.${name} ${rows} ${sha256}`;
      });
    expect(await hashes(again)).toEqual(await hashes(folder));
    const second = await startProduct({ database: other });
    try {
      const login = await second.ask('', '/api/auth/login', ANN);
      expect(login.status).toBe(200);
      const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const listed = await second.ask(cookie, '/api/documents');
      const documents = (await listed.json()) as DocumentSummary[];
      expect(documents).toMatchObject([{ fileName: 'lease.txt' }]);
      const text = await second.ask(cookie, `/api/documents/${documents[0]?.id}/text`);
      expect(await text.text()).toContain('Harbor LLC');
      const check = await second.ask(cookie, '/api/admin/audit/verification');
      expect(await check.json()).toMatchObject({ fault: null, complete: true });
      await expect(restore(other, true)).rejects.toThrow('The product is running on this database');
    } finally {
      await second.stop();
    }
  });

  it('is noted as far as an older installation has a place for it', async () => {
    await query(
      product.database,
      'TRUNCATE auth.backups',
      'ALTER TABLE auth.backups DROP COLUMN stored, DROP COLUMN disk',
    );
    const config = Object.assign(new BackupConfig(), { BACKUP_TRIAL: 'off' });
    await backUp({
      adminUrl: product.database.adminUrl,
      dataDir: undefined,
      into: join(into, 'older'),
      store: null,
      reason: 'asked',
      config,
      logger,
    });
    const client = new Client({ connectionString: product.database.adminUrl });
    await client.connect();
    const { rows } = await client.query('SELECT bytes > 0 AS made, failure FROM auth.backups');
    await client.end();
    expect(rows).toEqual([{ made: true, failure: null }]);
    await query(
      product.database,
      'ALTER TABLE auth.backups ADD COLUMN stored boolean, ADD COLUMN disk json',
    );
  });

  it('takes the place of what there is only where that is said', async () => {
    const database = await createTestDatabase();
    await restore(database);
    await expect(restore(database)).rejects.toThrow(/has accounts.* add --replace\.$/);
    await query(database, `UPDATE auth.users SET name = 'Somebody else'`);
    await restore(database, true);
    const again = await readManifest(await copyOf(database, 'replaced'));
    const users = ({ tables }: typeof again) => tables.find(({ name }) => name === 'users')?.sha256;
    expect(users(again)).toBe(users(await readManifest(folder)));
    await database.drop();
  });

  it('has no index in OpenSearch taken for one of its own state', async () => {
    const database = await createTestDatabase();
    await restore(database);
    await query(
      database,
      `INSERT INTO search.opensearch_indexes (name, shape, averages, state, generation)
       VALUES ('casewright-cases-1', 'a shape', '{}', 'live', 9)`,
      `CREATE TABLE search.embedding_model (model text, index_name text, index_state text)`,
      `INSERT INTO search.embedding_model VALUES ('a model', 'casewright-passages-1', 'live')`,
    );
    await restore(database, true, await copyOf(database, 'indexed'));
    const client = new Client({ connectionString: database.adminUrl });
    await client.connect();
    const { rows } = await client.query(
      `SELECT state, changed_at < now() - interval '1 day' AS is_old, index_state
         FROM search.opensearch_indexes, search.embedding_model`,
    );
    await client.end();
    expect(rows).toEqual([{ state: 'retired', is_old: true, index_state: 'outdated' }]);
    await database.drop();
  });

  it('is refused where it is damaged, newer, none, or has no room', async () => {
    const database = await createTestDatabase();
    const { adminUrl } = product.database;
    const damaged = await copyOf(product.database, 'damaged');
    appendFileSync(join(damaged, 'auth.users.copy.gz'), 'x');
    await expect(restore(database, false, damaged)).rejects.toThrow(/damaged: .*auth\.users\.copy/);
    await query(product.database, `INSERT INTO auth.migrations VALUES (99, 1, 'Later1')`);
    const newer = await copyOf(product.database, 'newer');
    await query(product.database, `DELETE FROM auth.migrations WHERE name = 'Later1'`);
    await expect(restore(database, false, newer)).rejects.toThrow(
      /newer version .*9\.9\.9.*auth had Later1/,
    );
    await expect(restore(database, false, into)).rejects.toThrow('is not a backup');
    const options = { adminUrl, schemas: SCHEMAS, into, build: BUILD, reason: 'asked' };
    await expect(makeBackup({ ...options, free: async () => 1_000_000 })).rejects.toThrow(
      /^There is no room for a backup in .* need \d+ MB, and 0 MB are free\. .* BACKUP_DIR\.$/,
    );
    await database.drop();
  });

  it('stays untried where nobody may make a database', async () => {
    const { adminUrl } = product.database;
    const role = `${new URL(adminUrl).pathname.slice(1)}_reader`;
    await query(
      product.database,
      `CREATE ROLE ${role} LOGIN PASSWORD 'p' IN ROLE pg_read_all_data`,
    );
    const database = new URL(adminUrl).pathname.slice(1);
    await query(product.database, `GRANT CONNECT ON DATABASE ${database} TO ${role}`);
    const reader = new URL(adminUrl);
    reader.username = role;
    reader.password = 'p';
    const tried = await verifyBackup(
      await copyOf(product.database, 'own'),
      reader.href,
      DATABASES,
      () => Promise.reject(new Error('It was tried.')),
    );
    expect(tried.verifiedAt).toBeNull();
    await query(product.database, `REVOKE CONNECT ON DATABASE ${database} FROM ${role}`);
    await query(product.database, `DROP ROLE ${role}`);
  });

  it('is made before an upgrade, and only then', async () => {
    const place = { into: join(into, 'upgrade'), dataDir: undefined };
    const database = await createTestDatabase();
    await backUpBeforeUpgrade(database.adminUrl, place, logger);
    await restore(database);
    await backUpBeforeUpgrade(database.adminUrl, place, logger);
    expect(readdirSync(into)).not.toContain('upgrade');
    const [name] = (await readManifest(folder)).migrations.auth?.slice(-1) ?? [];
    const { username, password } = new URL(database.url('auth'));
    // The restore has set the one of its own installation.
    await query(database, `ALTER ROLE ${username} PASSWORD '${password}'`);
    const older = await createDataSource(DATABASES.auth(database.url('auth'))).initialize();
    await older.undoLastMigration();
    await older.destroy();
    await query(database, 'DROP TABLE auth.backups');
    await backUpBeforeUpgrade(database.adminUrl, place, logger);
    const [made] = readdirSync(place.into);
    const { reason, migrations, verifiedAt } = await readManifest(join(place.into, made ?? ''));
    expect([reason, migrations.auth?.includes(name ?? '')]).toEqual(['upgrade', false]);
    expect(verifiedAt).not.toBeNull();
    await database.drop();
  });
});
