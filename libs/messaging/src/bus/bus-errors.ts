import { AppError } from '@casewright/contracts';

const SECONDS_UNTIL_RECONNECTED = 2;
const SECONDS_UNTIL_DRAINED = 1;
/** `Retry-After` for a service that did not answer in time, in seconds. */
const SECONDS_AFTER_SILENCE = 5;

/** The broker or the service is down: nothing was done, or the outcome will never be known. */
export function unavailable(what: string, cause?: unknown): AppError {
  return new AppError('UNAVAILABLE', `${what} Please try again in a moment.`, {
    retryAfter: SECONDS_UNTIL_RECONNECTED,
    ...(cause === undefined ? {} : { cause }),
  });
}

export function notRunning(service: string): AppError {
  return unavailable(`The ${service} service is not running.`);
}

export function overloaded(service: string): AppError {
  return new AppError(
    'OVERLOADED',
    `The ${service} service has more work than it can handle. Please try again in a moment.`,
    { retryAfter: SECONDS_UNTIL_DRAINED },
  );
}

export function deadlineExceeded(service: string): AppError {
  return new AppError(
    'DEADLINE_EXCEEDED',
    `The ${service} service did not answer in time. Please try again.`,
    { retryAfter: SECONDS_AFTER_SILENCE },
  );
}

export function unknownPattern(pattern: string): AppError {
  return new AppError(
    'UNKNOWN_PATTERN',
    `No handler answers ${pattern}. The parts of the application are of different versions.`,
  );
}

export function badResponse(cause?: unknown): AppError {
  return new AppError(
    'BAD_RESPONSE',
    'A service answered in a form that cannot be used. Please try again.',
    cause === undefined ? {} : { cause },
  );
}
