import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseError } from '../../errors/database-error.js';
import { identify } from '../process-identity.js';

export const LOCK_FILE = 'casewright.lock';

interface Holder {
  readonly pid: number;
  readonly started: string;
}

/**
 * Takes the data folder for this process and returns what gives it back.
 *
 * The file names a process by number and start time, so that the lock of a killed run, or of a
 * machine that was switched off, never keeps a later one out. PostgreSQL has its own lock on
 * the cluster: this one is there to give the second run a sentence instead of a shared database.
 */
export function lockFolder(dataDir: string): () => void {
  const file = join(dataDir, LOCK_FILE);
  const self: Holder = { pid: process.pid, started: identify(process.pid)?.started ?? '' };
  const draft = `${file}.${self.pid}.${randomBytes(4).toString('hex')}`;
  try {
    writeFileSync(draft, JSON.stringify(self), { mode: 0o644 });
    // Linking is atomic and brings the whole text at once: nobody ever reads half a lock.
    while (!linked(draft, file)) removeStale(dataDir, file);
  } finally {
    rmSync(draft, { force: true });
  }
  return () => rmSync(file, { force: true });
}

function linked(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Clears the lock of a process that is gone; refuses when its holder is running. */
function removeStale(dataDir: string, file: string): void {
  const text = read(file);
  if (text === undefined) return;
  const holder = parse(text);
  const found = holder && identify(holder.pid);
  if (holder && found && !found.zombie && found.started === holder.started) {
    throw new DatabaseError(
      `The data folder ${dataDir} is in use by another run of the application (process ${holder.pid}). ` +
        'Stop that one first, or give this one its own folder with DATA_DIR.',
    );
  }
  // Two runs may find the same stale lock: whoever moved a fresh one by mistake puts it back.
  const aside = `${file}.${process.pid}.stale`;
  if (!moved(file, aside)) return;
  if (read(aside) !== text) linked(aside, file);
  unlinkSync(aside);
}

function moved(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function parse(text: string): Holder | undefined {
  try {
    const value = JSON.parse(text) as Partial<Holder>;
    return typeof value.pid === 'number' && typeof value.started === 'string'
      ? { pid: value.pid, started: value.started }
      : undefined;
  } catch {
    return undefined;
  }
}
