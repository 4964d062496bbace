import type { CitedBySort, OpinionPart, Treatment } from '@casewright/contracts';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { routeQuery } from '../../shared/api/queries';

export const caseQuery = (id: number) => routeQuery('GET /cases/:id', { params: { id } });

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
  const query = { page, sort, treatment: treatment ?? undefined };
  return {
    ...routeQuery('GET /cases/:id/cited-by', { params: { id }, query }),
    placeholderData: keepPreviousData,
  };
}

export function authoritiesQuery(id: number, page: number) {
  return {
    ...routeQuery('GET /cases/:id/authorities', { params: { id }, query: { page } }),
    placeholderData: keepPreviousData,
  };
}
