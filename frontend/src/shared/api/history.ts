import type { HistoryEntry } from '@casewright/contracts';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from './client';

/** The signed-in user's searches of every category, newest first; shared by all screens. */
export function historyQuery() {
  return queryOptions({
    queryKey: ['search-history'],
    queryFn: ({ signal }) => getJson<HistoryEntry[]>('/api/search/history', { signal }),
  });
}
