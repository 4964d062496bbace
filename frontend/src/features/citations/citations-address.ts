import {
  type CheckedCitation,
  CITATION_KINDS,
  CITATION_VERDICTS,
  type CitationVerdict,
  QUOTATION_STATUSES,
  type QuotationStatus,
  STANDINGS,
  type Standing,
} from '@casewright/contracts';
import { paths } from '../../shared/config/paths';

const TABS = ['generate', 'check', 'reviews'] as const;
type CitationsTab = (typeof TABS)[number];

/**
 * `text` is a separate view on small screens only; on wide ones it appears alongside the findings.
 */
const VIEWS = ['findings', 'text', 'authorities'] as const;
export type ReportView = (typeof VIEWS)[number];

/** Which findings the list shows; null shows all. */
export interface FindingsFilter {
  verdict: CitationVerdict | null;
  kind: CheckedCitation['kind'] | null;
  quotation: QuotationStatus | null;
  standing: Standing | null;
}

export const NO_FILTER: FindingsFilter = {
  verdict: null,
  kind: null,
  quotation: null,
  standing: null,
};

/** What the screen's address says. */
export interface CitationsAddress {
  tab: CitationsTab;
  /** A source to write a citation of, from the search history; empty for none. */
  content: string;
  view: ReportView;
  filter: FindingsFilter;
  /** Of the `reviews` tab: the one that is open; null for the list. */
  review: number | null;
}

/** Reads an address that anyone may have written: what makes no sense becomes the default. */
export function parseCitationsAddress(params: URLSearchParams): CitationsAddress {
  return {
    tab: oneOf(TABS, params.get('tab')) ?? 'generate',
    content: params.get('q') ?? '',
    view: oneOf(VIEWS, params.get('view')) ?? 'findings',
    filter: {
      verdict: oneOf(CITATION_VERDICTS, params.get('verdict')),
      kind: oneOf(CITATION_KINDS, params.get('kind')),
      quotation: oneOf(QUOTATION_STATUSES, params.get('quotation')),
      standing: oneOf(STANDINGS, params.get('standing')),
    },
    review: /^[1-9]\d{0,8}$/.test(params.get('review') ?? '') ? Number(params.get('review')) : null,
  };
}

/** The path of the check tab's report; defaults are left out. */
export function checkHref({ view, filter }: Pick<CitationsAddress, 'view' | 'filter'>): string {
  const params = new URLSearchParams({ tab: 'check' });
  if (view !== 'findings') params.set('view', view);
  for (const [name, value] of Object.entries(filter)) {
    if (value !== null) params.set(name, value);
  }
  return `${paths.citationGenerator}?${params}`;
}

function oneOf<T extends string>(values: readonly T[], value: string | null): T | null {
  return values.find((each) => each === value) ?? null;
}
