import type { OpinionPlace } from '@casewright/contracts';

/** The one table of routes; features link through it and never write a path by hand. */
export const paths = {
  landing: '/landing',
  login: '/login',
  signup: '/login?signup=true',
  home: '/',
  search: '/search',
  documentAnalysis: '/document-analysis',
  writingAssistant: '/writing-assistant',
  citationGenerator: '/citation-generator',
  templateGenerator: '/template-generator',
  searchHistory: '/search-history',
  insights: '/insights',
  case: '/cases/:id',
  storage: '/storage',
  libraryAdmin: '/admin/library',
  engineAdmin: '/admin/engine',
  auditAdmin: '/admin/audit',
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
} as const;

/** The search screen with a query that runs on arrival. */
export function searchHref(query: string): string {
  return `${paths.search}?q=${encodeURIComponent(query)}`;
}

/** The citation generator with a source to write a citation of. */
export function citationHref(content: string): string {
  return `${paths.citationGenerator}?q=${encodeURIComponent(content)}`;
}

/** The page of a case; `rest` begins with `?` or `#`. */
export function caseHref(id: number, rest = ''): string {
  return `/cases/${id}${rest}`;
}

/** The page of a case at a place in one of its opinions. */
export function opinionPlaceHref(id: number, { opinion, at }: OpinionPlace): string {
  return caseHref(id, `${opinion === 0 ? '' : `?opinion=${opinion}`}#at-${at}`);
}
