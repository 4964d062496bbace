import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from './client';
import { fetchAgain } from './fetch-again';

/** The signed-in user's saved searches, by name. */
export function savedSearchesQuery() {
  return queryOptions({
    queryKey: ['saved-searches'],
    queryFn: ({ signal }) => call('GET /search/saved', { signal }),
  });
}

/** Fetches them again, and what is new in them, after a change. */
export const refreshSavedSearches = (client: QueryClient): Promise<void> =>
  fetchAgain(client, savedSearchesQuery().queryKey);
