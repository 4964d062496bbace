import { findCitations, findNamedCases } from '@casewright/legal';
import { citationKey } from '../library/citations.js';
import type { ParsedQuery } from '../query/parsed-query.js';

/** A decision that a query names: by its citation, by its name, or by both. */
export interface AskedDecision {
  /** As it is printed. */
  citation: string | null;
  name: string | null;
}

/** Characters of a query that are read for names; no name is longer. */
const READ = 500;
/** What follows a name that is typed without a citation. */
const YEAR_BEHIND = /[\s,(]*\b(?:1[789]|20)\d\d\)?\s*$/;

/**
 * The decisions that a query may name. Of a name in running text all readings are given, the longest
 * first; a paragraph cites much that is not asked for.
 */
export function askedDecisions({ kind, text }: ParsedQuery): AskedDecision[] {
  if (kind === 'paragraph') return [];
  const read = text.slice(0, READ);
  const citations = findCitations(read, { loose: true }).filter(({ kind }) => kind === 'case');
  const cited = citations.map(({ normalized, fields }) => ({
    ...{ citation: normalized, name: fields.caseName ?? null },
  }));
  const named = findNamedCases(read, citations).map(({ name }) => name);
  // A name alone may be typed without a capital.
  const whole = kind === 'name' && cited.length === 0 ? [read.replace(YEAR_BEHIND, '')] : [];
  return [...cited, ...[...named, ...whole].map((name) => ({ citation: null, name }))];
}

/** The first of a decision's keys that reads as a citation, as it is printed. */
export function printedOf(keys: Iterable<string>): string | null {
  for (const key of keys) {
    const [citation] = findCitations(key, { loose: true });
    if (citation && citationKey(citation.normalized) === key) return citation.normalized;
  }
  return null;
}
