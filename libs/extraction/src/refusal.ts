/** Why a file gives no text; `refusal-words.ts` has the sentence of each for the user. */
export type RefusalReason =
  | 'wrong-type'
  | 'wrong-extension'
  | 'empty'
  | 'no-text'
  | 'recognition-off'
  | 'blank-pages'
  | 'unread-scan'
  | 'undecoded-scan'
  | 'unclear-scan'
  | 'encrypted'
  | 'corrupt'
  | 'unsafe'
  | 'too-many-pages'
  | 'too-much-content'
  | 'too-slow'
  | 'busy';

/** Thrown by the readers; crosses from the child as its reason. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  /** @param about what the sentence names: a kind of file, or a limit. */
  constructor(
    readonly reason: RefusalReason,
    readonly about = '',
  ) {
    super(reason);
  }
}

/** What Node says about a module or a file that is not there, or that the child may not read. */
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
