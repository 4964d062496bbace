import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Diagnostics } from '@casewright/contracts';
import {
  createDataSource,
  makeBackup,
  migrate,
  provision,
  readManifest,
  restoreBackup,
  undoRestore,
  verifyBackup,
} from '@casewright/database';
import { BUILD, createLogger } from '@casewright/platform';
import { createTestDatabase, type TestDatabase } from '@casewright/testing';
import { jest } from '@jest/globals';
import { Client } from 'pg';
import { type RunningProduct, startProduct } from '../../test/product.js';
import { backUp } from './back-up.js';
import { BackupConfig } from './backup-config.js';
import { DATABASES } from './databases.js';

jest.setTimeout(120_000);

const ANN = { email: 'ann@firm.example', password: 'secret-1' };
const RESTORE = fileURLToPath(new URL('../../dist/backup/restore.js', import.meta.url));
const SCHEMAS = Object.keys(DATABASES);
/** Of the lock that migrations of a schema take turns by. */
const LOCK_OF_AUTH = `0x6d696772, hashtext('auth')`;
const logger = createLogger('spec', 'silent');

describe('backups that something is wrong with', () => {
  const into = mkdtempSync(join(tmpdir(), 'casewright-backups-'));
  let product: RunningProduct;
  let sql: Client;

  const config = Object.assign(new BackupConfig(), { BACKUP_KEEP: 1 });
  const make = (place: string): Promise<string> =>
    backUp({
      adminUrl: product.database.adminUrl,
      dataDir: undefined,
      into: place,
      store: null,
      reason: 'asked',
      config,
      logger,
    });
  const diagnose = async (): Promise<Diagnostics> => {
    const { headers } = await product.ask('', '/api/auth/login', ANN);
    const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return (await (await product.ask(cookie, '/api/admin/health')).json()) as Diagnostics;
  };

  beforeAll(async () => {
    product = await startProduct();
    await product.signUp(ANN.email);
    sql = new Client({ connectionString: product.database.adminUrl });
    await sql.connect();
  });
  afterAll(async () => {
    await sql.end();
    await product.stop();
    rmSync(into, { recursive: true });
  });

  it('are kept, tried and told of where the audit log was changed, beside the newest sound one', async () => {
    const place = join(into, 'chain');
    const sound = await make(place);
    await sql.query('ALTER TABLE auth.audit_entries DISABLE TRIGGER USER');
    await sql.query(`UPDATE auth.audit_entries SET action = 'sign_out' WHERE number = 1`);
    const broken = await make(place);
    const { remark, verifiedAt } = await readManifest(broken);
    expect(remark).toBe('audit chain broken at entry 1 (changed)');
    expect(verifiedAt).not.toBeNull();
    await make(place);
    expect(readdirSync(place).filter((name) => name !== 'keys')).toHaveLength(2);
    expect((await readManifest(sound)).remark).toBeNull();
    const { faults, services } = await diagnose();
    expect(services.find(({ name }) => name === 'auth')?.report?.backups).toMatchObject({
      newest: { verifiedAt: expect.any(String), remark },
      failure: null,
    });
    expect(faults).toEqual([
      expect.objectContaining({
        code: 'AUDIT_LOG_BROKEN',
        what: expect.stringContaining('audit chain broken at entry 1 (changed)'),
      }),
    ]);
    const trial = await verifyBackup(sound, product.database.adminUrl, DATABASES, async () => null);
    expect(trial.remark).toBeNull();
  });

  describe('where a restore was interrupted', () => {
    let folder: string;
    let database: TestDatabase;
    let admin: Client;

    beforeAll(async () => {
      folder = await makeBackup({
        adminUrl: product.database.adminUrl,
        schemas: SCHEMAS,
        into: join(into, 'whole'),
        build: BUILD,
        reason: 'asked',
      });
    });
    beforeEach(async () => {
      database = await createTestDatabase();
      await restore();
      admin = new Client({ connectionString: database.adminUrl });
      await admin.connect();
      await admin.query(`UPDATE auth.users SET name = 'Somebody else'`);
    });
    afterEach(async () => {
      await admin.end();
      await database.drop();
    });

    const restore = (replace = false) =>
      restoreBackup(folder, {
        adminUrl: database.adminUrl,
        databases: DATABASES,
        secret: 'another',
        replace,
      });
    const names = async () => (await admin.query('SELECT name FROM auth.users')).rows;
    /** As each start does: with the roles' passwords of the installation. */
    const start = async () => {
      const { auth = '' } = await provision(database.adminUrl, SCHEMAS, 'another');
      return migrate(createDataSource(DATABASES.auth(auth)));
    };

    /** Kills the command when what was there is set aside, and nothing has taken its place. */
    async function killRestore(): Promise<void> {
      await admin.query(`SELECT pg_advisory_lock(${LOCK_OF_AUTH})`);
      const child = startRestore(folder, database.adminUrl);
      const ended = once(child, 'exit');
      for (;;) {
        const { rowCount } = await admin.query(
          `SELECT 1 FROM pg_namespace WHERE nspname = 'auth_replaced'`,
        );
        if (rowCount) break;
        expect(child.exitCode).toBeNull();
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      child.kill('SIGKILL');
      await ended;
      await admin.query(`SELECT pg_advisory_unlock(${LOCK_OF_AUTH})`);
    }

    it('no service starts, and no backup is made, until it is run again', async () => {
      await killRestore();
      const refusal = /restore of this database was interrupted.* --replace, .* --undo/;
      await expect(start()).rejects.toThrow(refusal);
      const options = { adminUrl: database.adminUrl, schemas: SCHEMAS, into, build: BUILD };
      await expect(makeBackup({ ...options, reason: 'asked' })).rejects.toThrow(refusal);
      await expect(restore()).rejects.toThrow(/has accounts.* add --replace\.$/);
      await restore(true);
      expect(await names()).toEqual([{ name: 'Ann Advocate' }]);
      expect(await start()).toBe(0);
    });

    it('what was there can be brought back', async () => {
      await killRestore();
      await undoRestore(database.adminUrl, SCHEMAS);
      expect(await names()).toEqual([{ name: 'Somebody else' }]);
      expect(await start()).toBe(0);
      await expect(undoRestore(database.adminUrl, SCHEMAS)).rejects.toThrow('No restore was');
    });

    it('or has failed by itself, what was there is back already', async () => {
      const wrong = (url: string) => url.replace(/:[^:@]+@/, ':wrong@');
      const odd = { ...DATABASES, search: (url: string) => DATABASES.search(wrong(url)) };
      const { adminUrl } = database;
      const options = { adminUrl, databases: odd, secret: 'another', replace: true };
      await expect(restoreBackup(folder, options)).rejects.toThrow('authentication failed');
      expect(await names()).toEqual([{ name: 'Somebody else' }]);
      expect(await start()).toBe(0);
    });
  });
});

function startRestore(folder: string, adminUrl: string): ChildProcess {
  const passwords = SCHEMAS.map((each) => [`${each.toUpperCase()}_DATABASE_PASSWORD`, 'another']);
  return spawn(process.execPath, [RESTORE, folder, '--replace'], {
    env: { PATH: process.env.PATH, ADMIN_DATABASE_URL: adminUrl, ...Object.fromEntries(passwords) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
