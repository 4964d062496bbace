import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from './client';
import { fetchAgain } from './fetch-again';

/** The signed-in user's searches of every category, newest first; shared by all screens. */
export function historyQuery() {
  return queryOptions({
    queryKey: ['search-history'],
    queryFn: ({ signal }) => call('GET /search/history', { signal }),
  });
}

/** Fetches the history again after something was added to it. */
export const refreshHistory = (client: QueryClient): Promise<void> =>
  fetchAgain(client, historyQuery().queryKey);
