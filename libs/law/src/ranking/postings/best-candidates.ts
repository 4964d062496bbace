import type { DocTable } from '../index/doc-table.js';
import type { IndexReader } from '../index/index-reader.js';
import type { Candidate } from '../order/candidates.js';
import type { ChosenTerms } from '../order/choose-terms.js';
import { yearOf } from '../order/scoring-tables.js';
import {
  blend,
  nameScore,
  nearYear,
  OWN_CITATION,
  type Signals,
  signalsOf,
} from '../order/signals.js';
import type { Weights } from '../order/weights.js';
import type { Accumulator } from './accumulator.js';
import type { PostingsSearch } from './postings-search.js';
import { topCases } from './top-cases.js';

/** The best in the order asked for; behind them, near cases that are not among the best by words. */
export function bestCandidates(
  passing: Uint32Array,
  keep: number,
  input: PostingsSearch,
  sums: Accumulator,
  cited: ReadonlySet<number>,
): Candidate[] {
  const { near, options, reader, query } = input;
  const { sort } = options;
  const base = new BaseSignals(input, sums, cited);
  base.scoreAll(passing, sums.keys);
  if (sort !== 'relevance') sortKeys(passing, sums.keys, sort, reader.docs);
  const top = topCases(passing, sums.keys, keep);
  const shown = new Set(top);
  const isNear = (doc: number) => near.has(doc) && !shown.has(doc);
  const beyond = near.size > 0 && sort === 'relevance' ? passing.filter(isNear) : [];
  return [...top, ...beyond].map((caseId) => {
    const signals = base.of(caseId);
    const mask = sums.mask[caseId]!;
    return { caseId, signals, score: blend(signals, query.weights), best: null, mask };
  });
}

/** Makes scores into keys of another order, in which a score decides between equals. */
function sortKeys(
  cases: Uint32Array,
  keys: Float64Array,
  sort: 'newest' | 'oldest' | 'most-cited',
  { decided, citedBy, leader }: DocTable,
): void {
  for (let i = 0; i < cases.length; i++) {
    const doc = cases[i]!;
    const key = sort === 'most-cited' ? citedBy[leader[doc] || doc]! : decided[doc]!;
    keys[i] = (sort === 'oldest' ? -key : key) + Math.min(0.99, keys[i]! / 40);
  }
}

/** The signals that need no more than what the accumulator and the table of cases hold. */
class BaseSignals {
  private readonly standing: Float32Array;
  private readonly reader: IndexReader;
  private readonly chosen: ChosenTerms;
  private readonly years: readonly number[];
  private readonly weights: Weights;

  /** @param cited cases whose own citation is asked for */
  constructor(
    { reader, query, tables }: PostingsSearch,
    private readonly sums: Accumulator,
    private readonly cited: ReadonlySet<number>,
  ) {
    this.reader = reader;
    this.chosen = query.chosen;
    this.years = query.years;
    this.weights = query.weights;
    this.standing = tables.standing;
  }

  of(doc: number): Signals {
    const { docs, courts } = this.reader;
    const { score, name, nameHits } = this.sums;
    const known = {
      score: score[doc]!,
      name: name[doc]!,
      nameHits: nameHits[doc]!,
      nameLength: docs.nameLength[doc]!,
      authority: docs.authority[doc]!,
      decided: docs.decided[doc]!,
      level: courts[docs.court[doc]!]!.level,
      isCited: this.cited.has(doc),
    };
    return signalsOf(known, this.chosen, this.years);
  }

  /** What `blend` makes of `of`, without an object: it is asked for every match. */
  scoreAll(cases: Uint32Array, scores: Float64Array): void {
    const { standing, years } = this;
    const { score, nameHits } = this.sums;
    const { possible } = this.chosen;
    const hasCited = this.cited.size > 0;
    for (let i = 0; i < cases.length; i++) {
      const doc = cases[i]!;
      let sum = score[doc]! / possible + standing[doc]!;
      if (years.length > 0) sum += this.yearScore(doc);
      if (hasCited && this.cited.has(doc)) sum += OWN_CITATION;
      if (nameHits[doc]! > 0) sum += this.nameScore(doc);
      scores[i] = sum;
    }
  }

  private yearScore(doc: number): number {
    const year = yearOf(this.reader.docs.decided[doc]!);
    return nearYear(this.years, year) * this.weights.year;
  }

  private nameScore(doc: number): number {
    const { name, nameHits } = this.sums;
    const covered = Math.min(1, name[doc]! / this.chosen.nameable);
    const { nameLength } = this.reader.docs;
    const ofName = Math.min(1, nameHits[doc]! / Math.max(1, nameLength[doc]!));
    return nameScore(covered, covered * ofName, this.weights);
  }
}
