import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** In the data folder: what the owners' keys are wrapped by. */
export const KEYS_FILE = 'encryption-keys';

/**
 * The secret that this installation's database passwords derive from: made once, readable by
 * its owner only, kept alongside the data that it opens.
 */
export function installationSecret(dataDir: string): Promise<string> {
  return madeOnce(dataDir, 'secret', randomBytes(32).toString('hex'));
}

/** Its `ENCRYPTION_KEYS`, where the operator gave none. */
export function installationKeys(dataDir: string): Promise<string> {
  return madeOnce(dataDir, KEYS_FILE, randomBytes(32).toString('base64url'));
}

async function madeOnce(dataDir: string, name: string, content: string): Promise<string> {
  const file = join(dataDir, name);
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(file, content, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}
