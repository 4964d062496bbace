import type { SpawnOptions } from 'node:child_process';
import { chownSync } from 'node:fs';
import type { Placement } from '../folder/place-cluster.js';

/** How every program of the server is started: as its account, in its folder, knowing little. */
export function runAs({ account, home }: Placement): SpawnOptions {
  return {
    cwd: home,
    // Our own environment holds keys that the database has no use for.
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    ...account,
  };
}

/** A file we made for the server becomes the server's. */
export function handOver(path: string, { account }: Placement): void {
  if (account) chownSync(path, account.uid, account.gid);
}
