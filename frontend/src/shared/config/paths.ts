import type { Narrowing, OpinionPlace } from '@casewright/contracts';
import { type PageName, pageList, type pages } from './pages';

/** Where each page is; features link through this and never write a path by hand. */
export const paths = Object.fromEntries(pageList.map(([name, { path }]) => [name, path])) as {
  readonly [name in PageName]: (typeof pages)[name]['path'];
};

/** The login page with its other form. */
export const signupHref = `${paths.login}?signup=true`;

export const SEARCH_FILTERS = ['jurisdiction', 'court', 'from', 'to', 'standing'] as const;

/** The search screen with a query that runs on arrival, as it is narrowed. */
export function searchHref(query: string, { verbatim, ...narrowed }: Narrowing = {}): string {
  const asWritten = verbatim ? '&verbatim' : '';
  return `${paths.search}?q=${encodeURIComponent(query)}${asWritten}${narrowedParams(narrowed)}`;
}

/** Order and filters as an address has them; defaults are left out, so that the usual one is short. */
export function narrowedParams({ sort, filters = {} }: Omit<Narrowing, 'verbatim'>): string {
  const sorted = !sort || sort === 'relevance' ? '' : `&sort=${sort}`;
  const narrowed = SEARCH_FILTERS.map((name) => {
    const value = filters[name];
    return value ? `&${name}=${encodeURIComponent(value)}` : '';
  });
  return sorted + narrowed.join('');
}

/** The screen of a kind of analysis with a document's. */
export function analysisHref(category: string, id: number): string {
  const { insights, documentAnalysis } = paths;
  return `${category === 'ai-insights' ? insights : documentAnalysis}?document=${id}`;
}

/** The citation generator with a source to write a citation of. */
export function citationHref(content: string): string {
  return `${paths.citationGenerator}?q=${encodeURIComponent(content)}`;
}

/** The library screen, set to fetch the volume of a citation. */
export function addVolumeHref(citation: string): string {
  return `${paths.libraryAdmin}?add=${encodeURIComponent(citation)}#add-law`;
}

/** The page of a case; `rest` begins with `?` or `#`. */
export function caseHref(id: number, rest = ''): string {
  return `/cases/${id}${rest}`;
}

/** The page of a case at a place in one of its opinions. */
export function opinionPlaceHref(id: number, { opinion, at }: OpinionPlace): string {
  return caseHref(id, `${opinion === 0 ? '' : `?opinion=${opinion}`}#at-${at}`);
}

/** A kept draft, or a new one. */
export function draftHref(id: number | null): string {
  return id === null ? paths.templateGenerator : `${paths.templateGenerator}?draft=${id}`;
}

/** The review of a cite check, or the list of them. */
export function reviewHref(id: number | null): string {
  return `${paths.citationGenerator}?tab=reviews${id === null ? '' : `&review=${id}`}`;
}

/** Where the citations of a brief are checked. */
export const checkBriefHref = `${paths.citationGenerator}?tab=check`;
