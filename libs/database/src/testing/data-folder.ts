import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@casewright/testing/sync';
import { Client } from 'pg';
import { startEmbedded } from '../embedded/start-embedded.js';

/** A temporary folder for one spec; `remove` also ends a server that is still running in it. */
export function temporaryFolder(): { path: string; remove(): Promise<void> } {
  const path = mkdtempSync(join(tmpdir(), 'casewright-spec-'));
  return {
    path,
    remove: async () => {
      await endServer(path);
      rmSync(path, { recursive: true, force: true });
    },
  };
}

/** What folders with a stopped database are copied from: to make one takes ten times as long. */
export async function folderToCopy() {
  const { path, remove } = temporaryFolder();
  await (await startEmbedded({ dataDir: path })).stop();
  const copy = () => {
    const folder = temporaryFolder();
    const { status } = spawnSync('cp', ['-a', `${path}/.`, folder.path]);
    if (status !== 0) throw new Error(`${path} could not be copied.`);
    return folder;
  };
  return { copy, remove };
}

/** The number of the server's process, from the cluster in the usual place. */
export function postmasterPid(dataDir: string): number {
  return Number.parseInt(readFileSync(pidFile(dataDir), 'utf8'), 10);
}

const pidFile = (dataDir: string): string =>
  join(dataDir, 'database', 'postgres', 'postmaster.pid');

/** One query on its own connection. */
export async function query<Row = Record<string, unknown>>(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(sql, values)).rows as Row[];
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function endServer(dataDir: string): Promise<void> {
  if (!existsSync(pidFile(dataDir))) return;
  try {
    process.kill(postmasterPid(dataDir), 'SIGQUIT');
    await eventually(() => !existsSync(pidFile(dataDir)), 'the server has ended');
  } catch {
    // It was dead already.
  }
}
