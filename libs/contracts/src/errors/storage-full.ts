/** Node's codes for a disk that takes nothing, and PostgreSQL's: 53100 is disk_full. */
const STORAGE_CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', '53100']);
/** An error and what it was caused by; deeper than this nobody wraps. */
const DEPTH = 5;

/** Whether a file or a row could not be written because its disk is full or read-only. */
export function isStorageFault(thrown: unknown): boolean {
  let at = thrown as { code?: unknown; message?: unknown; cause?: unknown } | null | undefined;
  for (let depth = 0; at && typeof at === 'object' && depth < DEPTH; depth += 1) {
    if (typeof at.code === 'string' && STORAGE_CODES.has(at.code)) return true;
    // PostgreSQL reports a full disk as an I/O error in some places.
    if (at.code === '58030' && /no space left|quota exceeded/i.test(String(at.message)))
      return true;
    at = at.cause as typeof at;
  }
  return false;
}
