import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { AppError } from '@casewright/contracts';
import { isWithin } from '../files/find-inputs.js';

/** Where administrators may import from: `IMPORT_DIR`, or nowhere. */
export function importDir(): string | null {
  const folder = process.env.IMPORT_DIR;
  return folder ? resolve(process.env.INIT_CWD ?? '.', folder) : null;
}

/**
 * The real path of what an administrator wants to import.
 *
 * @throws AppError when it does not exist or lies, links followed, outside the folder for imports.
 */
export async function pathToImport(path: string): Promise<string> {
  const folder = importDir();
  if (!folder) {
    throw new AppError(
      'CONFLICT',
      'This server allows no imports from the browser: set IMPORT_DIR to the folder they may come from, or use npm run import.',
    );
  }
  const allowed = await realpath(folder).catch(() => null);
  if (!allowed)
    throw new AppError('CONFLICT', `The folder for imports, ${folder}, does not exist.`);
  // The same answer for what is not there and what is elsewhere: the server's files are no secret
  // to be found out by asking.
  const wanted = await realpath(resolve(allowed, path)).catch(() => null);
  if (wanted !== null && isWithin(allowed, wanted)) return wanted;
  throw new AppError('VALIDATION_FAILED', `There is no file or folder ${path} in ${folder}.`, {
    details: [{ path: 'path', message: `There is no such file or folder in ${folder}.` }],
  });
}
