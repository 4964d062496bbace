import type { QueryKind } from '../query/query-kind.js';
import type { Accumulator } from './accumulator.js';
import type { CompiledClause } from './compiled-clause.js';
import { FIRST_CLAUSE_BIT } from './compiled-clause.js';

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
 * demands. When hardly any has enough, one word is.
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
  const { score, mask, size } = sums;
  const found = new Uint32Array(size);
  const allowed = new Map<number, boolean>();
  const conceptBits = (1 << FIRST_CLAUSE_BIT) - 1;
  let count = 0;
  for (const [from, to] of sums.touched()) {
    for (let doc = from; doc < to; doc++) {
      const bits = mask[doc]!;
      if (bits === 0 && score[doc] === 0) continue;
      if (shares[bits & conceptBits]! + ROUNDING < least) continue;
      if (clause) {
        let holds = allowed.get(bits);
        if (holds === undefined) {
          holds = clause.mayHold(bits);
          allowed.set(bits, holds);
        }
        if (!holds) continue;
      }
      found[count++] = doc;
    }
  }
  return found.subarray(0, count);
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
