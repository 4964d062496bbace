import type { z } from 'zod';
import { AppError } from './app-error.js';
import type { ErrorCode } from './codes.js';

/**
 * Parses `input` or throws the coded error with every issue listed. The first issue's text is
 * the error's message, because that is the sentence a form shows.
 */
export function parseOrThrow<S extends z.ZodType>(
  schema: S,
  input: unknown,
  code: ErrorCode = 'VALIDATION_FAILED',
): z.output<S> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const details = result.error.issues.map((issue) => ({
    path: issue.path.join('.'),
    message: issue.message,
  }));
  throw new AppError(code, details[0]?.message ?? 'The request is not valid.', { details });
}
