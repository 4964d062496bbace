import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/client';

/** Fetched whenever it is shown: services delete meanwhile. */
export function retentionQuery() {
  return queryOptions({
    queryKey: ['retention'],
    queryFn: ({ signal }) => call('GET /admin/retention', { signal }),
    staleTime: 0,
  });
}
