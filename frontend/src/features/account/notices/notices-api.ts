import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/client';

/** Nobody is sent to the login page by it: it runs beside whatever the screen asks for. */
export function noticesQuery() {
  return queryOptions({
    queryKey: ['account-notices'],
    queryFn: ({ signal }) => call('GET /account/notices', { signal, on401: 'throw' }),
    retry: false,
  });
}

export function useDismissNotices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (until: string) => call('POST /account/notices/dismissal', { body: { until } }),
    onSettled: () => client.invalidateQueries({ queryKey: noticesQuery().queryKey }),
  });
}
