import type { QueryClient } from '@tanstack/react-query';
import { fetchAgain, routeQuery } from './queries';

/** The signed-in user's searches of every category, newest first; shared by all screens. */
export const historyQuery = routeQuery('GET /search/history');

/** Fetches the history again after something was added to it. */
export const refreshHistory = (client: QueryClient): Promise<void> =>
  fetchAgain(client, historyQuery.queryKey);

/** The user's saved searches, by name. */
export const savedSearchesQuery = routeQuery('GET /search/saved');
