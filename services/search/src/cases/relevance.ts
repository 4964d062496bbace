import type { MatchedWord } from './word-marker.js';

/** In which parts of a case the query's words occur, and who cites it. */
export interface MatchedParts {
  /** The query is, or has, the case's own citation. */
  citation: boolean;
  /** The page of a pin cite, where it lies in this case. */
  page: string | null;
  /** The docket number, where the query has it. */
  docket: string | null;
  name: MatchedWord[];
  topics: MatchedWord[];
  keyPoints: MatchedWord[];
  summary: MatchedWord[];
  opinion: MatchedWord[];
  citedBy: number;
  /** The weightiest case that cites it. */
  topCiter: { name: string; year: number | null } | null;
  /** A model finds one of its passages near the query in meaning. */
  meaning: boolean;
}

const WORDS_AT_MOST = 5;
const inDigits = new Intl.NumberFormat('en-US');

/** One sentence: why this case is here. It names only what was found. */
export function explainRelevance(parts: MatchedParts, preferredCitation: string | null): string {
  const standing = citedSentence(parts);
  if (parts.citation && parts.docket) {
    return `Your query names the docket number of this case, No. ${parts.docket}${standing}.`;
  }
  if (parts.page && preferredCitation) {
    return `The page that you ask for, ${parts.page}, is in this case, ${preferredCitation}${standing}.`;
  }
  if (parts.citation && preferredCitation) {
    return `Your query names the citation of this case, ${preferredCitation}${standing}.`;
  }
  const found = [
    clause(parts.name, 'its name'),
    clause(parts.topics, 'its topics'),
    clause(parts.keyPoints, 'its key points'),
    clause(parts.summary, 'its summary'),
    clause(parts.opinion, 'a passage of the opinion'),
  ].filter((text) => text !== null);
  if (found.length === 0 && parts.meaning) {
    return `A passage of it is close to your query in meaning, though not in its words${standing}.`;
  }
  if (found.length === 0) return `It matches the terms of your query${standing}.`;
  return `It has ${list(found)}${standing}.`;
}

function clause(words: MatchedWord[], part: string): string | null {
  if (words.length === 0) return null;
  const named = [...words].sort((a, b) => Number(a.isRelated) - Number(b.isRelated));
  return `${list(named.slice(0, WORDS_AT_MOST).map(quoted))} in ${part}`;
}

function quoted({ text, isRelated }: MatchedWord): string {
  return isRelated ? `the related “${text}”` : `“${text}”`;
}

function citedSentence({ citedBy, topCiter }: MatchedParts): string {
  if (citedBy === 0) return '';
  const cases = citedBy === 1 ? '1 case' : `${inDigits.format(citedBy)} cases`;
  const by = topCiter && `${topCiter.name}${topCiter.year ? ` (${topCiter.year})` : ''}`;
  if (!by) return `; ${cases} of the library cite${citedBy === 1 ? 's' : ''} it`;
  return citedBy === 1
    ? `; it is cited by ${by}`
    : `; ${cases} of the library cite it, among them ${by}`;
}

function list(items: string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
