import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { TestDatabase } from '@casewright/testing';
import {
  describeWithData,
  readSharedLines,
  sampleOf,
  sharedData,
} from '@casewright/testing/shared-data';
import { jest } from '@jest/globals';
import { builtScript } from '../../testing/built-script.js';
import { LibraryContext } from '../../testing/library-context.js';
import { starterDatabase } from '../../testing/starter-database.js';

jest.setTimeout(300_000);

const POLL_MS = 10;

describeWithData('an import that is killed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-killed-'));
  let importProcess: string;
  let killed: TestDatabase;
  let undisturbed: TestDatabase;
  let afterKill: LibraryContext;
  let reference: LibraryContext;

  beforeAll(async () => {
    // The built one: what an administrator's click or `npm run import` runs.
    importProcess = builtScript('command/import-process.js');
    killed = await starterDatabase();
    undisturbed = await starterDatabase();
    afterKill = await LibraryContext.open(killed.url('search'));
    reference = await LibraryContext.open(undisturbed.url('search'));
  });

  afterAll(async () => {
    await afterKill.close();
    await reference.close();
    await killed.drop();
    await undisturbed.drop();
    rmSync(folder, { recursive: true });
  });

  const start = (database: TestDatabase, path: string): ChildProcess =>
    spawn(process.execPath, [importProcess, path], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: database.url('search') },
    });

  /** Kills the import the first time that `sql` finds something, and waits for its locks to go. */
  async function killWhen(path: string, sql: string): Promise<void> {
    const child = start(killed, path);
    const ended = once(child, 'exit');
    while (child.exitCode === null && (await afterKill.query(sql)).length === 0)
      await delay(POLL_MS);
    child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    const held = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = 4310 AND granted";
    while ((await afterKill.query(held)).length > 0) await delay(POLL_MS);
  }

  async function finish(database: TestDatabase, path: string): Promise<void> {
    const [code] = (await once(start(database, path), 'exit')) as [number | null];
    expect(code).toBe(0);
  }

  const SHOWN = "SELECT 1 FROM cases WHERE published AND source <> 'starter' LIMIT 1";
  const shown = () => afterKill.query(SHOWN);

  it('is shown by the next, and ends like an undisturbed one: JSONL', async () => {
    const all = readSharedLines<{ id: string }>('opinions', 'opinions_dev.jsonl.gz');
    const cases = sampleOf(all, ({ id }) => id, 4);
    const path = join(folder, 'opinions.jsonl');
    writeFileSync(path, cases.map((each) => `${JSON.stringify(each)}\n`).join(''));
    await killWhen(path, "SELECT 1 FROM cases WHERE source = 'jsonl' LIMIT 1");
    expect(await shown()).toEqual([]);
    await killWhen(path, SHOWN);
    expect(await shown()).toHaveLength(1);
    await finish(killed, path);
    await finish(undisturbed, path);
    expect(await afterKill.dump()).toEqual(await reference.dump());
  });

  it('and so does CourtListener bulk data, killed while it is staged and while it is joined', async () => {
    const path = sharedData('formats/courtlistener_bulk');
    await killWhen(path, 'SELECT 1 FROM import_files WHERE done AND label ~ $$clusters$$');
    await killWhen(path, "SELECT 1 FROM cases WHERE source = 'courtlistener' LIMIT 1");
    await finish(killed, path);
    await finish(undisturbed, path);
    expect(await afterKill.dump()).toEqual(await reference.dump());
    expect(await shown()).toHaveLength(1);
  });
});
