import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { postmasterPid, query, temporaryFolder } from '../../testing/data-folder.js';
import { RUNNER, runEmbedded, stopAll } from '../../testing/embedded-process.js';
import { readableCheckout } from '../../testing/readable-checkout.js';
import { startEmbedded } from '../start-embedded.js';
import { isRoot, unprivilegedAccount } from './account.js';
import { readMarker } from './folder-marker.js';
import { firstUnreachable } from './reachable.js';

const nobody = unprivilegedAccount() ?? { uid: 65_534, gid: 65_534 };
const asRoot = isRoot() ? it : it.skip;
/** Another user must be able to read the built package. */
const closed = isRoot() && firstUnreachable(dirname(RUNNER), nobody) !== undefined;

describe('the account of the database', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let checkout: ReturnType<typeof readableCheckout> | undefined;
  let somebody: { uid?: number; gid?: number; runner?: string };

  beforeAll(() => {
    if (closed) checkout = readableCheckout();
    const runner = checkout?.place(RUNNER) ?? RUNNER;
    somebody = isRoot() ? { ...nobody, runner } : { runner };
  }, 120_000);
  afterAll(() => checkout?.remove());

  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(async () => {
    await stopAll();
    await folder.remove();
  });

  const ownerOf = (path: string) => statSync(path).uid;
  const runsAs = (pid: number) =>
    Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

  asRoot(
    'is not root when root starts it (skipped unless run as root)',
    async () => {
      const database = await startEmbedded({ dataDir: folder.path });
      expect(runsAs(postmasterPid(folder.path))).toBe(nobody.uid);
      expect(ownerOf(join(folder.path, 'database', 'postgres'))).toBe(nobody.uid);
      expect(ownerOf(join(folder.path, 'database'))).toBe(0);
      await database.stop();
    },
    60_000,
  );

  asRoot(
    'may be kept out by a folder above: then the cluster goes to /var/lib (skipped unless run as root)',
    async () => {
      const dataDir = join(folder.path, 'private', 'data');
      mkdirSync(dataDir, { recursive: true });
      chmodSync(join(folder.path, 'private'), 0o700);
      chmodSync(folder.path, 0o755);
      const database = await startEmbedded({ dataDir });
      const home = readMarker(dataDir)?.home ?? '';
      try {
        expect(home).toMatch(/^\/var\/lib\/casewright\/[0-9a-f]{12}$/);
        await query(database.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
        await database.stop();
        const again = await startEmbedded({ dataDir });
        expect(await query(again.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
        await again.stop();
      } finally {
        await database.stop();
        rmSync(home, { recursive: true, force: true });
      }
    },
    60_000,
  );

  asRoot(
    'stays the ordinary user that made the cluster (skipped unless run as root)',
    async () => {
      chownSync(folder.path, nobody.uid, nobody.gid);
      const first = await runEmbedded(folder.path, somebody);
      expect(first.error).toBe('');
      await first.stop();
      const asRootNow = await runEmbedded(folder.path);
      expect(runsAs(postmasterPid(folder.path))).toBe(nobody.uid);
      await asRootNow.stop();
      const back = await runEmbedded(folder.path, somebody);
      expect(back.error).toBe('');
      await back.stop();
    },
    60_000,
  );

  it('is the ordinary user who starts it', async () => {
    if (isRoot()) chownSync(folder.path, nobody.uid, nobody.gid);
    const run = await runEmbedded(folder.path, somebody);
    expect(run.error).toBe('');
    expect(await query(run.url, "SELECT length('é') AS n")).toEqual([{ n: 1 }]);
    const expected = isRoot() ? nobody.uid : process.getuid?.();
    expect(ownerOf(join(folder.path, 'database'))).toBe(expected);
    expect(ownerOf(join(folder.path, 'database', 'postgres'))).toBe(expected);
    expect(statSync(join(folder.path, 'database')).mode & 0o077).toBe(0);
    await run.stop();
  }, 60_000);

  it('is told when the folder is not its to write', async () => {
    const dataDir = join(folder.path, 'theirs');
    mkdirSync(dataDir);
    chmodSync(folder.path, 0o755);
    chmodSync(dataDir, 0o555);
    const run = await runEmbedded(dataDir, somebody);
    expect(run.error).toContain(
      `DatabaseError: The data folder ${dataDir} cannot be used by the user`,
    );
    expect(run.error).toContain('choose another with DATA_DIR');
    expect(existsSync(join(dataDir, 'database'))).toBe(false);
    const inside = await runEmbedded(join(dataDir, 'new'), somebody);
    expect(inside.error).toContain('cannot be used by the user');
    chmodSync(dataDir, 0o755);
  }, 60_000);
});
