import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEYS_FILE, keysBeside, nameOfKey } from '@casewright/database';

interface Place {
  /** Of the one process. */
  dataDir: string | undefined;
  /** The folder of backups. */
  into: string;
  /** Whether the key that the installation made was asked for with it. */
  withKey: boolean;
  /** `ENCRYPTION_KEYS` as given. */
  keys: string;
}

/** For whoever makes a backup: it cannot be read without the key, nor should it lie beside it. */
export function whereTheKeyIs({ dataDir, into, withKey, keys }: Place): string {
  const beside = keysBeside(into);
  const file = dataDir && !keys ? join(dataDir, KEYS_FILE) : undefined;
  const made = file && existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  const [newest] = (keys || made).split(',');
  const name = newest ? ` (${nameOfKey(newest)})` : '';
  if (file && withKey) {
    return `The key that opens the backup${name} is beside it, in ${beside}. Whoever has both can read everything.`;
  }
  const earlier = existsSync(beside)
    ? ` An earlier backup put it into ${beside}, too: move that file elsewhere.`
    : '';
  return (
    `The key that opens the backup${name} is in ${file ?? 'ENCRYPTION_KEYS'}, and not in the backup. ` +
    `Keep a copy of it somewhere else: without it, nobody can read what users wrote.${earlier}`
  );
}
