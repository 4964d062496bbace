import type { User } from '@casewright/contracts';
import { getUser } from '../session/session-store';

type Listener = () => void;
let listener: Listener | undefined;

/** Registers what happens when the server no longer knows the session. One listener: the app. */
export function onUnauthorized(next: Listener): void {
  listener = next;
}

/**
 * Called by the client on a 401. A late answer to a request of an earlier session must not end
 * the one that began since, so only the user who asked is signed out.
 */
export function reportUnauthorized(userAtStart: User | null): void {
  if (userAtStart !== null && userAtStart === getUser()) listener?.();
}
