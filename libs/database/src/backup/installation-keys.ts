import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { KEYS_FILE } from '../embedded/installation-secret.js';
import { DatabaseError } from '../errors/database-error.js';
import { encryptionKeys } from '../sealing/encryption-config.js';
import type { Manifest } from './manifest.js';
import { KEYS_FOLDER, readText, replace, wrappersOf } from './owner-keys.js';

/** Where backups in a folder have the installation's keys, if they do. */
export const keysBeside = (backups: string): string => join(backups, KEYS_FOLDER, KEYS_FILE);

/** What messages call a key of the installation, as `wrapping_keys()` does. */
export const nameOfKey = (key: string): string =>
  createHash('sha256').update(key).digest('hex').slice(0, 16);

/**
 * Puts the keys that the installation made beside its backups: whoever has those then reads
 * everything.
 */
export async function copyInstallationKeys(dataDir: string, backups: string): Promise<void> {
  await addKeys(join(dataDir, KEYS_FILE), keysBeside(backups));
}

/** The other way, where they are there. */
export async function restoreInstallationKeys(folder: string, dataDir: string): Promise<void> {
  await addKeys(keysBeside(dirname(folder)), join(dataDir, KEYS_FILE));
}

/** @throws DatabaseError where nobody could read what would be restored */
export async function refuseWithoutInstallationKeys(
  folder: string,
  manifest: Manifest,
  dataDir: string,
): Promise<void> {
  const beside = keysBeside(dirname(folder));
  const lists = [
    encryptionKeys(),
    await readText(join(dataDir, KEYS_FILE)),
    await readText(beside),
  ];
  const known = new Set(lists.flatMap((list) => list?.split(',') ?? []).map(nameOfKey));
  const [missing] = [...(await wrappersOf(folder, manifest))].filter((name) => !known.has(name));
  if (!missing) return;
  throw new DatabaseError(
    `What users wrote is sealed with the key ${missing}, which is not here. Where the backup was made, ` +
      `it is in ${KEYS_FILE} in the data folder, or in ENCRYPTION_KEYS. Put it into ${beside}, and restore again.`,
  );
}

/** Puts one file's keys before another's, which stay: something may have been wrapped by them. */
async function addKeys(from: string, to: string): Promise<void> {
  const [added, before] = [await readText(from), await readText(to)];
  if (!added) return;
  const all = new Set([...added.split(','), ...(before?.split(',') ?? [])]);
  await replace(to, [...all].join(','));
}
