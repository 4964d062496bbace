import type { ErrorEnvelope, HistoryRow } from '@casewright/contracts';
import type { LoggedError } from '@casewright/platform';
import type { Begun, Task } from '../render.js';

/** What the thread says. It waits for an answer to `wants` and to `chunk`. */
export type Said =
  | { begun: Begun }
  | { wants: 'history' }
  | { chunk: Uint8Array }
  | { done: true }
  | { refused: ErrorEnvelope }
  /** An error that nobody foresaw, for the log. */
  | { failed: LoggedError };

/** The first message to it. */
export interface Begins {
  task: Task;
}

/** What answers it: a page of the history, null behind the last one; or that a chunk is kept. */
export interface Answered {
  history: HistoryRow[] | null;
  taken: true;
}
