import { SEARCH_LIMITS, type SearchRequest } from '@casewright/contracts';
import { searchHref } from '../../../shared/config/paths';

type ContractSort = NonNullable<SearchRequest['sort']>;

/** The orders that the screen offers, the default first. */
export const SORT_OPTIONS = [
  { value: 'relevance', label: 'Relevance' },
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
] as const satisfies readonly { value: ContractSort; label: string }[];
export type Sort = (typeof SORT_OPTIONS)[number]['value'];

/** What a search is, and what its address says: everything a user may want to share. */
export interface SearchAddress {
  /** Trimmed; empty when nothing is asked yet. */
  query: string;
  /** From 1. */
  page: number;
  sort: Sort;
}

/** Reads an address that anybody may have written: what makes no sense becomes the default. */
export function parseSearchAddress(params: URLSearchParams): SearchAddress {
  const page = Number(params.get('page'));
  const isPage = Number.isInteger(page) && page >= 1 && page <= SEARCH_LIMITS.page;
  const sort = SORT_OPTIONS.find((option) => option.value === params.get('sort'));
  return {
    query: (params.get('q') ?? '').trim(),
    page: isPage ? page : 1,
    sort: sort?.value ?? 'relevance',
  };
}

/** The path of an address; defaults are left out, so that the usual one stays short. */
export function searchAddressHref({ query, page, sort }: SearchAddress): string {
  const turned = page === 1 ? '' : `&page=${page}`;
  const sorted = sort === 'relevance' ? '' : `&sort=${sort}`;
  return `${searchHref(query)}${turned}${sorted}`;
}
