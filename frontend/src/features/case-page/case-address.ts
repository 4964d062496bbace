import {
  CITED_BY_SORTS,
  type CitedBySort,
  TREATMENTS,
  type Treatment,
} from '@casewright/contracts';

const CASE_TABS = ['opinion', 'cited-by', 'authorities', 'network'] as const;
export type CaseTab = (typeof CASE_TABS)[number];

/** What the address of a case's page says besides the case. */
export interface CaseAddress {
  tab: CaseTab;
  /** Which of the case's opinions, from 0. */
  opinion: number;
  /** Of the cited-by and authorities lists, from 1. */
  page: number;
  sort: CitedBySort;
  treatment: Treatment | null;
}

const DEFAULTS: CaseAddress = {
  tab: 'opinion',
  opinion: 0,
  page: 1,
  sort: 'newest',
  treatment: null,
};

/** Reads an address that anyone may have written: what makes no sense becomes the default. */
export function parseCaseAddress(params: URLSearchParams): CaseAddress {
  const oneOf = <T extends string>(values: readonly T[], name: string) =>
    values.find((value) => value === params.get(name));
  return {
    tab: oneOf(CASE_TABS, 'tab') ?? DEFAULTS.tab,
    opinion: wholeNumber(params.get('opinion'), 0) ?? DEFAULTS.opinion,
    page: wholeNumber(params.get('page'), 1) ?? DEFAULTS.page,
    sort: oneOf(CITED_BY_SORTS, 'sort') ?? DEFAULTS.sort,
    treatment: oneOf(TREATMENTS, 'treatment') ?? DEFAULTS.treatment,
  };
}

/** The query part of an address, without what is usual: `?tab=cited-by&page=2`, or nothing. */
export function caseAddressSearch(address: Partial<CaseAddress>): string {
  const params = new URLSearchParams();
  for (const key of ['tab', 'opinion', 'page', 'sort', 'treatment'] as const) {
    const value = address[key];
    if (value !== undefined && value !== DEFAULTS[key]) params.set(key, String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The part of an address that leads to a paragraph. */
export function paragraphSearch(opinion: number, paragraph: number): string {
  return `${caseAddressSearch({ opinion })}#p-${paragraph}`;
}

/** The paragraph that an address leads to, or null. */
export function parseParagraph(hash: string): number | null {
  const found = /^#p-(\d{1,6})$/.exec(hash);
  return found ? Number(found[1]) : null;
}

/** The character of an opinion's text that an address leads to, or null. */
export function parsePlace(hash: string): number | null {
  const found = /^#at-(\d{1,8})$/.exec(hash);
  return found ? Number(found[1]) : null;
}

function wholeNumber(text: string | null, min: number): number | null {
  const value = text === null || text === '' ? Number.NaN : Number(text);
  return Number.isInteger(value) && value >= min && value < 1_000_000 ? value : null;
}
