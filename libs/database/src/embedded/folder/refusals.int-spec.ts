import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { folderToCopy, query, temporaryFolder } from '../../testing/data-folder.js';
import { runEmbedded, stopAll } from '../../testing/embedded-process.js';
import { startEmbedded } from '../start-embedded.js';
import { LOCK_FILE } from './folder-lock.js';
import { FOLDER_FORMAT, MARKER_FILE } from './folder-marker.js';

describe('a data folder', () => {
  let made: Awaited<ReturnType<typeof folderToCopy>>;
  let folder: ReturnType<typeof temporaryFolder>;

  beforeAll(async () => {
    made = await folderToCopy();
  }, 60_000);
  afterAll(() => made.remove());

  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(async () => {
    await stopAll();
    await folder.remove();
  });

  /** For what is no matter of a first start. */
  const useMade = async () => {
    await folder.remove();
    folder = made.copy();
  };
  const start = (dataDir = folder.path) => startEmbedded({ dataDir });
  const refusal = (text: string) => ({
    name: 'DatabaseError',
    message: expect.stringContaining(text),
  });

  it('is refused to a second process, which names the first', async () => {
    await useMade();
    const first = await runEmbedded(folder.path);
    const second = await runEmbedded(folder.path);
    expect(second.error).toBe(
      `DatabaseError: The data folder ${folder.path} is in use by another run of the application (process ${first.pid}). ` +
        'Stop that one first, or give this one its own folder with DATA_DIR.',
    );
    expect(await query(first.url, 'SELECT 1 AS up')).toEqual([{ up: 1 }]);
  }, 60_000);

  it('goes to exactly one of two processes that start together', async () => {
    const both = await Promise.all([runEmbedded(folder.path), runEmbedded(folder.path)]);
    expect(both.map(({ error }) => error === '').toSorted()).toEqual([false, true]);
  }, 60_000);

  it('is refused to a second start in the same process, and free after a stop', async () => {
    await useMade();
    const first = await start();
    await expect(start()).rejects.toMatchObject(refusal(`process ${process.pid}`));
    await first.stop();
    await (await start()).stop();
  }, 60_000);

  it('is not kept by a lock whose process number now belongs to somebody else', async () => {
    await useMade();
    const stranger = JSON.stringify({ pid: process.pid, started: 'before the reboot' });
    writeFileSync(join(folder.path, LOCK_FILE), stranger);
    await (await start()).stop();
    expect(existsSync(join(folder.path, LOCK_FILE))).toBe(false);
  }, 60_000);

  it('starts although the number in postmaster.pid now belongs to somebody else', async () => {
    await useMade();
    // A server of the same account, as PostgreSQL itself passes over those of others.
    const sql = "SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1) AS pid";
    const [stranger] = await query<{ pid: string }>(process.env.TEST_DATABASE_URL ?? '', sql);
    const cluster = join(folder.path, 'database', 'postgres');
    const lines = [stranger?.pid, cluster, 1, 5432, '', '127.0.0.1', '', 'ready', ''];
    writeFileSync(join(cluster, 'postmaster.pid'), lines.join('\n'));
    const database = await start();
    expect(database.adopted).toBe(false);
    expect(await query(database.url, 'SELECT 1 AS up')).toEqual([{ up: 1 }]);
    await database.stop();
  }, 60_000);

  it('of a newer version is left alone', async () => {
    const newer = JSON.stringify({ format: FOLDER_FORMAT + 1, home: 'database' });
    writeFileSync(join(folder.path, MARKER_FILE), newer);
    await expect(start()).rejects.toMatchObject(
      refusal('was written by a newer version of the application (folder format 2'),
    );
    expect(existsSync(join(folder.path, LOCK_FILE))).toBe(false);
    expect(readFileSync(join(folder.path, MARKER_FILE), 'utf8')).toBe(newer);
  });

  it.each([
    [
      '17',
      'was made by PostgreSQL 17, and this version of the application brings PostgreSQL 18. Start the older',
    ],
    [
      '19',
      'was made by PostgreSQL 19, and this version of the application brings PostgreSQL 18. Start the newer',
    ],
  ])('of PostgreSQL %s is left alone', async (major, sentence) => {
    mkdirSync(join(folder.path, 'database', 'postgres'), { recursive: true });
    writeFileSync(join(folder.path, 'database', 'postgres', 'PG_VERSION'), `${major}\n`);
    await expect(start()).rejects.toMatchObject(refusal(sentence));
  });

  it('with a damaged marker is left alone', async () => {
    writeFileSync(join(folder.path, MARKER_FILE), '{"format":');
    await expect(start()).rejects.toMatchObject(refusal('is damaged'));
  });

  it('whose database is gone is not silently started empty', async () => {
    const marker = JSON.stringify({ format: FOLDER_FORMAT, home: '/var/lib/nowhere' });
    writeFileSync(join(folder.path, MARKER_FILE), marker);
    await expect(start()).rejects.toMatchObject(refusal('says that its database is in'));
  });

  it('whose password is gone gets a sentence', async () => {
    await useMade();
    writeFileSync(join(folder.path, 'database', 'password'), 'not the password');
    await expect(start()).rejects.toThrow('password authentication failed');
    expect(existsSync(join(folder.path, 'database', 'postgres', 'postmaster.pid'))).toBe(false);
  }, 60_000);

  it('cannot be made where a file is', async () => {
    writeFileSync(join(folder.path, 'file'), '');
    const inFile = join(folder.path, 'file', 'data');
    await expect(start(inFile)).rejects.toMatchObject(refusal('a file is in its place'));
    await expect(start(join(folder.path, 'file'))).rejects.toMatchObject(
      refusal('a file is in its place'),
    );
  });

  it('forgets an attempt to make the database that was interrupted', async () => {
    mkdirSync(join(folder.path, 'database', 'postgres.new', 'half'), { recursive: true });
    await (await start()).stop();
    expect(existsSync(join(folder.path, 'database', 'postgres.new'))).toBe(false);
  }, 60_000);

  it('with a setting that PostgreSQL does not know gets a sentence', async () => {
    await useMade();
    const settings = { shared_bufers: '1MB' };
    await expect(startEmbedded({ dataDir: folder.path, settings })).rejects.toMatchObject(
      refusal('PostgreSQL does not accept the setting "shared_bufers"'),
    );
  }, 60_000);

  it('with a port that is taken gets a sentence', async () => {
    await useMade();
    const holder = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => holder.once('listening', resolve));
    const { port } = holder.address() as { port: number };
    await expect(startEmbedded({ dataDir: folder.path, port })).rejects.toMatchObject(
      refusal(`The port ${port} for the embedded database is taken`),
    );
    holder.close();
  }, 60_000);
});
