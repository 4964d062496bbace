import { ImportError } from '../import-error.js';

/** The sentence for an operating-system error on a file that is to be imported. */
export function explainReadError(error: unknown, path: string): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'ENOENT':
      return new ImportError(`There is no file or folder ${path}. Check the path.`);
    case 'EACCES':
    case 'EPERM':
      return new ImportError(
        `This user may not read ${path}. Allow it with chmod, or import as a user who may.`,
      );
    case 'EIO':
      return new ImportError(`${path} cannot be read: the disk or the network reports an error.`);
    default:
      return error;
  }
}
