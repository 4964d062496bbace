import { ERROR_STATUS, type ErrorCode } from './codes.js';
import type { ErrorEnvelope, FieldIssue } from './envelope.js';
import { isMemoryFault, isStorageFault } from './storage-full.js';

/** In seconds; someone has to make room first. */
const STORAGE_RETRY_SECONDS = 60;
/** In seconds; other statements will release memory. */
const MEMORY_RETRY_SECONDS = 10;

/** Codes whose cause an operator should find in the log. */
const OUR_FAULTS: ReadonlySet<ErrorCode> = new Set(['INTERNAL', 'STORAGE_FULL', 'OUT_OF_MEMORY']);

/**
 * An error that is meant to be read by a person. `message` is a sentence that can be acted on;
 * `details` names the fields at fault. Anything else that is thrown becomes an opaque INTERNAL.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly details: FieldIssue[] | undefined;
  /** Seconds after which trying again makes sense; sent as `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(
    readonly code: ErrorCode,
    message: string,
    options: { details?: FieldIssue[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.details = options.details;
    this.retryAfter = options.retryAfter;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }

  toEnvelope(correlationId: string): ErrorEnvelope {
    return {
      code: this.code,
      message: this.message,
      ...(this.details ? { details: this.details } : {}),
      ...(this.retryAfter === undefined ? {} : { retryAfter: this.retryAfter }),
      correlationId,
    };
  }

  static fromEnvelope(envelope: ErrorEnvelope): AppError {
    return new AppError(envelope.code, envelope.message, {
      ...(envelope.details ? { details: envelope.details } : {}),
      ...(envelope.retryAfter === undefined ? {} : { retryAfter: envelope.retryAfter }),
    });
  }

  /** Whether an operator should find its cause in the log. */
  get isOurFault(): boolean {
    return OUR_FAULTS.has(this.code);
  }

  /**
   * Converts any thrown value; errors that are not ours lose their text, which may be confidential.
   */
  static from(thrown: unknown): AppError {
    if (thrown instanceof AppError) return thrown;
    if (isStorageFault(thrown)) {
      return new AppError(
        'STORAGE_FULL',
        'The server has no room left to store this. Nothing was saved. Ask the administrator to free some disk space, then try again.',
        { retryAfter: STORAGE_RETRY_SECONDS, cause: thrown },
      );
    }
    if (isMemoryFault(thrown)) {
      return new AppError(
        'OUT_OF_MEMORY',
        'The database ran out of memory for this. Nothing was saved. Try again in a moment; if it happens again, ask the administrator to give the database more memory.',
        { retryAfter: MEMORY_RETRY_SECONDS, cause: thrown },
      );
    }
    return new AppError('INTERNAL', 'Something went wrong on our side. Please try again.', {
      cause: thrown,
    });
  }
}
