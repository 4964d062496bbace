import type { CitedBySort, OpinionPart, Treatment } from '@casewright/contracts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../shared/api/api-error';
import { call } from '../../shared/api/client';

/** The library changes by imports only; within a visit a case stays what it was. */
const staleTime = 5 * 60_000;
/** What does not exist will not exist at the second try. */
const retry = (failures: number, error: Error) =>
  failures < 2 && !(error instanceof ApiError && error.status < 500);

export function caseQuery(id: number) {
  return queryOptions({
    queryKey: ['case', id],
    queryFn: ({ signal }) => call('GET /cases/:id', { params: { id }, signal }),
    staleTime,
    retry,
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
    staleTime,
    retry,
  });
}

export interface CitedByChoice {
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
    staleTime,
    retry,
  });
}

export function authoritiesQuery(id: number, page: number) {
  return queryOptions({
    queryKey: ['case', id, 'authorities', page],
    queryFn: ({ signal }) =>
      call('GET /cases/:id/authorities', { params: { id }, query: { page }, signal }),
    placeholderData: keepPreviousData,
    staleTime,
    retry,
  });
}
