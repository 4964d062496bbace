import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/client';

export const DOCUMENTS = ['documents'];
export const DRAFTS = ['template-drafts'];
export const REVIEWS = ['citation-reviews'];

/** The user's documents, newest first. */
export function documentsQuery() {
  return queryOptions({
    queryKey: [...DOCUMENTS, 'list'],
    queryFn: ({ signal }) => call('GET /documents', { signal }),
  });
}

/** The user's drafts, the one saved last first. */
export function draftsQuery() {
  return queryOptions({
    queryKey: [...DRAFTS, 'list'],
    queryFn: ({ signal }) => call('GET /templates/drafts', { signal }),
  });
}

/** The user's reviews of cite checks, newest first. */
export function reviewsQuery() {
  return queryOptions({
    queryKey: REVIEWS,
    queryFn: ({ signal }) => call('GET /citations/reviews', { signal }),
    staleTime: 0,
  });
}

/** Asked again while anything runs. */
export function jobsQuery() {
  return queryOptions({
    queryKey: ['jobs'],
    queryFn: ({ signal }) => call('GET /jobs', { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(({ endedAt }) => !endedAt) ? 3_000 : false),
  });
}
