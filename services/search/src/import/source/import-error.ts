import { describeError } from '@casewright/platform';

/** Ends an import; `message` is a sentence for the person who started it. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

/** The import was asked to stop; running it again continues where it stopped. */
export class ImportInterrupted extends Error {
  override readonly name = 'ImportInterrupted';

  constructor() {
    super('The import was stopped. Run it again with the same paths to continue.');
  }
}

const OUT_OF_MEMORY =
  'The import ran out of memory. Give the machine or the container more, then run the import again.';

/** The sentence for what ended an import; for what nobody foresaw, what a log line would say. */
export function explainFailure(error: unknown): string {
  if (error instanceof ImportError) return error.message;
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (code === '53100' || code === 'ENOSPC' || code === 'EDQUOT') {
    return 'The database’s disk is full. Free some space, then run the import again: it resumes where it stopped.';
  }
  if (/^(57P0|08|ECONN|EPIPE)/.test(code) || /terminated|Connection/.test(message)) {
    return 'The database went down. Start it again, then run the import again: it resumes where it stopped.';
  }
  if (code === '53200' || /memory/i.test(message)) return OUT_OF_MEMORY;
  if (/call stack/.test(message)) {
    return 'A file has JSON that is nested more deeply than a case. Remove the file, then run the import again.';
  }
  const reason = describeError(error).message.replace(/\.$/, '');
  return `The import failed: ${reason}. Run the import again to continue.`;
}

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
