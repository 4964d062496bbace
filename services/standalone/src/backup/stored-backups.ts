import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import {
  addOwnerKeys,
  hashFile,
  isBackupName,
  type Manifest,
  OWNER_KEYS_FILE,
  surplusOf,
} from '@casewright/database';
import type { ObjectStore, StoredObject } from '@casewright/object-store';
import { freeBytes, OperatorError } from '@casewright/platform';

const FOLDER = 'backups/';
const MANIFEST = 'manifest.json';
const MEGABYTE = 1024 * 1024;
/** One that is being put there has no manifest yet either. */
const ABANDONED_MS = 24 * 3_600_000;
/** How many are named where one was not found. */
const NAMED = 5;

/**
 * Puts a backup into the storage: first the owners' keys, which are one file for all backups, and the
 * manifest last, since what has none is no backup. The installation's own keys stay here: with them,
 * whoever reads the storage would read everything.
 */
export async function storeBackup(store: ObjectStore, folder: string): Promise<void> {
  const into = dirname(folder);
  await shareOwnerKeys(store, into);
  const put = async (key: string, file: string): Promise<void> =>
    store.put(key, file, await hashFile(file, false));
  await put(FOLDER + OWNER_KEYS_FILE, join(into, OWNER_KEYS_FILE));
  for (const path of await filesOf(folder)) {
    if (path !== MANIFEST) await put(keyOf(basename(folder), path), join(folder, path));
  }
  await put(keyOf(basename(folder), MANIFEST), join(folder, MANIFEST));
}

/**
 * Brings a backup back from the storage, and the owners' keys as they are there now.
 * @returns its folder
 * @throws OperatorError where it is not there, has no room here, or was changed
 */
export async function fetchBackup(store: ObjectStore, name: string, into: string): Promise<string> {
  const objects = await store.list(FOLDER);
  const parts = objects.filter(({ key }) => nameIn(key) === name);
  if (!parts.some(({ key }) => key === keyOf(name, MANIFEST)))
    throw missing(store, name, wholeIn(objects));
  await refuseShortDisk(parts, into);
  const folder = join(into, name);
  const draft = `${folder}.unfinished`;
  try {
    for (const { key } of parts) await store.get(key, placeOf(key, name, draft));
    await shareOwnerKeys(store, into);
    await rename(draft, folder);
    return folder;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Copies what is here and not in the storage. @returns how many */
export async function copyBackups(store: ObjectStore, from: string): Promise<number> {
  const stored = wholeIn(await store.list(FOLDER));
  const missing = (await backupsIn(from)).filter((name) => !stored.includes(name));
  for (const name of missing) await storeBackup(store, join(from, name));
  return missing.length;
}

/** Fetches what is in the storage and not here. @returns how many */
export async function fetchBackups(store: ObjectStore, into: string): Promise<number> {
  const here = await backupsIn(into);
  const missing = wholeIn(await store.list(FOLDER)).filter((name) => !here.includes(name));
  if (missing.length > 0) await mkdir(into, { recursive: true, mode: 0o700 });
  for (const name of missing) await fetchBackup(store, name, into);
  return missing.length;
}

async function backupsIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).filter(isBackupName);
}

/** Removes all but the newest from the storage, as here, and what was cut short long ago. */
export async function keepNewestStored(store: ObjectStore, count: number): Promise<void> {
  const objects = await store.list(FOLDER);
  const whole = wholeIn(objects);
  const remarkOf = async (name: string): Promise<string | null> => {
    const text = await store.read(keyOf(name, MANIFEST)).catch(() => null);
    return text ? ((JSON.parse(text) as Manifest).remark ?? null) : 'Its manifest is damaged.';
  };
  const surplus = new Set(await surplusOf(whole, count, remarkOf));
  const gone = objects.map(({ key }) => nameIn(key)).filter((name) => isAbandoned(name, whole));
  for (const name of new Set([...surplus, ...gone])) {
    const keys = objects.map(({ key }) => key).filter((key) => nameIn(key) === name);
    // Without its manifest it is none from the beginning, should this be cut short.
    await store.delete(keys.sort((a, b) => rankOf(a) - rankOf(b)));
  }
}

const keyOf = (name: string, path: string): string => `${FOLDER}${name}/${path}`;
const nameIn = (key: string): string => key.slice(FOLDER.length).split('/')[0] ?? '';
const rankOf = (key: string): number => (key.endsWith(`/${MANIFEST}`) ? 0 : 1);

const wholeIn = (objects: readonly StoredObject[]): string[] =>
  objects
    .filter(({ key }) => isBackupName(nameIn(key)) && key === keyOf(nameIn(key), MANIFEST))
    .map(({ key }) => nameIn(key))
    .sort();

function isAbandoned(name: string, whole: readonly string[]): boolean {
  if (!isBackupName(name) || whole.includes(name)) return false;
  const [, day, hours, minutes] = /-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})/.exec(name) ?? [];
  return Date.now() - Date.parse(`${day}T${hours}:${minutes}:00Z`) > ABANDONED_MS;
}

/** Whoever writes to the storage must not write anywhere else here. */
function placeOf(key: string, name: string, draft: string): string {
  const place = join(draft, key.slice(keyOf(name, '').length));
  if (!relative(draft, place).startsWith('..')) return place;
  throw new OperatorError(`The backup ${name} has a file that leads out of its folder: ${key}.`);
}

async function shareOwnerKeys(store: ObjectStore, into: string): Promise<void> {
  const stored = await store.read(FOLDER + OWNER_KEYS_FILE);
  if (stored) await addOwnerKeys(into, stored);
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

async function refuseShortDisk(parts: readonly StoredObject[], into: string): Promise<void> {
  const needed = parts.reduce((sum, { size }) => sum + size, 0);
  const free = await freeBytes(into);
  if (free >= needed) return;
  throw new OperatorError(
    `There is no room for the backup in ${into}: it has ${Math.ceil(needed / MEGABYTE)} MB, and ${Math.floor(free / MEGABYTE)} MB are free.`,
  );
}

function missing(store: ObjectStore, name: string, whole: readonly string[]): OperatorError {
  const newest = whole.slice(-NAMED).reverse();
  const there = newest.length > 0 ? `The newest there are ${newest.join(', ')}.` : 'It has none.';
  return new OperatorError(`There is no backup ${name} here or in ${store.address}. ${there}`);
}
