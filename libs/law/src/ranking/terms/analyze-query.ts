import { isQuestionWord } from '../analysis/question-words.js';
import { citationTerm, judgeTerm } from '../analysis/term-hash.js';
import type { Tokenizer } from '../analysis/tokenizer.js';
import { askedState } from '../query/asked-state.js';
import type { ParsedQuery } from '../query/parsed-query.js';
import type { QueryKind } from '../query/query-kind.js';
import { CompiledClause } from './compiled-clause.js';
import { type Replacement, replacementsIn, synonymsIn } from './synonyms.js';

/** Different words that are looked at; more only in a pasted text of several pages. */
const DISTINCT_AT_MOST = 250;
/** Words that synonyms are looked up for. */
const WORDS_WITH_SYNONYMS = 400;

/** A word of the query, or one that stands for it. */
export interface QueryTerm {
  term: number;
  /** Times in the query. */
  times: number;
  /** A synonym's share of its word's weight is set by the ranking's weights. */
  synonymOf: number | null;
  /** Having it counts as having the word: it is that word, or replaces it alone. */
  whole: boolean;
  /** A synonym's part of the phrase that replaces the word. */
  share?: number;
  /** A citation's or a compound's term: it says more than its words. */
  special: boolean;
  /** A word of every question: it scores only where nothing else is asked. */
  asking?: boolean;
}

/** A word of the query as a person typed it. */
export interface TypedWord {
  term: number;
  start: number;
  end: number;
  /** Whether it is in no list. */
  isStop: boolean;
}

/** A query as the index is asked. */
export interface AnalyzedQuery {
  kind: QueryKind;
  typed: string;
  typedWords: TypedWord[];
  /** What a case must have; null: its words are only asked for. */
  demands: CompiledClause | null;
  terms: QueryTerm[];
  /** What says the same as words of the query. */
  replacements: Replacement[];
  /** The telling words in their order, with how far each is from the one before. */
  sequence: { term: number; gap: number }[];
  years: number[];
  /** The state whose law is asked about. */
  state: string | null;
  /** Terms of citations and of docket numbers that the query may consist of or contain. */
  citations: number[];
  judges: number[];
  exceptJudges: number[];
}

/** Reads a query once, for all that the engine does with it. */
export function analyzeQuery(query: ParsedQuery, tokenizer: Tokenizer): AnalyzedQuery {
  const cited = citationTerms(query.text);
  const { times, sequence, words, extras, telling } = readWords(query.text, tokenizer);
  const special = [...new Set([...cited, ...extras])];
  const typed = tokenizer.tokenize(query.typed, true);
  const typedWords = Array.from(typed.terms.subarray(0, typed.count), (term, i) => ({
    term,
    start: typed.starts[i]!,
    end: typed.ends[i]!,
    isStop: typed.stops[i] === 1,
  }));
  return {
    kind: query.kind,
    typed: query.typed,
    typedWords,
    demands: query.clause && new CompiledClause(query.clause, tokenizer),
    terms: [
      ...[...times].map(([term, n]) => ({ ...toTerm(term, n), asking: !telling.has(term) })),
      ...special.map((term) => ({ ...toTerm(term, 1), special: true })),
      ...synonyms(words, times),
    ],
    replacements: replacementsIn(words),
    sequence,
    years: query.years,
    state: askedState(query.text),
    citations: special,
    judges: query.judges.map(surnameTerm),
    exceptJudges: query.exceptJudges.map(surnameTerm),
  };
}

interface QueryWords {
  /** How often the query has each of its telling words. */
  times: Map<number, number>;
  /** Those that are no word of every question. */
  telling: Set<number>;
  sequence: AnalyzedQuery['sequence'];
  /** All words in their order. */
  words: number[];
  /** Citations and compounds among them. */
  extras: number[];
}

/** Copies what it needs: the tokens are gone when the tokenizer is used again. */
function readWords(text: string, tokenizer: Tokenizer): QueryWords {
  const { terms, stops, count, extras, starts, ends } = tokenizer.tokenize(text, true);
  const times = new Map<number, number>();
  const telling = new Set<number>();
  const sequence: AnalyzedQuery['sequence'] = [];
  let last = 0;
  for (let i = 0; i < count; i++) {
    if (stops[i] === 1) continue;
    const term = terms[i]!;
    if (!times.has(term) && times.size >= DISTINCT_AT_MOST) continue;
    times.set(term, (times.get(term) ?? 0) + 1);
    if (!isQuestionWord(text.slice(starts[i], ends[i]).toLowerCase())) telling.add(term);
    sequence.push({ term, gap: i - last });
    last = i;
  }
  return {
    times,
    telling,
    sequence,
    words: [...terms.subarray(0, Math.min(count, WORDS_WITH_SYNONYMS))],
    extras: extras.slice(0, DISTINCT_AT_MOST),
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
  for (const { term, standsFor, whole, share } of synonymsIn(words)) {
    if (own.has(term) || added.has(term)) continue;
    added.set(term, { term, times: 1, synonymOf: standsFor, whole, share, special: false });
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
