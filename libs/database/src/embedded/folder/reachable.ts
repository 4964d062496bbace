import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Account } from './account.js';

/** The first folder on the way to `path`, itself included, that the account may not pass. */
export function firstUnreachable(path: string, account: Account): string | undefined {
  return ancestors(path).find((folder) => !mayPass(folder, account));
}

function mayPass(folder: string, account: Account): boolean {
  const { uid, gid, mode } = statSync(folder);
  if (uid === account.uid) return (mode & 0o100) !== 0;
  if (gid === account.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}

function ancestors(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [path] : [...ancestors(parent), path];
}
