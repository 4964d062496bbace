import type { SearchRequest } from '@casewright/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/client';
import { type SearchAddress, searchedWords } from '../search-address';

/** The answer to one search. Fetched by `useSearch` when asked for, never by being looked at. */
export function searchQuery(address: SearchAddress) {
  const { isVerbatim, page, sort, filters } = address;
  const request = searchRequest(address);
  return queryOptions({
    queryKey: ['search', searchedWords(address), isVerbatim, page, sort, filters],
    queryFn: ({ signal }) => call('POST /search', { body: request, signal }),
  });
}

/** What the search of an address is asked with; defaults are left out. */
export function searchRequest(address: SearchAddress): SearchRequest {
  const { isVerbatim, page, sort, filters } = address;
  return {
    query: searchedWords(address),
    category: 'case-law',
    ...(isVerbatim ? { verbatim: true } : {}),
    ...(page === 1 ? {} : { page }),
    ...(sort === 'relevance' ? {} : { sort }),
    ...(Object.keys(filters).length === 0 ? {} : { filters }),
  };
}
