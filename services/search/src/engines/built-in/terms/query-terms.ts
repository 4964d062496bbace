import type { ParsedQuery } from '../../../query/parsed-query.js';
import { type QueryKind, queryKind } from '../../../query/query-kind.js';
import { citationTerm, judgeTerm } from '../analysis/term-hash.js';
import type { Tokenizer } from '../analysis/tokenizer.js';
import { synonymsIn } from './synonyms.js';

/** Different words that are looked at; more only in a pasted text of several pages. */
const DISTINCT_AT_MOST = 250;

/** A word of the query, or one that stands for it. */
export interface QueryTerm {
  term: number;
  /** Times in the query. */
  times: number;
  /** A synonym's share of its word's weight is set by the ranking's weights. */
  synonymOf: number | null;
  /** Having it counts as having the word: it is that word, or replaces it alone. */
  whole: boolean;
  /** A citation's or a compound's term: it says more than its words. */
  special: boolean;
}

/** A query as the index is asked. */
export interface QueryTerms {
  kind: QueryKind;
  terms: QueryTerm[];
  /** The telling words in their order, with how far each is from the one before. */
  sequence: { term: number; gap: number }[];
  years: number[];
  /** Terms of citations and of docket numbers that the query may consist of or contain. */
  citations: number[];
  judges: number[];
  exceptJudges: number[];
}

export function toQueryTerms(query: ParsedQuery, tokenizer: Tokenizer): QueryTerms {
  const { terms, stops, count, extras } = tokenizer.tokenize(query.text, true);
  const times = new Map<number, number>();
  const sequence: { term: number; gap: number }[] = [];
  let last = 0;
  for (let i = 0; i < count; i++) {
    if (stops[i] === 1) continue;
    const term = terms[i]!;
    if (!times.has(term) && times.size >= DISTINCT_AT_MOST) continue;
    times.set(term, (times.get(term) ?? 0) + 1);
    sequence.push({ term, gap: i - last });
    last = i;
  }
  const citations = citationTerms(query.text);
  const special = new Set([...citations, ...extras.slice(0, DISTINCT_AT_MOST)]);
  const plain = [...times].map(([term, n]) => toTerm(term, n));
  const words = [...terms.subarray(0, Math.min(count, 400))];
  return {
    kind: queryKind(query.text),
    terms: [
      ...plain,
      ...[...special].map((term) => ({ ...toTerm(term, 1), special: true })),
      ...synonyms(words, times),
    ],
    sequence,
    years: query.years,
    citations: [...special],
    judges: query.judges.map(surnameTerm),
    exceptJudges: query.exceptJudges.map(surnameTerm),
  };
}

/** Records mostly have surnames only: of `Learned Hand` and of `Hand, Learned` that is `Hand`. */
function surnameTerm(name: string): number {
  const bare = name.replace(/,?\s+(?:jr|sr|ii|iii)\.?$/i, '').replace(/,.*/, '');
  return judgeTerm(bare.split(/\s+/).at(-1) ?? bare);
}

function toTerm(term: number, times: number): QueryTerm {
  return { term, times, synonymOf: null, whole: true, special: false };
}

function synonyms(words: number[], own: Map<number, number>): QueryTerm[] {
  const added = new Map<number, QueryTerm>();
  for (const { term, standsFor, whole } of synonymsIn(words)) {
    if (own.has(term) || added.has(term)) continue;
    added.set(term, { term, times: 1, synonymOf: standsFor, whole, special: false });
  }
  return [...added.values()];
}

/** `410 us 113`, `92 S. Ct., 2726`: a number, up to six words, a number. */
const CITATION =
  /(?<![\w.-])(\d{1,4})((?:[\s.,]+(?:[a-z][a-z.'’&]*|[2-9](?:d|th)|3rd|2nd)\.?){1,6})[\s,]+(\d{1,7})(?![\w-])/giu;

/** Citations in typed text, however they are punctuated. */
export function citationTerms(text: string): number[] {
  // "410 U.S. at 113": perhaps the page on which the case begins.
  const direct = text.slice(0, 4_000).replace(/,? at (?=\d)/gi, ' ');
  const found = [...direct.matchAll(CITATION)];
  const joined = text.length <= 40 && /^\d+[a-z].*\d$/i.test(text.trim()) ? [text] : [];
  return [...new Set([...joined, ...found.map(([whole]) => whole)].map(citationTerm))];
}
