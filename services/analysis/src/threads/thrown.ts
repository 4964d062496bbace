import { AppError } from '@casewright/contracts';
import { describeError, RemoteError } from '@casewright/platform';
import type { Thrown } from './messages.js';

/** What a thread threw, or was thrown at: errors lose their class on the way. */
export function toThrown(error: unknown): Thrown {
  if (error instanceof AppError) return { envelope: error.toEnvelope('') };
  return { fault: describeError(error) };
}

export function fromThrown(thrown: Thrown): Error {
  if ('envelope' in thrown) return AppError.fromEnvelope(thrown.envelope);
  return new RemoteError('A thread', thrown.fault);
}
