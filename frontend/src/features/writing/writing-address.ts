import {
  SEVERITIES,
  type Severity,
  WRITING_FAMILIES,
  type WritingFamily,
} from '@casewright/contracts';
import { paths } from '../../shared/config/paths';

/**
 * `text` is a separate view on small screens only; on wide ones it appears alongside the others.
 */
const VIEWS = ['text', 'analysis', 'findings', 'scores', 'changes'] as const;
export type WritingView = (typeof VIEWS)[number];

/** Which findings are listed and marked; null lets all pass. */
export interface FindingsFilter {
  severity: Severity | null;
  family: WritingFamily | null;
}

export const NO_FILTER: FindingsFilter = { severity: null, family: null };

/** What the screen's address says. Without a view the text comes first. */
export interface WritingAddress {
  view: WritingView;
  filter: FindingsFilter;
}

/** Reads an address that anyone may have written: what makes no sense becomes the default. */
export function parseWritingAddress(params: URLSearchParams): WritingAddress {
  return {
    view: oneOf(VIEWS, params.get('view')) ?? 'text',
    filter: {
      severity: oneOf(SEVERITIES, params.get('severity')),
      family: oneOf(WRITING_FAMILIES, params.get('family')),
    },
  };
}

/** The path of the screen in that state; defaults are left out. */
export function writingHref({ view, filter }: WritingAddress): string {
  const params = new URLSearchParams();
  if (view !== 'text') params.set('view', view);
  for (const [name, value] of Object.entries(filter)) {
    if (value !== null) params.set(name, value);
  }
  return params.size === 0 ? paths.writingAssistant : `${paths.writingAssistant}?${params}`;
}

function oneOf<T extends string>(values: readonly T[], value: string | null): T | null {
  return values.find((each) => each === value) ?? null;
}
