import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, fetchRoute } from '../../shared/api/client';
import { fetchAgain } from '../../shared/api/fetch-again';

const KEY = 'leads';

export function leadsQuery(search: string, page: number) {
  return queryOptions({
    queryKey: [KEY, search, page],
    queryFn: ({ signal }) =>
      call('GET /admin/leads', { query: { ...(search ? { search } : {}), page }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useDeleteLead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call('DELETE /admin/leads/:id', { params: { id } }),
    onSettled: () => fetchAgain(client, [KEY]),
  });
}

export async function fetchLeadsFile(): Promise<Blob> {
  const response = await fetchRoute('GET /admin/leads.csv', { headers: { accept: 'text/csv' } });
  return response.blob();
}
