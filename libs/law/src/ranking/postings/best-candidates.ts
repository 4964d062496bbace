import type { DocTable } from '../index/doc-table.js';
import type { Candidate } from '../order/candidates.js';
import { blend } from '../order/signals.js';
import type { Accumulator } from './accumulator.js';
import { BaseSignals } from './base-signals.js';
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
  const signalsOf = new BaseSignals(input, sums, cited);
  signalsOf.scoreAll(passing, sums.keys);
  if (sort !== 'relevance') sortKeys(passing, sums.keys, sort, reader.docs);
  const top = topCases(passing, sums.keys, keep);
  const shown = new Set(top);
  const isNear = (doc: number) => near.has(doc) && !shown.has(doc);
  const beyond = near.size > 0 && sort === 'relevance' ? passing.filter(isNear) : [];
  return [...top, ...beyond].map((caseId) => {
    const signals = signalsOf.of(caseId);
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
