import { AppError, type ErrorEnvelope } from '@casewright/contracts';
import { describeError, type LoggedError, RemoteError } from '../logging/describe-error.js';

/** An error on its way between threads: one for a person, or a fault for the log. */
type Thrown = { envelope: ErrorEnvelope } | { fault: LoggedError };

export type ToThread =
  | { work: string; input: unknown }
  | { answer: number; value: unknown }
  | { answer: number; thrown: Thrown };

export type FromThread =
  /** It can be given work. `tid`: the kernel's number of the thread, where it is known. */
  | { ready: true; tid: number | null }
  | { news: unknown }
  /** Something that only the main thread can do. */
  | { ask: number; question: string; data: unknown }
  | { result: unknown }
  | { thrown: Thrown };

/** What was thrown, ready to cross: errors lose their class on the way. */
export function toThrown(error: unknown): Thrown {
  if (error instanceof AppError) return { envelope: error.toEnvelope('') };
  return { fault: describeError(error) };
}

export function fromThrown(thrown: Thrown): Error {
  if ('envelope' in thrown) return AppError.fromEnvelope(thrown.envelope);
  return new RemoteError('A thread', thrown.fault);
}
