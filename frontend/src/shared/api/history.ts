import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from './client';

/** The signed-in user's searches of every category, newest first; shared by all screens. */
export function historyQuery() {
  return queryOptions({
    queryKey: ['search-history'],
    queryFn: ({ signal }) => call('GET /search/history', { signal }),
  });
}

/**
 * Fetches the history again after something was added to it. A first fetch still under way may
 * predate the addition, and an invalidation alone would wait for it and trust it.
 */
export async function refreshHistory(client: QueryClient): Promise<void> {
  await client.cancelQueries(historyQuery());
  await client.invalidateQueries(historyQuery());
}
