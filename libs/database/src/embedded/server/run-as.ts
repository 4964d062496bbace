import type { SpawnOptions } from 'node:child_process';
import { chownSync } from 'node:fs';
import type { Placement } from '../folder/place-cluster.js';

/** Options for every program of the server: its account, its folder, a minimal environment. */
export function runAs({ account, home }: Placement): SpawnOptions {
  return {
    cwd: home,
    // Our own environment holds keys that the database has no use for.
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    ...account,
  };
}

/** Makes a file that we created the server's own. */
export function handOver(path: string, { account }: Placement): void {
  if (account) chownSync(path, account.uid, account.gid);
}
