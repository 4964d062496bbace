import { queryOptions } from '@tanstack/react-query';
import { call, fetchRoute } from '../../shared/api/client';

/** The current state of every part: always fetched again. */
export function healthQuery() {
  return queryOptions({
    queryKey: ['health'],
    queryFn: ({ signal }) => call('GET /admin/health', { signal }),
    staleTime: 0,
  });
}

export async function fetchSupportBundle(): Promise<Blob> {
  return (await fetchRoute('GET /admin/health/bundle')).blob();
}
