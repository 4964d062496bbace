import { DatabaseError } from '../../errors/database-error.js';

/** The sentence for an operating-system error on a path under the data folder. */
export function explainFileError(error: unknown, dataDir: string): unknown {
  const sentence = error instanceof DatabaseError ? undefined : sentenceFor(error, dataDir);
  return sentence ? new DatabaseError(sentence, { cause: error }) : error;
}

function sentenceFor(error: unknown, dataDir: string): string | undefined {
  const { code = '', path, syscall } = error as NodeJS.ErrnoException;
  if (syscall === 'chown') return noOtherUser(dataDir);
  if (code === 'EACCES' || code === 'EPERM') return notPermitted(dataDir, path);
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(dataDir).message;
  // Node answers ENOENT where it cannot make a folder on a read-only file system.
  if (code === 'EROFS' || (code === 'ENOENT' && syscall === 'mkdir')) {
    return `The data folder ${dataDir} is on a read-only file system. Choose a writable one with DATA_DIR.`;
  }
  if ((code === 'EEXIST' || code === 'ENOTDIR') && syscall === 'mkdir') {
    return `The data folder ${dataDir} cannot be created: a file is in its place. Choose another with DATA_DIR.`;
  }
  return undefined;
}

function notPermitted(dataDir: string, path: string | undefined): string {
  const who = process.getuid === undefined ? 'this user' : `the user with ID ${process.getuid()}`;
  const where = path && path !== dataDir ? ` (refused: ${path})` : '';
  return (
    `The data folder ${dataDir} cannot be used by ${who}${where}. ` +
    'Give that user the folder with chown -R, or choose another with DATA_DIR.'
  );
}

function noOtherUser(dataDir: string): string {
  return (
    `PostgreSQL does not run as root, and root may not give the files in ${dataDir} to another user here ` +
    '(a container without that right, or a file system without owners). ' +
    'Start the application as an ordinary user, choose another folder with DATA_DIR, or give DATABASE_URL.'
  );
}

export function diskFull(dataDir: string): DatabaseError {
  return new DatabaseError(
    `The disk that holds ${dataDir} is full. Free some space (a new database needs about 200 MB), then start again.`,
  );
}
