import {
  HISTORY_REMOVED,
  HISTORY_SHOWN,
  type HistoryEntry,
  type HistoryFilter,
} from '@casewright/contracts';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { historyQuery } from '../../shared/api/history';

/** Below the key of the whole history, so that whatever renews that renews these too. */
const { queryKey } = historyQuery;

/** Entries of a filter, page after page. The first page of all is what other screens have, too. */
export function useHistoryPages(filter: HistoryFilter) {
  const client = useQueryClient();
  const isWhole = Object.keys(filter).length === 0;
  return useInfiniteQuery({
    queryKey: [...queryKey, 'pages', filter],
    queryFn: ({ pageParam: before, signal }): Promise<HistoryEntry[]> =>
      isWhole && before === undefined
        ? client.fetchQuery(historyQuery)
        : call('GET /search/history', { query: { ...filter, before }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < HISTORY_SHOWN ? undefined : page.at(-1)?.id),
  });
}

/** How many entries a filter has; asked only where they are not all on the screen. */
export function useHistoryCount(filter: HistoryFilter, isAsked: boolean): number | undefined {
  const { data } = useQuery({
    queryKey: [...queryKey, 'count', filter],
    queryFn: ({ signal }) => call('GET /search/history/count', { query: filter, signal }),
    enabled: isAsked,
  });
  return data?.entries;
}

/** Deletes entries by their ids, or all. */
export async function removeHistory(ids: readonly number[] | 'all'): Promise<void> {
  if (ids === 'all') {
    await call('POST /search/history/removal', { body: { all: true } });
    return;
  }
  for (let at = 0; at < ids.length; at += HISTORY_REMOVED) {
    const some = ids.slice(at, at + HISTORY_REMOVED);
    await call('POST /search/history/removal', { body: { ids: some } });
  }
}
