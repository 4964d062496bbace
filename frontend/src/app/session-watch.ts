import type { QueryClient } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router-dom';
import { call, onMustEnroll, onUnauthorized } from '../shared/api/client';
import { paths } from '../shared/config/paths';
import { getUser, removeUser, storeUser, subscribeToUser } from '../shared/stores/session-store';
import { dismissToast, toast } from '../shared/ui/toast-store';

type Router = ReturnType<typeof createBrowserRouter>;

/** Left in the history entry of /login for a user whose session ended under their hands. */
export interface SessionEndedState {
  sessionEnded: true;
  /** Path, query and hash to come back to. */
  from: string;
}

/**
 * Keeps caches and screens in step with the stored user, whichever tab changed it. Returns the
 * unsubscriber.
 */
export function watchSession(router: Router, queryClient: QueryClient): () => void {
  let userId = getUser()?.id;
  const unsubscribe = subscribeToUser((user) => {
    // One user's answers must never be shown to the next.
    if (user?.id !== userId) queryClient.clear();
    userId = user?.id;
    // Messages for the user who left are not for the public page.
    if (user === null) dismissToast();
  });
  onUnauthorized(() => endSession(router));
  // The administrator has come to require it, or the factors were removed: the answer says which.
  onMustEnroll(() => void call('GET /auth/me').then(storeUser, () => undefined));
  return unsubscribe;
}

function endSession(router: Router): void {
  const { pathname, search, hash } = router.state.location;
  removeUser();
  const state: SessionEndedState = { sessionEnded: true, from: pathname + search + hash };
  void router.navigate(paths.login, { replace: true, state });
  // After the failed call's own error toast, because only one toast is visible at a time.
  setTimeout(() => {
    toast({
      title: 'Your session has ended',
      description: 'Please sign in again. You will return to where you were.',
    });
  }, 0);
}
