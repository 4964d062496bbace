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

type AddedTerm = Pick<ScoredTerm, 'term' | 'bit' | 'weight' | 'idf' | 'synonymOf' | 'special'>;

/** A term that is demanded, and adds nothing. */
const ADDS_NOTHING = { bit: 0, weight: 0, idf: 0, synonymOf: null, special: true };

/**
 * Adds up what the query's words are worth to each case. The words that decide whether a case matches
 * come first, for every case; what remains is added to those only that it may lift to the top.
 */
export function accumulateScores(input: PostingsSearch, sums: Accumulator): void {
  const { scored } = input.query.chosen;
  const demanded = new Map(input.query.demands?.bits);
  const scorer = new TermScorer(sums);
  const isDecisive = ({ bit, term }: ScoredTerm) => bit > 0 || demanded.has(term);
  const terms = new Set(scored.map(({ term }) => term));
  const onlyDemanded = [...demanded.keys()].filter((term) => !terms.has(term));
  const decisive = [
    ...scored.filter(isDecisive),
    ...onlyDemanded.map((term) => ({ ...ADDS_NOTHING, term })),
  ];
  for (const item of decisive)
    add(scorer, sums, item, item.bit | (demanded.get(item.term) ?? 0), input);
  addRest(
    scorer,
    sums,
    scored.filter((item) => !isDecisive(item)),
    input,
  );
}

function add(
  scorer: TermScorer,
  sums: Accumulator,
  { term, weight, idf, synonymOf, special }: AddedTerm,
  bits: number,
  { tables, postings }: PostingsSearch,
): void {
  const gains = gainsIn(tables, postings.get(term) ?? NO_POSTINGS);
  const nameable = synonymOf === null && !special;
  if (weight > 0) scorer.add(gains, { weight, idf, bits, nameable });
  else if (bits !== 0) sums.mark(gains.docs, bits);
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
    add(scorer, sums, item, 0, input);
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
