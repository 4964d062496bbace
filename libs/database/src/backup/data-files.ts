import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { KEYS_FILE } from '../embedded/installation-secret.js';
import { hashFile } from './copy-table.js';
import type { FileRecord } from './manifest.js';

/**
 * Not copied from the data folder: the database, which is copied as rows, files that identify a
 * running process, and keys, which are kept beside the backups.
 */
const LEFT_OUT = ['database', 'backups', 'casewright.json', 'casewright.lock', KEYS_FILE];
const FILES = 'files';

/** Copies everything that is in the data folder alongside the database, and alongside backups. */
export async function copyFilesOut(
  dataDir: string,
  folder: string,
  backups: string,
): Promise<FileRecord[]> {
  const files: FileRecord[] = [];
  for (const path of await filesIn(dataDir)) {
    if (join(dataDir, path).startsWith(join(backups, sep))) continue;
    const copy = join(folder, FILES, path);
    await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
    await copyFile(join(dataDir, path), copy);
    files.push({ path, sha256: await hashFile(copy, false) });
  }
  return files;
}

/**
 * Restores the files, except the secret of an installation that has one: its roles depend on it.
 */
export async function copyFilesIn(
  folder: string,
  files: readonly FileRecord[],
  dataDir: string,
): Promise<void> {
  const there = await filesIn(dataDir);
  for (const { path } of files) {
    if (path === 'secret' && there.includes(path)) continue;
    await mkdir(dirname(join(dataDir, path)), { recursive: true });
    await copyFile(storedAs(folder, path), join(dataDir, path));
  }
}

export const storedAs = (folder: string, path: string): string => join(folder, FILES, path);

async function filesIn(dataDir: string): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dataDir.length + 1))
    .filter((path) => !LEFT_OUT.includes(path.split('/')[0] ?? '') && !path.startsWith('.probe-'))
    .sort();
}
