import type { NotHeld } from '@casewright/contracts';
import {
  type CitationFields,
  citationKey,
  compareCaseNames,
  findCitations,
  findNamedCases,
} from '@casewright/law/citations';
import type { PinCite } from './pin-cite.js';
import type { QueryKind } from './query-kind.js';

/** A decision that a query names by citation, by name, or by both. */
export interface AskedDecision {
  /** As printed. */
  citation: string | null;
  /** The citation in parts; null if it has no volume or page. */
  page: PinCite | null;
  name: string | null;
}

/** Characters of a query that are searched for names; no name is longer. */
const READ = 500;
/** Of a pasted text with many sections. In characters. */
const SECTIONS_READ = 500;
const LAWS: ReadonlySet<string> = new Set(['statute', 'regulation', 'constitution', 'court-rule']);
/** A year typed after a name without a citation. */
const YEAR_BEHIND = /[\s,(]*\b(?:1[789]|20)\d\d\)?\s*$/;

/**
 * The decisions that a query may name. For a name in running text, it returns all readings, longest
 * first. Citations within a paragraph do not count: it cites much that nobody asks for.
 */
export function askedDecisions({ kind, text }: { kind: QueryKind; text: string }): AskedDecision[] {
  if (kind === 'paragraph') return [];
  const read = text.slice(0, READ);
  const citations = findCitations(read, { loose: true }).filter(({ kind }) => kind === 'case');
  const cited = citations.map(({ normalized, fields }) => ({
    citation: normalized,
    page: pageOf(fields),
    name: fields.caseName ?? null,
  }));
  const named = findNamedCases(read, citations).map(({ name }) => name);
  // A query that is only a name may be typed without capitals.
  const whole = kind === 'name' && cited.length === 0 ? [read.replace(YEAR_BEHIND, '')] : [];
  return [...cited, ...[...named, ...whole].map((name) => ({ citation: null, page: null, name }))];
}

const pageOf = ({ volume, reporter, page }: CitationFields): PinCite | null =>
  volume && reporter && page ? { volume, reporter, page } : null;

/** The sections of laws that a query names. */
export function askedSections(typed: string): ReadonlySet<string> {
  return /\d/.test(typed) ? sectionsOf(typed.slice(0, SECTIONS_READ), true) : new Set();
}

export function sectionsOf(text: string, loose: boolean): Set<string> {
  const laws = findCitations(text, { loose }).filter(({ kind }) => LAWS.has(kind));
  return new Set(laws.map(({ normalized }) => normalized));
}

/** "Calder v. Bull", or "calder v bull"; "employee v. independent contractor" is a topic. */
const SUIT = /^\S+ v(?:s|ersus)?\.? \S+$|^\p{Lu}.* v(?:s|ersus)?\.? (?:the )?\p{Lu}/u;

/** Whether a name is one of a suit. */
export const namesSuit = (name: string): boolean => SUIT.test(name);

/** A decision's name and citation, worded as in the query. */
export function calledBy(
  { names, keys }: { names: readonly string[]; keys: ReadonlySet<string> },
  asked: AskedDecision,
): Pick<NotHeld, 'name' | 'citation' | 'namedBy' | 'askedName'> {
  const name = names[0]!;
  const askedName = asked.name;
  // A line of an administrator's file may have only the citation for a name.
  const citation = keys.has(citationKey(name)) ? null : (asked.citation ?? printedOf(keys));
  if (asked.citation === null) return { name, citation, namedBy: 'name', askedName };
  if (askedName === null || citation === null)
    return { name, citation, namedBy: 'citation', askedName };
  const isSame = names.some((each) => compareCaseNames(askedName, each).verdict === 'same');
  return { name, citation, namedBy: isSame ? 'both' : 'other name', askedName };
}

/** The first of a decision's keys that parses as a citation, as printed. */
export function printedOf(keys: Iterable<string>): string | null {
  for (const key of keys) {
    const [citation] = findCitations(key, { loose: true });
    if (citation && citationKey(citation.normalized) === key) return citation.normalized;
  }
  return null;
}
