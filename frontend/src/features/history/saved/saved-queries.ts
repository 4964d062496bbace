import type { SavedSearch } from '@casewright/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/client';
import { refreshSavedSearches, savedSearchesQuery } from '../../../shared/api/saved-searches';

/** What is being done to a saved search. */
export interface SavedAct {
  act: 'rename' | 'delete';
  search: SavedSearch;
}

/** How many cases each saved search has that it had not when it was opened; asked anew each visit. */
export function newCasesQuery() {
  return queryOptions({
    queryKey: [...savedSearchesQuery().queryKey, 'new'],
    queryFn: ({ signal }) => call('GET /search/saved/new', { signal }),
    staleTime: 0,
  });
}

export function useRenameSaved() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: { id: number; name: string }) =>
      call('PUT /search/saved/:id', { params: { id }, body: { name } }),
    onSettled: () => refreshSavedSearches(client),
  });
}

export function useRemoveSaved() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call('DELETE /search/saved/:id', { params: { id } }),
    onSettled: () => refreshSavedSearches(client),
  });
}

/** Notes that a search's results are being looked at: nothing in them is new afterward. */
export function useMarkOpened() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call('POST /search/saved/:id/opening', { params: { id } }),
    onSettled: () => refreshSavedSearches(client),
  });
}
