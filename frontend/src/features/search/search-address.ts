import {
  SEARCH_LIMITS,
  type SearchFilters,
  SearchFiltersSchema,
  type SearchSort,
} from '@casewright/contracts';
import { narrowedParams, SEARCH_FILTERS, searchHref } from '../../shared/config/paths';

/** The orders that the screen offers, the default first. */
export const SORT_OPTIONS = [
  { value: 'relevance', label: 'Relevance' },
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'most-cited', label: 'Most cited' },
] as const satisfies readonly { value: SearchSort; label: string }[];
export type Sort = (typeof SORT_OPTIONS)[number]['value'];

/** What a search is, and what its address says: everything a user may want to share. */
export interface SearchAddress {
  /** Trimmed; empty when nothing is asked yet. */
  query: string;
  /** What is searched instead: the query as a model read it. Absent where it is searched as it is. */
  as?: string;
  /** Searched as it is written, though it looks misspelled. */
  isVerbatim?: true;
  /** From 1; perhaps beyond the pages that a search has, see `isBeyondReach`. */
  page: number;
  sort: Sort;
  /** Only those that are set. */
  filters: SearchFilters;
}

/** Reads an address that anyone may have written: what makes no sense becomes the default. */
export function parseSearchAddress(params: URLSearchParams): SearchAddress {
  const page = Number(params.get('page'));
  const isPage = Number.isSafeInteger(page) && page >= 1;
  const as = (params.get('as') ?? '').trim().slice(0, SEARCH_LIMITS.query);
  const sort = SORT_OPTIONS.find((option) => option.value === params.get('sort'));
  return {
    query: (params.get('q') ?? '').trim(),
    ...(as === '' ? {} : { as }),
    ...(params.has('verbatim') ? { isVerbatim: true } : {}),
    page: isPage ? page : 1,
    sort: sort?.value ?? 'relevance',
    filters: parseFilters(params),
  };
}

function parseFilters(params: URLSearchParams): SearchFilters {
  const filters: SearchFilters = {};
  for (const name of SEARCH_FILTERS) {
    const value = params.get(name)?.trim();
    const parsed = SearchFiltersSchema.shape[name].safeParse(value);
    if (value && parsed.success) Object.assign(filters, { [name]: parsed.data });
  }
  return filters;
}

/** The path of an address; defaults are left out. */
export function searchAddressHref(address: SearchAddress): string {
  const { query, as, isVerbatim, page, sort, filters } = address;
  const read = as === undefined ? '' : `&as=${encodeURIComponent(as)}`;
  const verbatim = isVerbatim ? '&verbatim' : '';
  const turned = page === 1 ? '' : `&page=${page}`;
  return `${searchHref(query)}${read}${verbatim}${turned}${narrowedParams({ sort, filters })}`;
}

/** Whether the address asks for a page that no search shows: it is not asked for. */
export const isBeyondReach = ({ page }: SearchAddress): boolean => page > SEARCH_LIMITS.page;

export const searchedWords = ({ query, as }: SearchAddress): string => as ?? query;
