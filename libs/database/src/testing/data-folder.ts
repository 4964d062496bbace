import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

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

/** The number of the server's process, from the cluster in the usual place. */
export function postmasterPid(dataDir: string): number {
  const file = join(dataDir, 'database', 'postgres', 'postmaster.pid');
  return Number.parseInt(readFileSync(file, 'utf8'), 10);
}

/** One query on a connection of its own. */
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

/** Repeats until it no longer fails, or gives its last failure after `ms`. */
export async function eventually<T>(attempt: () => Promise<T> | T, ms = 20_000): Promise<T> {
  const until = Date.now() + ms;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > until) throw error;
      await delay(25);
    }
  }
}

async function endServer(dataDir: string): Promise<void> {
  if (!existsSync(join(dataDir, 'database', 'postgres', 'postmaster.pid'))) return;
  try {
    process.kill(postmasterPid(dataDir), 'SIGQUIT');
    await eventually(() => {
      if (existsSync(join(dataDir, 'database', 'postgres', 'postmaster.pid'))) throw new Error();
    });
  } catch {
    // It was dead already.
  }
}
