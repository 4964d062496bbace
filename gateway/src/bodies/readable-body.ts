import { AppError } from '@casewright/contracts';
import { toAppError } from '../errors/app-error.filter.js';
import { hasFewValues, MOST_VALUES } from './few-values.js';

const TOO_MANY_VALUES = 'too.many.values';

/** Passed to the body parser, which calls it before parsing and wraps whatever it throws. */
export function assertReadable(_: unknown, __: unknown, body: Buffer, encoding: string): void {
  // `hasFewValues` could not tell strings from values in another encoding.
  if (encoding !== 'utf-8') throw Object.assign(new Error(), { status: 415 });
  if (!hasFewValues(body)) throw Object.assign(new Error(), { type: TOO_MANY_VALUES, status: 413 });
}

/** Turns what the parser throws into an AppError. */
export function bodyError(fault: unknown): AppError {
  return (fault as { type?: string }).type === TOO_MANY_VALUES
    ? tooManyValues()
    : toAppError(fault);
}

function tooManyValues(): AppError {
  return new AppError(
    'PAYLOAD_TOO_LARGE',
    `This request has more than ${MOST_VALUES.toLocaleString('en-US')} values. Please send it in parts.`,
  );
}
