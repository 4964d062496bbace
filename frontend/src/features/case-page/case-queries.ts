import type { CitedBySort, OpinionPart, Treatment } from '@casewright/contracts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/client';

export function caseQuery(id: number) {
  return queryOptions({
    queryKey: ['case', id],
    queryFn: ({ signal }) => call('GET /cases/:id', { params: { id }, signal }),
  });
}

/** An opinion in parts, from the first on. */
export function opinionQuery(id: number, ordinal: number) {
  return infiniteQueryOptions({
    queryKey: ['case', id, 'opinion', ordinal],
    queryFn: ({ pageParam, signal }) =>
      call('GET /cases/:id/opinions/:ordinal', {
        params: { id, ordinal },
        query: { from: pageParam },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (part: OpinionPart) => part.next,
  });
}

interface CitedByChoice {
  page: number;
  sort: CitedBySort;
  treatment: Treatment | null;
}

export function citedByQuery(id: number, { page, sort, treatment }: CitedByChoice) {
  return queryOptions({
    queryKey: ['case', id, 'cited-by', page, sort, treatment],
    queryFn: ({ signal }) =>
      call('GET /cases/:id/cited-by', {
        params: { id },
        query: { page, sort, treatment: treatment ?? undefined },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export function authoritiesQuery(id: number, page: number) {
  return queryOptions({
    queryKey: ['case', id, 'authorities', page],
    queryFn: ({ signal }) =>
      call('GET /cases/:id/authorities', { params: { id }, query: { page }, signal }),
    placeholderData: keepPreviousData,
  });
}
