import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  createDataSource,
  type ServiceDatabaseOptions,
} from '../data-source/create-data-source.js';
import { migrate } from '../migrations/migrate.js';
import { provision } from '../provisioning/provision.js';
import { freshDatabase } from '../testing/fresh-database.js';
import { CreateNotes1700000000000, NOTES } from '../testing/sealed-notes.js';
import { makeBackup } from './make-backup.js';
import { restoreBackup } from './restore-backup.js';

const KEY = 'b2xkLWtleS1vbGQta2V5LW9sZC1rZXktb2xkLWtleS0';
const NAME = createHash('sha256').update(KEY).digest('hex').slice(0, 16);

const notes = (url: string): ServiceDatabaseOptions => ({
  url,
  schema: 'search',
  applicationName: 'spec',
  entities: [],
  migrations: [CreateNotes1700000000000],
  sealed: [NOTES],
});

describe('the key of an installation that made it', () => {
  const given = process.env.ENCRYPTION_KEYS;
  const root = mkdtempSync(join(tmpdir(), 'casewright-keys-'));
  const dataDir = join(root, 'data');
  let database: Awaited<ReturnType<typeof freshDatabase>>;

  beforeAll(async () => {
    process.env.ENCRYPTION_KEYS = KEY;
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'encryption-keys'), KEY);
    database = await freshDatabase();
    const { search = '' } = await provision(database.adminUrl, ['search'], 'a secret');
    await migrate(createDataSource(notes(search)));
    const db = await createDataSource(notes(search)).initialize();
    await db.query(`INSERT INTO notes (user_id, words) VALUES (7, 'sealed')`);
    await db.destroy();
  });
  afterAll(async () => {
    process.env.ENCRYPTION_KEYS = given;
    await database.drop();
    rmSync(root, { recursive: true });
  });
  beforeEach(() => {
    process.env.ENCRYPTION_KEYS = '';
  });

  const backUp = (name: string, withKey?: boolean): Promise<string> =>
    makeBackup({
      adminUrl: database.adminUrl,
      schemas: ['search'],
      into: join(root, name),
      dataDir,
      build: { version: '0', commit: null },
      reason: 'asked',
      withKey,
    });

  /** Into an installation that has nothing. @returns the keys that it has then */
  async function restore(folder: string, name: string): Promise<string | undefined> {
    const other = await freshDatabase();
    const into = join(root, name);
    mkdirSync(into);
    try {
      await restoreBackup(folder, {
        adminUrl: other.adminUrl,
        databases: { search: notes },
        secret: 'another',
        dataDir: into,
        replace: false,
      });
    } finally {
      await other.drop();
    }
    return readdirSync(into).includes('encryption-keys')
      ? readFileSync(join(into, 'encryption-keys'), 'utf8')
      : undefined;
  }

  it('is in no file of a backup, which is refused without it, by its name', async () => {
    const folder = await backUp('alone');
    const files = readdirSync(join(root, 'alone'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    expect(files.length).toBeGreaterThan(2);
    expect(files.filter((file) => readFileSync(file).includes(KEY))).toEqual([]);
    const place = join(root, 'alone', 'keys', 'encryption-keys');
    await expect(restore(folder, 'without')).rejects.toThrow(
      new RegExp(`sealed with the key ${NAME}, which is not here.* ${place}, `),
    );
    expect(readdirSync(join(root, 'without'))).toEqual([]);
  });

  it('is taken where it is brought along: from a file, or ENCRYPTION_KEYS', async () => {
    const folder = await backUp('brought');
    process.env.ENCRYPTION_KEYS = `${KEY.toUpperCase()},${KEY}`;
    expect(await restore(folder, 'by-variable')).toBeUndefined();
    process.env.ENCRYPTION_KEYS = '';
    writeFileSync(join(dirname(folder), 'keys', 'encryption-keys'), `${KEY}\n`);
    expect(await restore(folder, 'by-file')).toBe(KEY);
  });

  it('is in a backup where that is asked for, and comes back with it', async () => {
    const folder = await backUp('with-key', true);
    expect(await restore(folder, 'asked-for')).toBe(KEY);
  });
});
