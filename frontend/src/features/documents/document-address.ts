import { SEVERITIES, type Severity } from '@casewright/contracts';

/**
 * `text` is a separate view on small screens only; on wide ones it appears alongside the others.
 */
const VIEWS = ['analysis', 'findings', 'details', 'ask', 'text'] as const;
export type ReportView = (typeof VIEWS)[number];

const ORDERS = ['severity', 'document'] as const;
export type FindingsOrder = (typeof ORDERS)[number];

/** Which findings are listed and marked; null lets all pass. */
export interface FindingsFilter {
  severity: Severity | null;
  /** In kebab case, as the findings have it. */
  category: string | null;
}

export const NO_FILTER: FindingsFilter = { severity: null, category: null };

/** What the address of either screen says. */
export interface DocumentAddress {
  /** The document whose result is shown; null for none. */
  document: number | null;
  view: ReportView;
  order: FindingsOrder;
  filter: FindingsFilter;
}

export const NO_DOCUMENT: DocumentAddress = {
  document: null,
  view: 'analysis',
  order: 'severity',
  filter: NO_FILTER,
};

/** Reads an address that anyone may have written: what makes no sense becomes the default. */
export function parseDocumentAddress(params: URLSearchParams): DocumentAddress {
  const document = params.get('document') ?? '';
  const category = params.get('category') ?? '';
  return {
    document: /^[1-9]\d{0,8}$/.test(document) ? Number(document) : null,
    view: oneOf(VIEWS, params.get('view')) ?? NO_DOCUMENT.view,
    order: oneOf(ORDERS, params.get('order')) ?? NO_DOCUMENT.order,
    filter: {
      severity: oneOf(SEVERITIES, params.get('severity')),
      category: /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(category) ? category : null,
    },
  };
}

/** The path of a document's report on the screen at `path`; defaults are left out. */
export function documentHref(path: string, address: DocumentAddress): string {
  const params = new URLSearchParams();
  if (address.document !== null) params.set('document', String(address.document));
  if (address.view !== NO_DOCUMENT.view) params.set('view', address.view);
  if (address.order !== NO_DOCUMENT.order) params.set('order', address.order);
  for (const [name, value] of Object.entries(address.filter)) {
    if (value !== null) params.set(name, value);
  }
  return params.size === 0 ? path : `${path}?${params}`;
}

function oneOf<T extends string>(values: readonly T[], value: string | null): T | null {
  return values.find((each) => each === value) ?? null;
}
