import { spawnSync } from 'node:child_process';
import { eventually } from '@casewright/testing/sync';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  folderToCopy,
  postmasterPid,
  query,
  type temporaryFolder,
} from '../testing/data-folder.js';
import { runEmbedded, stopAll } from '../testing/embedded-process.js';
import { isRunning } from './process-identity.js';
import { startEmbedded } from './start-embedded.js';

let made: Awaited<ReturnType<typeof folderToCopy>>;

beforeAll(async () => {
  made = await folderToCopy();
}, 60_000);
afterAll(() => made.remove());

describe('after a kill -9', () => {
  let folder: ReturnType<typeof temporaryFolder>;

  beforeEach(() => {
    folder = made.copy();
  });
  afterEach(async () => {
    await stopAll();
    await folder.remove();
  });

  /** A process with a database that has one committed row. */
  async function populated() {
    const owner = await runEmbedded(folder.path);
    expect(owner.error).toBe('');
    await query(owner.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    return { owner, server: postmasterPid(folder.path) };
  }

  const kept = (url: string) => query(url, 'SELECT answer FROM kept');

  it('of the process, the next start takes its database over', async () => {
    const { owner, server } = await populated();
    await owner.kill();
    const database = await startEmbedded({ dataDir: folder.path });
    expect(database.adopted).toBe(true);
    expect(postmasterPid(folder.path)).toBe(server);
    expect(await kept(database.url)).toEqual([{ answer: 42 }]);
    await database.stop();
    expect(isRunning(server)).toBe(false);
  }, 60_000);

  it('of the process, a database that no longer answers is replaced', async () => {
    const { owner, server } = await populated();
    await owner.kill();
    process.kill(server, 'SIGSTOP');
    const database = await startEmbedded({ dataDir: folder.path });
    expect(database.adopted).toBe(false);
    expect(isRunning(server)).toBe(false);
    expect(await kept(database.url)).toEqual([{ answer: 42 }]);
    await database.stop();
  }, 60_000);

  it('of the process and its database, the next start recovers at once', async () => {
    const { owner, server } = await populated();
    await owner.kill();
    process.kill(server, 'SIGKILL');
    const database = await startEmbedded({ dataDir: folder.path });
    expect(database.adopted).toBe(false);
    expect(await kept(database.url)).toEqual([{ answer: 42 }]);
    await database.stop();
  }, 60_000);

  it('of the database in the middle of a query, no process of it is in the way', async () => {
    const { owner, server } = await populated();
    const busy = query(owner.url, 'SELECT pg_sleep(60)').catch(() => 'cut off');
    await owner.kill();
    process.kill(server, 'SIGKILL');
    const database = await startEmbedded({ dataDir: folder.path });
    expect(await kept(database.url)).toEqual([{ answer: 42 }]);
    expect(await busy).toBe('cut off');
    await database.stop();
  }, 60_000);

  it('of the database alone, the process brings it back on the same address', async () => {
    const database = await startEmbedded({ dataDir: folder.path });
    await query(database.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    const server = postmasterPid(folder.path);
    process.kill(server, 'SIGKILL');
    await eventually(() => postmasterPid(folder.path) !== server, 'another server runs');
    expect(await eventually(() => kept(database.url), 'the server answers')).toEqual([
      { answer: 42 },
    ]);
    await database.stop();
    expect(() => postmasterPid(folder.path)).toThrow('ENOENT');
  }, 60_000);

  it('of an adopted database, its new process brings it back too', async () => {
    const { owner, server } = await populated();
    await owner.kill();
    const database = await startEmbedded({ dataDir: folder.path });
    process.kill(server, 'SIGKILL');
    await eventually(() => postmasterPid(folder.path) !== server, 'another server runs');
    expect(await eventually(() => kept(database.url), 'the server answers')).toEqual([
      { answer: 42 },
    ]);
    await database.stop();
  }, 60_000);
});

function processGroup(pid: number): number {
  return Number(spawnSync('ps', ['-o', 'pgid=', '-p', String(pid)], { encoding: 'utf8' }).stdout);
}

describe('a Ctrl-C in the terminal', () => {
  it('does not reach the database before the process stops it', async () => {
    const folder = made.copy();
    try {
      const owner = await runEmbedded(folder.path);
      const server = postmasterPid(folder.path);
      expect(processGroup(server)).not.toBe(owner.pid);
      process.kill(-owner.pid, 'SIGINT');
      expect(await query(owner.url, 'SELECT 1 AS up')).toEqual([{ up: 1 }]);
      await owner.stop();
      expect(isRunning(server)).toBe(false);
    } finally {
      await stopAll();
      await folder.remove();
    }
  }, 60_000);
});
