import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { makeBackup } from '../backup/make-backup.js';
import { readManifest } from '../backup/manifest.js';
import {
  createDataSource,
  type ServiceDatabaseOptions,
} from '../data-source/create-data-source.js';
import { migrate } from '../migrations/migrate.js';
import { provision } from '../provisioning/provision.js';
import { query } from '../testing/data-folder.js';
import { freshDatabase } from '../testing/fresh-database.js';
import { CreateNotes1700000000000, NOTES } from '../testing/sealed-notes.js';
import { destroyOwnerKey, KEYS_LOCK, prepareSealing, sealOlder } from './prepare-sealing.js';

const OLD = 'b2xkLWtleS1vbGQta2V5LW9sZC1rZXktb2xkLWtleS0';
const NEW = 'bmV3LWtleS1uZXcta2V5LW5ldy1rZXktbmV3LWtleS0';

describe('sealed content', () => {
  const before = process.env.ENCRYPTION_KEYS;
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let url: string;
  let db: DataSource;

  const options = (): ServiceDatabaseOptions => ({
    url,
    schema: 'search',
    applicationName: 'spec',
    entities: [],
    migrations: [CreateNotes1700000000000],
    sealed: [NOTES],
  });
  /** A connection as a service has it that was started with these keys. */
  async function connect(keys: string): Promise<DataSource> {
    process.env.ENCRYPTION_KEYS = keys;
    return createDataSource(options()).initialize();
  }
  async function withKeys<T>(keys: string, work: (source: DataSource) => Promise<T>): Promise<T> {
    const source = await connect(keys);
    try {
      return await work(source);
    } finally {
      await source.destroy();
    }
  }
  const add = async (source: DataSource, userId: number, words: string): Promise<number> => {
    const [{ id }] = await source.query(
      'INSERT INTO notes (user_id, words) VALUES ($1, $2) RETURNING id',
      [userId, words],
    );
    return id;
  };
  const read = async (source: DataSource, id: number): Promise<string> => {
    const [{ words }] = await source.query(
      'SELECT opened(sealed, words, owner_key(user_id)) AS words FROM notes WHERE id = $1',
      [id],
    );
    return words;
  };

  beforeAll(async () => {
    database = await freshDatabase();
    url = (await provision(database.adminUrl, ['search'], 'a secret')).search ?? '';
    await migrate(createDataSource(options()));
    db = await connect(OLD);
  });
  afterAll(async () => {
    process.env.ENCRYPTION_KEYS = before;
    await db.destroy();
    await database.drop();
  });
  beforeEach(() => db.query('TRUNCATE notes, owner_keys, destroyed_keys'));

  it('comes back as it was, in every type', async () => {
    const words = `Rivera’s 😀 \u0001 line\r\nbreaks ${'and more '.repeat(50_000)}`;
    const facts = { party: 'Acme', sums: [1.5, null] };
    const bytes = Buffer.from([0, 1, 2, 254, 255]);
    await db.query(
      'INSERT INTO notes (user_id, words, facts, more, bytes) VALUES (7, $1, $2, $3, $4)',
      [words, JSON.stringify(facts), JSON.stringify(facts), bytes],
    );
    const [stored] = await db.query('SELECT * FROM notes');
    expect(JSON.stringify(stored)).not.toMatch(/Acme|Rivera/);
    expect(stored.sealed).toBe(true);
    const [opened] = await db.query(`
      SELECT opened(sealed, words, k) AS words, opened(sealed, facts, k) AS facts,
             opened(sealed, more, k) AS more, opened(sealed, bytes, k) AS bytes,
             opened_text(sealed, facts, k) AS json
        FROM notes, owner_key(7) AS k`);
    expect(opened).toEqual({ words, facts, more: facts, bytes, json: JSON.stringify(facts) });
  });

  it('is sealed anew where it changes, and left as it is where it does not', async () => {
    const id = await add(db, 7, 'first');
    const cipher = async () => (await db.query('SELECT words FROM notes'))[0].words as string;
    const first = await cipher();
    await db.query('UPDATE notes SET words = words, user_id = user_id');
    expect(await cipher()).toBe(first);
    await db.query("UPDATE notes SET words = 'second'");
    expect(await cipher()).not.toBe(first);
    expect(await read(db, id)).toBe('second');
  });

  it('has one key for an owner, however many write first at once, and never another’s', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, (_, n) => add(db, 7, `note ${n}`)));
    expect(await db.query('SELECT count(*)::integer AS keys FROM owner_keys')).toEqual([
      { keys: 1 },
    ]);
    expect(await Promise.all(ids.map((id) => read(db, id)))).toEqual(
      ids.map((_, n) => `note ${n}`),
    );
    await add(db, 8, 'another');
    await expect(
      db.query('SELECT opened(sealed, words, owner_key(8)) FROM notes WHERE user_id = 7'),
    ).rejects.toThrow(/Wrong key or corrupt data/);
  });

  it('is refused where it was altered', async () => {
    const id = await add(db, 7, 'The rent is $2,000 a month.');
    await db.query('ALTER TABLE notes DISABLE TRIGGER seal');
    await db.query(`
      UPDATE notes SET words = encode(set_byte(raw, length(raw) - 30, get_byte(raw, length(raw) - 30) # 1), 'base64')
        FROM (SELECT decode(words, 'base64') AS raw FROM notes) AS stored`);
    await db.query('ALTER TABLE notes ENABLE TRIGGER seal');
    await expect(read(db, id)).rejects.toThrow(/Wrong key or corrupt data/);
  });

  it('is stored as it is without keys, and sealed once there are some', async () => {
    const id = await withKeys('', (plain) => add(plain, 7, 'plain'));
    expect(await db.query('SELECT words, sealed FROM notes')).toEqual([
      { words: 'plain', sealed: false },
    ]);
    expect(await read(db, id)).toBe('plain');
    expect(await sealOlder(db, [NOTES], () => true)).toBe(0);
    expect(await sealOlder(db, [NOTES], () => false)).toBe(1);
    expect((await db.query('SELECT words, sealed FROM notes'))[0]).toMatchObject({ sealed: true });
    expect(await read(db, id)).toBe('plain');
  });

  it('is not written over, nor anything beside it, by whoever lacks the keys', async () => {
    await add(db, 7, 'sealed');
    await withKeys('', async (plain) => {
      await expect(plain.query("UPDATE notes SET words = 'x'")).rejects.toThrow(
        /wrapped by none of ENCRYPTION_KEYS/,
      );
      await expect(plain.query('SELECT owner_key(user_id) FROM notes')).rejects.toThrow(
        /wrapped by none of ENCRYPTION_KEYS/,
      );
      await expect(prepareSealing(plain)).rejects.toThrow(
        'The data of 1 user is encrypted with a key that is not in ENCRYPTION_KEYS.',
      );
    });
    await withKeys(NEW, (other) =>
      expect(add(other, 7, 'x')).rejects.toThrow(/wrapped by none of ENCRYPTION_KEYS/),
    );
  });

  it('is opened by a new key once that has wrapped what the old one had', async () => {
    const id = await add(db, 7, 'kept');
    await withKeys(`${NEW},${OLD}`, prepareSealing);
    await withKeys(NEW, async (next) => {
      await prepareSealing(next);
      expect(await read(next, id)).toBe('kept');
    });
  });

  it('is unreadable once its key is destroyed; what its owner writes then has another', async () => {
    await add(db, 7, 'gone');
    const others = await add(db, 8, 'kept');
    await destroyOwnerKey(db, 7);
    await destroyOwnerKey(db, 7);
    expect(await read(db, others)).toBe('kept');
    const [{ id }] = await db.query('SELECT id FROM notes WHERE user_id = 7');
    await expect(read(db, id)).rejects.toThrow('its owner has no key');
    expect(await db.query('SELECT 1 FROM destroyed_keys')).toHaveLength(1);
    expect(await read(db, await add(db, 7, 'new'))).toBe('new');
    await expect(read(db, id)).rejects.toThrow(/Wrong key or corrupt data/);
  });

  it('loses its key in the midst of a backup, which has the keys of all its rows', async () => {
    await add(db, 7, 'of somebody who leaves');
    const [{ id }] = await db.query('SELECT id FROM owner_keys');
    const into = mkdtempSync(join(tmpdir(), 'casewright-keys-'));
    const build = { version: '0', commit: null };
    const folder = await makeBackup({
      adminUrl: database.adminUrl,
      schemas: ['search'],
      into,
      build,
      reason: 'asked',
      free: async () => {
        await destroyOwnerKey(db, 7);
        return Number.POSITIVE_INFINITY;
      },
    });
    expect((await readManifest(folder)).ownerKeys).toEqual({ search: [id] });
    expect(await db.query('SELECT id FROM owner_keys')).toEqual([]);
    rmSync(into, { recursive: true });
  });

  it('keeps its key while a backup reads the keys, and no longer than others can wait', async () => {
    await add(db, 7, 'kept for now');
    const backup = db.createQueryRunner();
    await backup.query('SELECT pg_advisory_lock_shared($1)', [KEYS_LOCK]);
    await expect(destroyOwnerKey(db, 7)).rejects.toThrow('lock timeout');
    await backup.query('SELECT pg_advisory_unlock_shared($1)', [KEYS_LOCK]);
    await backup.release();
    await destroyOwnerKey(db, 7);
    expect(await db.query('SELECT id FROM owner_keys')).toEqual([]);
  });

  it('keeps its tables from being taken back while anything is sealed', async () => {
    await add(db, 7, 'sealed');
    await expect(db.undoLastMigration()).rejects.toThrow('notes has sealed rows');
    await db.query('TRUNCATE notes');
    await db.undoLastMigration();
    expect(await db.query("SELECT to_regclass('search.owner_keys') AS there")).toEqual([
      { there: null },
    ]);
    await db.runMigrations();
  });

  it('is stored as it is on a server without pgcrypto, and refused with keys', async () => {
    await query(database.adminUrl, 'DROP EXTENSION pgcrypto');
    try {
      await withKeys('', async (plain) => {
        await prepareSealing(plain);
        expect(await read(plain, await add(plain, 7, 'plain'))).toBe('plain');
      });
      await withKeys(NEW, (other) =>
        expect(prepareSealing(other)).rejects.toThrow('the database lacks the extension pgcrypto'),
      );
    } finally {
      await query(database.adminUrl, 'CREATE EXTENSION pgcrypto SCHEMA extensions');
    }
  });

  it.each(['short', `${OLD},`, `${OLD} ${NEW}`])('takes no keys like “%s”', (keys) => {
    process.env.ENCRYPTION_KEYS = keys;
    expect(() => createDataSource(options())).toThrow(/keys of 32 bytes in base64url/);
  });
});
