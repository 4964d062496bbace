import { ERROR_STATUS, type ErrorCode } from './codes.js';
import type { ErrorEnvelope, FieldIssue } from './envelope.js';

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

  /** Any thrown value as an AppError; what is not ours loses its text, which may be confidential. */
  static from(thrown: unknown): AppError {
    if (thrown instanceof AppError) return thrown;
    return new AppError('INTERNAL', 'Something went wrong on our side. Please try again.', {
      cause: thrown,
    });
  }
}
