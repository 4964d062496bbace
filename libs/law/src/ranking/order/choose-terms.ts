import { termHash } from '../analysis/term-hash.js';
import type { TermStatistics } from '../index/index-reader.js';
import type { AnalyzedQuery, QueryTerm } from '../terms/analyze-query.js';
import type { Weights } from './weights.js';

/** Most words that are scored. A pasted page has more; its rarest say what it is about. */
const SCORED_AT_MOST = 48;
/** Most words whose presence decides whether a case matches. */
const TELLING_AT_MOST = 12;

interface WeighedTerm extends QueryTerm {
  /** How much a perfect match adds. */
  weight: number;
  idf: number;
  df: number;
}

/** A term with what it may add to a score. */
export interface ScoredTerm extends WeighedTerm {
  /** Bit of the concept that the term shows; 0 for none. */
  bit: number;
}

export interface ChosenTerms {
  scored: ScoredTerm[];
  /** Score of a perfect case; scores are shares of it. */
  possible: number;
  /** The weight of each telling concept, by bit number. */
  concepts: number[];
  /** The weight of all words that a name may have. */
  nameable: number;
}

/** The query's own words that occur in no case. */
export function unknownTerms({ scored }: ChosenTerms): Set<number> {
  const unknown = scored.filter(
    ({ df, special, synonymOf }) => df === 0 && !special && synonymOf === null,
  );
  return new Set(unknown.map(({ term }) => term));
}

/** Decides which words of a query are scored, and with what weight. */
export async function chooseTerms(
  reader: TermStatistics,
  query: AnalyzedQuery,
  weights: Weights,
): Promise<ChosenTerms> {
  // "Roe v. Wade 1973" asks for the year of the decision, not for the number in its text.
  const years = query.kind === 'name' ? query.years.map((year) => termHash(String(year))) : [];
  const asked = query.terms.filter((item) => !years.includes(item.term));
  const frequencies = await reader.frequencies(asked.map((item) => item.term));
  const weighed = asked.map((item) =>
    weigh(item, frequencies.get(item.term) ?? 0, reader.docCount, weights),
  );
  const own = askedFor(query, weighed)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, SCORED_AT_MOST);
  const concepts = tellingConcepts(own);
  const bits = new Map(concepts.map((item, number) => [item.term, 1 << number]));
  const kept = new Map(own.map((item) => [item.term, item]));
  const synonyms = weighed.flatMap((item) => {
    const word = kept.get(item.synonymOf ?? -1);
    if (!word) return [];
    // A word that no case has is asked for by what replaces it alone.
    const part = word.df === 0 ? (item.share ?? 1) : weights.synonym;
    return [{ ...item, weight: Math.min(item.weight, word.weight * part) }];
  });
  const scored = [...own, ...synonyms].map((item) => ({
    ...item,
    bit: item.whole ? (bits.get(item.synonymOf ?? item.term) ?? 0) : 0,
  }));
  return {
    scored: scored.sort((a, b) => b.weight - a.weight),
    possible: sum(own.map((item) => item.weight)) || 1,
    concepts: concepts.map((item) => item.idf),
    nameable: sum(own.filter((item) => !item.special).map((item) => item.idf)) || 1,
  };
}

/**
 * The query's own words. A citation that the library knows is asked for as a whole: the cases that
 * have its volume and its page somewhere are no answer.
 */
function askedFor(query: AnalyzedQuery, weighed: WeighedTerm[]): WeighedTerm[] {
  const own = weighed.filter((item) => item.synonymOf === null);
  const known = own.filter((item) => item.special && item.df > 0);
  if (query.kind === 'citation' && known.length > 0) return known;
  return query.kind === 'question' ? withoutAsking(own) : own;
}

/** Without the words of every question, where the library has any other. */
function withoutAsking(own: WeighedTerm[]): WeighedTerm[] {
  const telling = own.filter((item) => !item.asking);
  return telling.some((item) => item.df > 0) ? telling : own;
}

function weigh(item: QueryTerm, df: number, docCount: number, weights: Weights): WeighedTerm {
  const idf = Math.log(1 + (docCount - df + 0.5) / (df + 0.5));
  const repeated = 1 + weights.repeated * Math.log(item.times);
  // A word the library does not have tells nothing of any case; it still counts as asked for.
  return { ...item, idf, df, weight: idf * repeated };
}

/**
 * The rarest words that the library has; a citation's term is one only where nothing else is asked
 * for.
 */
function tellingConcepts(own: WeighedTerm[]): WeighedTerm[] {
  const known = own.filter((item) => item.df > 0);
  const words = known.filter((item) => !item.special);
  return (words.length > 0 ? words : known).slice(0, TELLING_AT_MOST);
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
