import type { SearchRequest, SearchResponse } from '@casewright/contracts';
import { queryOptions } from '@tanstack/react-query';
import { postJson } from '../../../shared/api/client';
import type { SearchAddress } from '../address/search-address';

/** The answer to one search. Fetched by `useSearch` when asked for, never by being looked at. */
export function searchQuery(address: SearchAddress) {
  const { query, page, sort, filters } = address;
  const request = searchRequest(address);
  return queryOptions({
    queryKey: ['search', query, page, sort, filters],
    queryFn: ({ signal }) => postJson<SearchResponse>('/api/search', request, { signal }),
  });
}

/** What the search of an address is asked with; defaults are left out. */
export function searchRequest({ query, page, sort, filters }: SearchAddress): SearchRequest {
  return {
    query,
    category: 'case-law',
    ...(page === 1 ? {} : { page }),
    ...(sort === 'relevance' ? {} : { sort }),
    ...(Object.keys(filters).length === 0 ? {} : { filters }),
  };
}
