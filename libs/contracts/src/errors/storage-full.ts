/** Node's codes for a disk that takes nothing, and PostgreSQL's: 53100 is disk_full. */
const STORAGE_CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', '53100']);
/** PostgreSQL's out_of_memory. */
const MEMORY_CODE = '53200';
/** An error and what it was caused by; deeper than this nobody wraps. */
const DEPTH = 5;

interface Fault {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
}

/** Whether a file or a row could not be written because its disk is full or read-only. */
export function isStorageFault(thrown: unknown): boolean {
  return isCausedBy(
    thrown,
    ({ code, message }) =>
      STORAGE_CODES.has(String(code)) ||
      // PostgreSQL reports a full disk as an I/O error in some places.
      (code === '58030' && /no space left|quota exceeded/i.test(String(message))),
  );
}

/** Whether the database had no memory for a statement. */
export function isMemoryFault(thrown: unknown): boolean {
  return isCausedBy(thrown, ({ code }) => code === MEMORY_CODE);
}

function isCausedBy(thrown: unknown, is: (fault: Fault) => boolean): boolean {
  let at = thrown as Fault | null | undefined;
  for (let depth = 0; at && typeof at === 'object' && depth < DEPTH; depth += 1) {
    if (is(at)) return true;
    at = at.cause as typeof at;
  }
  return false;
}
