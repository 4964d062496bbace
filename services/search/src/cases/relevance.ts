import type { MatchedPhrase } from './matched-phrases.js';

/** Which parts of a case match the query, and who cites it. */
export interface MatchedParts {
  /** Whether the query is, or contains, the case's own citation. */
  citation: boolean;
  /** The page of a pin cite, if it is in this case. */
  page: string | null;
  /** The docket number, if the query contains it. */
  docket: string | null;
  name: MatchedPhrase[];
  keyPoints: MatchedPhrase[];
  summary: MatchedPhrase[];
  topics: MatchedPhrase[];
  opinion: MatchedPhrase[];
  /** The section that the query asks about, if the case cites it. */
  section: string | null;
  citedBy: number;
  /** The weightiest case that cites it. */
  topCiter: { name: string; year: number | null } | null;
  /** Whether a passage is close to the query in meaning, according to a model. */
  meaning: boolean;
}

type Part = 'name' | 'keyPoints' | 'summary' | 'topics' | 'opinion';

/** How to put it in words, for each part of a case. */
const SAID: readonly { part: Part; verb: string; again: string; where: string }[] = [
  { part: 'name', verb: 'has', again: '', where: 'in its name' },
  { part: 'keyPoints', verb: 'speaks of', again: 'of', where: 'in its key points' },
  { part: 'summary', verb: 'speaks of', again: 'of', where: 'in its summary' },
  { part: 'topics', verb: 'lists', again: '', where: 'among its topics' },
  { part: 'opinion', verb: 'speaks of', again: 'of', where: 'in the opinion' },
];

/** Nobody reads more than these; the marks in the passage show the rest. */
const PHRASES_AT_MOST = 4;
const PARTS_AT_MOST = 2;
const LIST = new Intl.ListFormat('en-US');
const inDigits = new Intl.NumberFormat('en-US');

/**
 * One sentence that explains why this case was found. It names only what was found; commas go
 * inside the quotation marks.
 */
export function explainRelevance(parts: MatchedParts, preferredCitation: string | null): string {
  const standing = citedSentence(parts);
  if (parts.citation && parts.docket) {
    return `Your query names the docket number of this case, No. ${parts.docket}${standing}.`;
  }
  if (parts.page && preferredCitation) {
    return `The page you ask for, ${parts.page}, is in this case, ${preferredCitation}${standing}.`;
  }
  if (parts.citation && preferredCitation) {
    return `Your query names the citation of this case, ${preferredCitation}${standing}.`;
  }
  return wordsSentence(parts) ?? withoutWords(parts, standing);
}

function withoutWords({ meaning }: MatchedParts, standing: string): string {
  return meaning
    ? `A passage of it is close to your query in meaning, though not in its words${standing}.`
    : `It matches the terms of your query${standing}.`;
}

function wordsSentence(parts: MatchedParts): string | null {
  const clauses: string[] = [];
  const shown: MatchedPhrase[] = [];
  let last = '';
  for (const { part, verb, again, where } of SAID) {
    const phrases = parts[part]
      .filter(({ text }) => !parts.section?.includes(text))
      .slice(0, PHRASES_AT_MOST - shown.length);
    if (phrases.length === 0 || clauses.length === PARTS_AT_MOST) continue;
    const said = LIST.format(phrases.map(({ text }) => quoted(text)));
    clauses.push(`${verb === last ? again : verb} ${said} ${where}`);
    shown.push(...phrases);
    last = verb;
  }
  if (parts.section) clauses.push(`cites your section, ${parts.section}`);
  if (clauses.length === 0) return null;
  const sentence = LIST.format(clauses);
  return `${sentence[0]!.toUpperCase()}${sentence.slice(1)}${citers(parts)}${relatedWords(shown)}.`.replaceAll(
    '”,',
    ',”',
  );
}

/** Names the shown words that were not in the query. */
function relatedWords(shown: readonly MatchedPhrase[]): string {
  const related = [...new Set(shown.flatMap((phrase) => phrase.related))];
  if (related.length === 0) return '';
  return `; ${LIST.format(related.map(quoted))} ${related.length === 1 ? 'was' : 'were'} added as related`;
}

function quoted(words: string): string {
  return `“${words}”`;
}

/** Names a citing case; the number of citing cases is shown beside the citation. */
function citers({ citedBy, topCiter }: MatchedParts): string {
  if (citedBy === 0 || topCiter === null) return '';
  const others = citedBy - 1;
  const and = others === 0 ? '' : ` and ${inDigits.format(others)} other${others === 1 ? '' : 's'}`;
  return `; it is cited by ${nameOf(topCiter)}${and}`;
}

function nameOf({ name, year }: NonNullable<MatchedParts['topCiter']>): string {
  return `${name}${year ? ` (${year})` : ''}`;
}

function citedSentence({ citedBy, topCiter }: MatchedParts): string {
  if (citedBy === 0) return '';
  const cases = citedBy === 1 ? '1 case' : `${inDigits.format(citedBy)} cases`;
  if (!topCiter) return `; ${cases} of the library cite${citedBy === 1 ? 's' : ''} it`;
  return citedBy === 1
    ? `; it is cited by ${nameOf(topCiter)}`
    : `; ${cases} of the library cite it, among them ${nameOf(topCiter)}`;
}
