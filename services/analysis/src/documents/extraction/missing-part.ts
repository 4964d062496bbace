/** What Node says of a module or a file that is not there, or that the child may not read. */
const CODES: readonly unknown[] = [
  'ERR_MODULE_NOT_FOUND',
  'MODULE_NOT_FOUND',
  'ERR_ACCESS_DENIED',
  'ENOENT',
];

/** Whether a part of the reader is missing. The child opens no files but its own. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CODES.includes(error.code);
}
