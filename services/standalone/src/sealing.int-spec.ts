import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentSummary } from '@casewright/contracts';
import { type EmbeddedDatabase, restoreBackup, startEmbedded } from '@casewright/database';
import { createLogger } from '@casewright/platform';
import { createTestDatabase, type TestDatabase } from '@casewright/testing';
import { eventually } from '@casewright/testing/sync';
import { jest } from '@jest/globals';
import { Client } from 'pg';
import { type RunningProduct, startProduct } from '../test/product.js';
import { backUp } from './backup/back-up.js';
import { BackupConfig } from './backup/backup-config.js';
import { DATABASES } from './backup/databases.js';

jest.setTimeout(180_000);

/** A word that nothing else has, in everything that a user gives. */
const WORD = 'Quaxinthrop';
const LEASE = `This lease is made between ${WORD} LLC and Mill Co. on May 1, 2026. The rent is $2,000.`;
const OLD = 'b2xkLWtleS1vbGQta2V5LW9sZC1rZXktb2xkLWtleS0';
const NEW = 'bmV3LWtleS1uZXcta2V5LW5ldy1rZXktbmV3LWtleS0';
const logger = createLogger('spec', 'silent');

describe('content at rest', () => {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-sealed-'));
  const backups = join(folder, 'backups');
  const given = process.env.ENCRYPTION_KEYS;
  let server: EmbeddedDatabase;
  let product: RunningProduct;
  let sql: Client;
  let ann: string;

  const begin = async (keys: string): Promise<void> => {
    const { url: adminUrl } = server;
    // The server outlives the product.
    const database: TestDatabase = { ...fake, adminUrl, drop: async () => undefined };
    product = await startProduct({ database, env: { ENCRYPTION_KEYS: keys } });
  };
  const again = async (keys: string): Promise<void> => {
    await product.stop();
    await begin(keys);
  };
  let fake: TestDatabase;

  beforeAll(async () => {
    fake = await createTestDatabase();
    server = await startEmbedded({ dataDir: join(folder, 'data') });
    await begin(OLD);
    sql = new Client({ connectionString: server.url });
    await sql.connect();
    await product.signUp('admin@firm.example');
    ann = await product.signUp('ann@firm.example');
    await useEverything(ann);
  });
  afterAll(async () => {
    process.env.ENCRYPTION_KEYS = given;
    await sql.end();
    await product.stop();
    await server.stop();
    await fake.drop();
    rmSync(folder, { recursive: true });
  });

  /** Every kind of thing that is kept, with the word in it. */
  async function useEverything(cookie: string): Promise<void> {
    const form = new FormData();
    form.set('file', new Blob([LEASE]), `${WORD} lease.txt`);
    const calls: [string, unknown][] = [
      ['/insights/analyze', form],
      ['/search', { query: `${WORD} duty to warn` }],
      ['/writing/analyze', { content: `Pursuant to the ${WORD} agreement, it is clear.` }],
      ['/citations/generate', { content: `${WORD} v. Mill Co., 410 U.S. 113 (1973)` }],
    ];
    for (const [path, body] of calls) {
      const answer = await product.ask(cookie, `/api${path}`, body);
      expect([path, answer.status]).toEqual([path, 200]);
      await answer.text();
    }
    const request = {
      documentType: 'Lease Agreement',
      requirements: `${WORD} LLC leases an office.`,
    };
    const drafted = await product.ask(cookie, '/api/templates/generate', request);
    const draft = await drafted.json();
    const saved = await product.ask(cookie, '/api/templates/drafts', {
      title: `${WORD} draft`,
      request: { ...request, jurisdiction: '' },
      draft,
    });
    expect(saved.status).toBe(200);
  }

  /** Files of the database server that have some bytes. */
  function filesWith(bytes: Buffer): string[] {
    const entries = readdirSync(server.home, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => readFileSync(file).includes(bytes));
  }

  const documents = async (cookie: string): Promise<DocumentSummary[]> =>
    (await product.ask(cookie, '/api/documents')).json() as Promise<DocumentSummary[]>;
  const login = async (email = 'ann@firm.example'): Promise<string> => {
    const account = { email, password: 'secret-1' };
    const { headers } = await product.ask('', '/api/auth/login', account);
    return headers.getSetCookie()[0]?.split(';')[0] ?? '';
  };

  async function expectReadable(cookie: string): Promise<void> {
    const [document] = await documents(cookie);
    expect(document?.fileName).toBe(`${WORD} lease.txt`);
    const paths = [
      `/documents/${document?.id}/text`,
      `/documents/${document?.id}`,
      '/search/history',
      '/templates/drafts',
    ];
    for (const path of paths) {
      expect([path, await (await product.ask(cookie, `/api${path}`)).text()]).toEqual([
        path,
        expect.stringContaining(WORD),
      ]);
    }
  }

  it('is in no file of the database, write-ahead log included, and whoever owns it reads it', async () => {
    await expectReadable(ann);
    await sql.query('CHECKPOINT');
    expect(filesWith(Buffer.from(WORD))).toEqual([]);
    // It would be found: this is stored as it is.
    expect(filesWith(Buffer.from('ann@firm.example'))).not.toEqual([]);
  });

  it('has every row sealed, in every table that is to be', async () => {
    const { rows } = await sql.query<{ table: string }>(
      `SELECT table_schema || '.' || table_name AS table FROM information_schema.columns
        WHERE column_name = 'sealed'`,
    );
    expect(rows).toHaveLength(14);
    for (const { table } of rows) {
      const plain = await sql.query(`SELECT 1 FROM ${table} WHERE NOT sealed`);
      expect([table, plain.rowCount]).toEqual([table, 0]);
    }
  });

  it('has no digest by which somebody could tell who asked about a text that they know', async () => {
    const content = `Pursuant to the ${WORD} agreement, it is void.`;
    const ask = (text: string) =>
      fetch(`${product.origin}/api/writing/analyze`, {
        method: 'POST',
        headers: { cookie: ann, 'content-type': 'application/json', 'idempotency-key': 'once' },
        body: JSON.stringify({ content: text }),
      });
    expect((await ask(content)).status).toBe(200);
    expect((await ask(content)).status).toBe(200);
    expect((await ask(`${content} Clearly.`)).status).toBe(409);
    const { rows } = await sql.query(
      'SELECT idempotency_key AS key, fingerprint FROM analysis.jobs WHERE fingerprint IS NOT NULL',
    );
    expect(rows).toEqual([{ key: 'once', fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    const asked = ['writing.analyze', { text: content }, content];
    const digest = createHash('sha256').update(JSON.stringify(asked)).digest('hex');
    expect(rows[0].fingerprint).not.toBe(digest);
  });

  it('seals what was stored before there were keys', async () => {
    await sql.query(`
      ALTER TABLE search.search_history DISABLE TRIGGER seal;
      INSERT INTO search.search_history (user_id, query)
      SELECT id, 'before there were keys' FROM auth.users WHERE email = 'ann@firm.example';
      ALTER TABLE search.search_history ENABLE TRIGGER seal`);
    await again(OLD);
    await eventually(async () => {
      const plain = await sql.query('SELECT 1 FROM search.search_history WHERE NOT sealed');
      return plain.rowCount === 0;
    }, 'nothing is plain');
    ann = await login();
    const history = await (await product.ask(ann, '/api/search/history')).text();
    expect(history).toContain('before there were keys');
  });

  it('changes to a new key, and needs the old one no longer', async () => {
    await again(`${NEW},${OLD}`);
    await expectReadable(await login());
    await again(NEW);
    await expectReadable(await login());
    await product.stop();
    await expect(begin(OLD)).rejects.toThrow(
      /is encrypted with a key that is not in ENCRYPTION_KEYS/,
    );
    await begin(NEW);
  });

  it('is unreadable once its owner is deleted, in a backup from before, too', async () => {
    const task = { adminUrl: server.url, dataDir: undefined, into: backups, store: null, logger };
    const config = Object.assign(new BackupConfig(), { BACKUP_TRIAL: 'off' });
    const admin = await login('admin@firm.example');
    const act = (method: string, path: string) =>
      fetch(`${product.origin}/api/admin/users/2${path}`, { method, headers: { cookie: admin } });
    const isHeld = (is: boolean) =>
      eventually(async () => {
        const { rows } = await sql.query(
          `SELECT is_held FROM analysis.held_owners UNION ALL SELECT is_held FROM search.held_owners`,
        );
        return rows.length === 2 && rows.every(({ is_held }) => is_held === is);
      }, 'the services have heard of it');
    // The hold is in the backup, too, and keeps nothing that nobody can read.
    await act('POST', '/hold');
    await isHeld(true);
    const before = join(backups, 'casewright-2026-01-01T000000Z');
    // Two in a second would have one name.
    renameSync(await backUp({ ...task, reason: 'asked', config }), before);
    const keys = async () =>
      (await sql.query('SELECT wrapped FROM analysis.owner_keys')).rows as { wrapped: Buffer }[];
    const [key] = await keys();
    const traces = async () => {
      await sql.query('CHECKPOINT');
      const files = filesWith(key?.wrapped ?? Buffer.from(''));
      return files.filter((file) => !file.includes('/pg_wal/'));
    };
    expect(await traces()).toHaveLength(1);
    await act('DELETE', '/hold');
    await isHeld(false);
    expect((await act('DELETE', '')).status).toBe(204);
    await eventually(async () => (await keys()).length === 0, 'the key is destroyed');
    expect(await traces()).toEqual([]);
    await eventually(async () => {
      const { rows } = await sql.query(
        'SELECT 1 FROM search.owner_keys UNION ALL SELECT 1 FROM export.owner_keys',
      );
      return rows.length === 0;
    }, 'the other keys are destroyed');
    await backUp({ ...task, reason: 'asked', config });
    const stored = JSON.parse(readFileSync(join(backups, 'keys/owner-keys.json'), 'utf8'));
    expect(stored).toEqual({ keys: [], destroyed: expect.arrayContaining([expect.any(String)]) });
    const other = await createTestDatabase();
    const options = { databases: DATABASES, secret: 'another', replace: false };
    const alone = join(folder, 'alone', 'casewright-2026-01-01T000000Z');
    cpSync(before, alone, { recursive: true });
    await expect(restoreBackup(alone, { ...options, adminUrl: other.adminUrl })).rejects.toThrow(
      /keys of this backup are not in .*alone\/keys/,
    );
    await restoreBackup(before, { ...options, adminUrl: other.adminUrl });
    const restored = new Client({ connectionString: other.adminUrl });
    await restored.connect();
    const { rows } = await restored.query(
      `SELECT (SELECT count(*)::integer FROM auth.users) AS users,
              (SELECT count(*)::integer FROM analysis.legal_documents) AS documents,
              (SELECT count(*)::integer FROM search.search_history) AS searches`,
    );
    await restored.end();
    await other.drop();
    expect(rows).toEqual([{ users: 2, documents: 0, searches: 0 }]);
  });
});
