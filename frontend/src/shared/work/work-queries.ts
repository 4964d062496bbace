import { queryOptions } from '@tanstack/react-query';
import { routeQuery } from '../api/queries';

// The user's own, newest first. The key of a list is that of all that is kept of its items.

export const documentsQuery = routeQuery('GET /documents');

export const draftsQuery = routeQuery('GET /templates/drafts');

export const reviewsQuery = { ...routeQuery('GET /citations/reviews'), staleTime: 0 };

/** Asked again while anything runs. */
export const jobsQuery = queryOptions({
  ...routeQuery('GET /jobs'),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.some(({ endedAt }) => !endedAt) ? 3_000 : false),
});
