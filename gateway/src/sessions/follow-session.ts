import { AppError } from '@casewright/contracts';
import { currentContext } from '@casewright/platform';
import { SessionWatch } from './session-watch.js';

/** A session whose end interrupts a request; `check` asks the auth service again. */
export interface FollowedSession {
  promise: Promise<never>;
  check(): Promise<void>;
  stop: () => void;
}

/** Rejects when the caller's session ends. */
export function followSession(sessions: SessionWatch): FollowedSession {
  const sessionId = currentContext().principal?.sessionId ?? '';
  let stop = (): void => undefined;
  const promise = new Promise<never>((_, reject) => {
    stop = sessions.follow(sessionId, () => reject(sessionEnded()));
  });
  promise.catch(() => undefined);
  // While the auth service is down, trust the session, as everywhere else.
  const check = async (): Promise<void> => {
    if (!(await sessions.isLive(sessionId).catch(() => true))) throw sessionEnded();
  };
  return { promise, check, stop };
}

export function sessionEnded(): AppError {
  return new AppError('NOT_SIGNED_IN', 'Your session has ended. Please log in again.');
}
