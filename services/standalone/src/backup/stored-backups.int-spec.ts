import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashFile, restoreBackup } from '@casewright/database';
import { type ObjectStore, openStore } from '@casewright/object-store';
import { createLogger } from '@casewright/platform';
import { createTestDatabase, type S3Server, startS3 } from '@casewright/testing';
import { jest } from '@jest/globals';
import { Client } from 'pg';
import { type RunningProduct, startProduct } from '../../test/product.js';
import { backUp } from './back-up.js';
import { BackupConfig } from './backup-config.js';
import { DATABASES } from './databases.js';
import { fetchBackup } from './stored-backups.js';

jest.setTimeout(120_000);

const ANN = { email: 'ann@firm.example', password: 'secret-1' };
const LEASE = 'This lease is made between Harbor LLC and Mill Co. on May 1, 2026.';
const RESTORE = fileURLToPath(new URL('../../dist/backup/restore.js', import.meta.url));
const logger = createLogger('spec', 'silent');

/** Each file's SHA-256 by its path in the folder. */
const hashesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [
        file.slice(folder.length + 1),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );

describe('backups in an object storage', () => {
  const root = mkdtempSync(join(tmpdir(), 'casewright-stored-'));
  const into = join(root, 'backups');
  let product: RunningProduct;
  let s3: S3Server;
  let store: ObjectStore;
  let dataDir: string | undefined;
  let sql: Client;

  const open = async (env: Record<string, string> = {}): Promise<ObjectStore> =>
    (await openStore({ ...s3.env, ...env }))!;
  const make = (keep = 7, place = into, other = store): Promise<string> =>
    backUp({
      adminUrl: product.database.adminUrl,
      dataDir,
      into: place,
      store: other,
      reason: 'asked',
      logger,
      config: Object.assign(new BackupConfig(), { BACKUP_KEEP: keep, BACKUP_TRIAL: 'off' }),
    });
  const put = async (key: string, file: string): Promise<void> =>
    store.put(key, file, await hashFile(file, false));
  const noted = async () =>
    (await sql.query('SELECT * FROM auth.backups ORDER BY made_at DESC LIMIT 1')).rows;
  const keysIn = async (prefix: string): Promise<string[]> =>
    (await store.list(prefix)).map(({ key }) => key).sort();

  beforeAll(async () => {
    s3 = await startS3();
    store = await open();
    product = await startProduct();
    // A second one has its own.
    dataDir = process.env.DATA_DIR;
    sql = new Client({ connectionString: product.database.adminUrl });
    await sql.connect();
    const cookie = await product.signUp(ANN.email);
    const form = new FormData();
    form.set('file', new Blob([LEASE]), 'lease.txt');
    expect((await product.ask(cookie, '/api/insights/analyze', form)).status).toBe(200);
  });
  afterAll(async () => {
    await sql.end();
    await product.stop();
    await s3.stop();
    rmSync(root, { recursive: true });
  });

  it('are copied whole, and come back byte for byte on a machine that has nothing', async () => {
    const folder = await make();
    const name = basename(folder);
    expect(await noted()).toMatchObject([{ stored: true, failure: null }]);
    const before = hashesOf(folder);
    expect(await keysIn(`backups/${name}/`)).toEqual(
      Object.keys(before)
        .map((path) => `backups/${name}/${path}`)
        .sort(),
    );
    const elsewhere = join(root, 'elsewhere');
    mkdirSync(elsewhere);
    const fetched = await fetchBackup(store, name, elsewhere);
    expect(hashesOf(fetched)).toEqual(before);
    const database = await createTestDatabase();
    await restoreBackup(fetched, {
      adminUrl: database.adminUrl,
      databases: DATABASES,
      secret: 'another',
      replace: false,
    });
    const second = await startProduct({ database });
    const login = await second.ask('', '/api/auth/login', ANN);
    const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const [document] = (await (await second.ask(cookie, '/api/documents')).json()) as {
      id: string;
    }[];
    const text = await second.ask(cookie, `/api/documents/${document?.id}/text`);
    expect(await text.text()).toContain('Harbor LLC');
    await second.stop();
  });

  it('are without the keys that open them', async () => {
    const own = join(root, 'own');
    mkdirSync(join(own, 'keys'), { recursive: true });
    writeFileSync(join(own, 'keys', 'encryption-keys'), 'a-key-of-the-installation');
    await make(7, own);
    const stored = Object.keys(hashesOf(s3.objects));
    expect(stored.some((path) => path.includes('owner-keys.json'))).toBe(true);
    expect(stored.filter((path) => path.includes('encryption-keys'))).toEqual([]);
  });

  it('keep what a machine with an empty disk does not know of the keys', async () => {
    const shared = 'backups/keys/owner-keys.json';
    const lost = { schema: 'analysis', id: randomBytes(16).toString('hex'), userId: 9 };
    const gone = { ...lost, id: randomBytes(16).toString('hex') };
    const file = join(root, 'owner-keys.json');
    writeFileSync(file, JSON.stringify({ keys: [lost, gone], destroyed: [gone.id] }));
    await put(shared, file);
    await make(7, join(root, 'empty'));
    const kept = JSON.parse((await store.read(shared)) ?? '') as { keys: { id: string }[] };
    const ids = kept.keys.map(({ id }) => id);
    expect([ids.includes(lost.id), ids.includes(gone.id), ids.length > 1]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('go when there are newer ones, and what was cut short goes a day later', async () => {
    const old = 'casewright-2020-01-01T000000Z';
    const young = `casewright-${new Date().toISOString().slice(0, 11)}000001Z`;
    const file = join(root, 'rows');
    writeFileSync(file, 'rows');
    for (const name of [old, young]) await put(`backups/${name}/auth.users.copy.gz`, file);
    const name = basename(await make(1));
    const names = new Set((await keysIn('backups/')).map((key) => key.split('/')[1]));
    names.delete(young);
    expect([...names]).toEqual([name, 'keys']);
  });

  it('are refused where they are changed, cut short, or lead elsewhere', async () => {
    const name = basename(await make());
    const at = join(s3.objects, 'backups', name);
    const place = join(root, 'place');
    mkdirSync(place);
    const hostile = {
      list: async () =>
        ['manifest.json', '../../stolen'].map((path) => ({
          key: `backups/${name}/${path}`,
          size: 1,
        })),
      get: async () => undefined,
    };
    await expect(fetchBackup(hostile as unknown as ObjectStore, name, place)).rejects.toThrow(
      'leads out of its folder',
    );
    writeFileSync(join(at, 'auth.users.copy.gz._S3rver_object'), 'other rows');
    await expect(fetchBackup(store, name, place)).rejects.toThrow(/SHA-256 differs/);
    expect(readdirSync(place)).toEqual([]);
    await store.delete([`backups/${name}/manifest.json`]);
    await expect(fetchBackup(store, name, place)).rejects.toThrow(
      /^There is no backup casewright-\S+ here or in s3:\/\/casewright\/firm\./,
    );
  });

  it('are fetched by the command that restores, by their name', async () => {
    const folder = await make();
    const kept = join(root, 'kept');
    renameSync(folder, kept);
    const database = await createTestDatabase();
    const restore = spawn(process.execPath, [RESTORE, basename(folder)], {
      env: {
        PATH: process.env.PATH,
        ...s3.env,
        DATABASE_URL: database.adminUrl,
        DATA_DIR: join(root, 'data'),
        BACKUP_DIR: into,
        INIT_CWD: root,
        // No backup has it.
        ENCRYPTION_KEYS: process.env.ENCRYPTION_KEYS,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [restore.stdout, restore.stderr])
      stream.on('data', (chunk) => (said += String(chunk)));
    await once(restore, 'exit');
    expect(said).toContain('Start the product now.');
    expect(hashesOf(folder)).toEqual(hashesOf(kept));
    await database.drop();
  });

  it('carry files of several parts', async () => {
    const file = join(root, 'large');
    writeFileSync(file, randomBytes(40 * 1024 * 1024 + 1));
    await put('large', file);
    await store.get('large', join(root, 'back'));
    expect(readFileSync(join(root, 'back')).equals(readFileSync(file))).toBe(true);
    await store.delete(['large']);
    expect(await store.read('large')).toBeNull();
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['no such bucket', { OBJECT_STORE_URL: 's3://nowhere' }, /There is no such bucket/],
    ['other credentials', { AWS_ACCESS_KEY_ID: 'x' }, /did not accept the credentials/],
    ['no server', { OBJECT_STORE_ENDPOINT: 'http://127.0.0.1:9' }, /did not answer/],
  ])('are here all the same where the storage has %s, and it is told', async (_, env, reason) => {
    const place = mkdtempSync(join(root, 'alone-'));
    mkdirSync(join(place, 'casewright-2020-01-01T000000Z'));
    const made = make(1, place, await open(env));
    await expect(made).rejects.toThrow(/^The backup is in \S+ alone\. The object storage s3:/);
    await expect(made).rejects.toThrow(reason);
    const [, folder] = /is in (\S+) alone/.exec(await made.catch(String)) ?? [];
    expect(existsSync(join(folder ?? '', 'manifest.json'))).toBe(true);
    expect(readdirSync(place).sort()).toEqual([basename(folder ?? ''), 'keys']);
    const [{ failure, stored }] = await noted();
    expect([stored, failure]).toEqual([false, expect.stringMatching(reason)]);
  });

  it('need an address that names a bucket', async () => {
    for (const address of ['s3://', 'https://casewright', 's3://A', 's3://firm/a b']) {
      await expect(openStore({ OBJECT_STORE_URL: address })).rejects.toThrow(
        'OBJECT_STORE_URL: must be s3://BUCKET or s3://BUCKET/FOLDER',
      );
    }
    expect(await openStore({})).toBeNull();
  });
});
