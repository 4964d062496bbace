import type { User } from '@casewright/contracts';
import { useSyncExternalStore } from 'react';
import { getUser, subscribeToUser } from './session-store';

/** The signed-in user, or null; re-renders on sign-in and sign-out in any tab. */
export function useUser(): User | null {
  return useSyncExternalStore(subscribeToUser, getUser);
}
