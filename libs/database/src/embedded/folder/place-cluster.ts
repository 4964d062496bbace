import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseError } from '../../errors/database-error.js';
import { type Account, isRoot, unprivilegedAccount } from './account.js';
import type { FolderMarker } from './folder-marker.js';
import { firstUnreachable } from './reachable.js';

/** Where the cluster goes if root's data folder is inaccessible to every other account. */
const SYSTEM_FOLDER = '/var/lib/casewright';

/** Paths of one data folder; all absolute. */
export interface Placement {
  readonly dataDir: string;
  /** Holds all of the database; only the server's account may pass, and only into its own parts. */
  readonly home: string;
  readonly cluster: string;
  readonly passwordFile: string;
  readonly logFile: string;
  readonly runtimes: string;
  /** The account that the server runs as; undefined for our own. */
  readonly account: Account | undefined;
}

/** Makes the data folder and returns its real path. */
export function makeDataDir(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  return realpathSync(dataDir);
}

/** Decides where the cluster lives and as whom it runs, and makes that folder. */
export function placeCluster(dataDir: string, marker: FolderMarker | undefined): Placement {
  const made = existingHome(dataDir, marker);
  if (!isRoot()) return makeHome(dataDir, made ?? usualHome(dataDir), undefined);
  const account = made ? ownerOf(made) : accountOrFail();
  openTo(account, dataDir);
  const home = made ?? freshHome(dataDir, account);
  makeParent(home);
  const closed = firstUnreachable(dirname(home), account);
  if (closed) throw unreachable(home, closed, account);
  return makeHome(dataDir, home, account);
}

/** Whether a cluster was completely initialized there. */
export function hasCluster(home: string): boolean {
  return existsSync(join(home, 'postgres', 'PG_VERSION'));
}

function usualHome(dataDir: string): string {
  return join(dataDir, 'database');
}

function existingHome(dataDir: string, marker: FolderMarker | undefined): string | undefined {
  const home = marker ? resolve(dataDir, marker.home) : usualHome(dataDir);
  if (!marker || hasCluster(home)) return hasCluster(home) ? home : undefined;
  throw new DatabaseError(
    `The data folder ${dataDir} says that its database is in ${home}, but there is none. ` +
      'Put it back from a backup, or choose another folder with DATA_DIR.',
  );
}

function freshHome(dataDir: string, account: Account): string {
  if (!firstUnreachable(dataDir, account)) return usualHome(dataDir);
  const id = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  return join(SYSTEM_FOLDER, id);
}

/** A cluster stays with the account that made it, even if root starts it. */
function ownerOf(home: string): Account {
  const { uid, gid } = statSync(join(home, 'postgres'));
  return { uid, gid };
}

function accountOrFail(): Account {
  const account = unprivilegedAccount();
  if (account) return account;
  throw new DatabaseError(
    'PostgreSQL does not run as root, and this system has neither an account named postgres nor one named nobody. ' +
      'Start the application as an ordinary user, or give DATABASE_URL.',
  );
}

/** Lets the server's group pass root's private data folder, without showing what is in it. */
function openTo(account: Account, dataDir: string): void {
  const { uid, gid, mode } = statSync(dataDir);
  if (uid !== 0 || gid !== 0 || (mode & 0o001) !== 0) return;
  chownSync(dataDir, uid, account.gid);
  chmodSync(dataDir, (mode & 0o7777) | 0o010);
}

function makeParent(home: string): void {
  if (dirname(home) !== SYSTEM_FOLDER || existsSync(SYSTEM_FOLDER)) return;
  mkdirSync(SYSTEM_FOLDER, { recursive: true });
  chmodSync(SYSTEM_FOLDER, 0o711);
}

function unreachable(home: string, closed: string, account: Account): DatabaseError {
  return new DatabaseError(
    `The database in ${home} runs as the user with ID ${account.uid}, who may not enter ${closed}. ` +
      `Allow it with chmod o+x ${closed}, or choose another data folder with DATA_DIR.`,
  );
}

function makeHome(dataDir: string, home: string, account: Account | undefined): Placement {
  mkdirSync(home, { recursive: true, mode: 0o700 });
  if (account && statSync(home).uid === 0) {
    // Owned by root, so that the server's account cannot plant a link where root will write.
    chownSync(home, 0, account.gid);
    chmodSync(home, 0o710);
  }
  return {
    dataDir,
    home,
    cluster: join(home, 'postgres'),
    passwordFile: join(home, 'password'),
    logFile: join(home, 'postgres.log'),
    runtimes: join(home, 'runtime'),
    account,
  };
}
