import type { QueryKind } from '../../../query/query-kind.js';
import type { CompiledClause } from '../terms/compiled-clause.js';
import { FIRST_CLAUSE_BIT } from '../terms/compiled-clause.js';
import type { Accumulator } from './accumulator.js';

/** The share of the telling words' weight that a case must have to match, by kind of query. */
const SHARE: Record<QueryKind, number> = {
  citation: 0,
  name: 0.5,
  keywords: 0.6,
  question: 0.3,
  paragraph: 0.15,
};
/** With fewer cases than this any telling word is enough. */
const ENOUGH = 20;
const ANY_WORD = 1e-4;
const ROUNDING = 1e-5;

/**
 * The touched cases that match: they have enough of the query's telling words and may meet its
 * demands. When hardly any has enough, one word is. Valid until the accumulator is cleared.
 */
export function matchingCases(
  sums: Accumulator,
  concepts: number[],
  kind: QueryKind,
  clause: CompiledClause | null,
): Uint32Array {
  const shares = shareTable(concepts);
  const strict = select(sums, clause, shares, SHARE[kind]);
  return strict.length >= ENOUGH ? strict : select(sums, clause, shares, ANY_WORD);
}

function select(
  sums: Accumulator,
  clause: CompiledClause | null,
  shares: Float32Array,
  least: number,
): Uint32Array {
  const { mask, found } = sums;
  // A byte a set of concepts: what is asked for every case is small enough to be near.
  const enough = new Uint8Array(shares.length);
  for (let set = 0; set < enough.length; set++) {
    if (shares[set]! + ROUNDING >= least) enough[set] = 1;
  }
  const conceptBits = shares.length - 1;
  let count = 0;
  for (const [from, to] of sums.touched()) {
    for (let doc = from; doc < to; doc++) {
      // Without a branch: which cases match is as good as chance to the processor.
      found[count] = doc;
      count += enough[mask[doc]! & conceptBits]!;
    }
  }
  const matching = found.subarray(0, count);
  // Where no certain word is needed, any telling one still is: blocks hold other cases too.
  const telling = enough[0] === 0 ? matching : matching.filter((doc) => mask[doc] !== 0);
  return clause ? allowedBy(clause, telling, mask) : telling;
}

function allowedBy(clause: CompiledClause, cases: Uint32Array, mask: Uint32Array): Uint32Array {
  const allowed = new Map<number, boolean>();
  let count = 0;
  for (let i = 0; i < cases.length; i++) {
    const bits = mask[cases[i]!]!;
    let holds = allowed.get(bits);
    if (holds === undefined) {
      holds = clause.mayHold(bits);
      allowed.set(bits, holds);
    }
    if (holds) cases[count++] = cases[i]!;
  }
  return cases.subarray(0, count);
}

/** The share of the weight by the set of concepts. */
function shareTable(concepts: number[]): Float32Array {
  const total = concepts.reduce((sum, weight) => sum + weight, 0) || 1;
  const table = new Float32Array(1 << FIRST_CLAUSE_BIT);
  for (const [bit, weight] of concepts.entries()) {
    for (let set = 1 << bit; set < 2 << bit; set++) {
      table[set] = table[set - (1 << bit)]! + weight / total;
    }
  }
  return concepts.length === 0 ? table.fill(1) : table;
}
