import { NO_POSTINGS } from '../index/case-postings.js';
import type { ScoredTerm } from '../order/choose-terms.js';
import { gainsIn } from '../order/scoring-tables.js';
import type { Accumulator } from './accumulator.js';
import type { PostingsSearch } from './postings-search.js';
import { TermScorer } from './score-terms.js';
import { scoreOfRank } from './top-cases.js';

/** Cases are passed over only when so many are surely better. */
const SAFE_RANK = 500;
/** What authority, court, date and name may add, as a share of the words' score. */
const OTHER_SIGNALS = 0.2;
/** Postings to come, for each case of the library, for which that is worth finding out. */
const WORTH_A_LOOK = 3;
/** Cases are few when they are less than this part of the library. */
const FEW = 2;
/** Terms after which it is found out anew. */
const TERMS_A_LOOK = 4;

/**
 * Adds up what the query's words are worth to each case. The words that decide whether a case matches
 * come first, for every case; what remains is added to those only that it may lift to the top.
 */
export function accumulateScores(input: PostingsSearch, sums: Accumulator): void {
  const { query, tables } = input;
  const { chosen } = query;
  const scorer = new TermScorer(sums);
  const demanded = new Map(query.demands?.bits);
  const isDecisive = ({ bit, term }: ScoredTerm) => bit > 0 || demanded.has(term);
  const rest = chosen.scored.filter((item) => !isDecisive(item));
  for (const item of chosen.scored.filter(isDecisive)) {
    add(scorer, item, item.bit | (demanded.get(item.term) ?? 0), input);
    demanded.delete(item.term);
  }
  for (const [term, bit] of demanded)
    scorer.mark(gainsIn(tables, input.postings.get(term) ?? NO_POSTINGS), bit);
  addRest(scorer, sums, rest, input);
}

function add(scorer: TermScorer, item: ScoredTerm, bits: number, input: PostingsSearch): void {
  const gains = gainsIn(input.tables, input.postings.get(item.term) ?? NO_POSTINGS);
  if (item.weight === 0) {
    if (bits !== 0) scorer.mark(gains, bits);
    return;
  }
  const nameable = item.synonymOf === null && !item.special;
  scorer.add(gains, { weight: item.weight, idf: item.idf, bits, nameable });
}

/**
 * Adds terms that decide nothing. Where many postings of them are left, cases that these cannot
 * lift to the top any more are passed over.
 */
function addRest(
  scorer: TermScorer,
  sums: Accumulator,
  rest: ScoredTerm[],
  input: PostingsSearch,
): void {
  const lengths = rest.map(({ term }) => input.postings.get(term)?.docs.length ?? 0);
  let left = lengths.reduce((sum, length) => sum + length, 0);
  let hopeful: Uint32Array | null = null;
  for (const [i, item] of rest.entries()) {
    if (i % TERMS_A_LOOK === 0 && left > sums.size * WORTH_A_LOOK) {
      hopeful ??= sums.matching();
      const floor = hopeless(sums, hopeful, rest.slice(i), input);
      hopeful = casesFrom(hopeful, floor, sums.score);
      if (hopeful.length < sums.size / FEW) scorer.narrowTo(hopeful, floor);
    }
    add(scorer, item, 0, input);
    left -= lengths[i]!;
  }
}

/** A score below which a case cannot be lifted to the top by the terms to come. */
function hopeless(
  sums: Accumulator,
  hopeful: Uint32Array,
  coming: ScoredTerm[],
  { query: { chosen } }: PostingsSearch,
): number {
  const gain = coming.reduce((sum, { weight }) => sum + weight, 0);
  const top = scoreOfRank(hopeful, sums.score, SAFE_RANK);
  return top - gain - chosen.possible * OTHER_SIGNALS;
}

/** Those that have scored at least `floor`. */
function casesFrom(cases: Uint32Array, floor: number, score: Float32Array): Uint32Array {
  const kept = new Uint32Array(cases.length);
  let count = 0;
  for (let i = 0; i < cases.length; i++) {
    const doc = cases[i]!;
    // Without a branch, which the processor could not foresee.
    kept[count] = doc;
    if (score[doc]! >= floor) count++;
  }
  return kept.subarray(0, count);
}
