/** A graph of cases numbered 0 … n−1: case i cites `targets[offsets[i]] … targets[offsets[i+1]-1]`. */
export interface CitationGraph {
  offsets: Int32Array;
  targets: Int32Array;
}

/** Share of its weight that a case passes on to those that it cites. */
const DAMPING = 0.85;
const ROUNDS = 20;
/** Cases decided within so many years are of one age. */
const AGE = 10;

/**
 * The weight of each case: its own share, and a damped part of the weight of those that cite it.
 * The average is 1. Two arrays of the number of cases, whatever the number of citations.
 */
export function pageRank({ offsets, targets }: CitationGraph): Float64Array {
  const count = offsets.length - 1;
  let rank = new Float64Array(count).fill(1);
  let next = new Float64Array(count);
  for (let round = 0; round < ROUNDS && count > 0; round++) {
    let kept = 0;
    next.fill(0);
    for (let i = 0; i < count; i++) {
      const [from, to] = [offsets[i]!, offsets[i + 1]!];
      if (from === to) kept += rank[i]!;
      const share = (DAMPING * rank[i]!) / (to - from);
      for (let k = from; k < to; k++) next[targets[k]!]! += share;
    }
    // Cases that cite nothing pass their weight on to all.
    const base = 1 - DAMPING + (DAMPING * kept) / count;
    for (let i = 0; i < count; i++) next[i]! += base;
    [rank, next] = [next, rank];
  }
  return rank;
}

/**
 * Weight relative to age, 0 to 1: an old case has had more time to be cited. 0.5 is the average
 * of the cases decided within ten years of it. `years`: 0 for unknown.
 */
export function relativeToAge(rank: Float64Array, years: Int16Array): Float32Array {
  const last = years.reduce((max, year) => Math.max(max, year), 0);
  const sums = new Float64Array(last + 2);
  const counts = new Int32Array(last + 2);
  for (let i = 0; i < rank.length; i++) {
    sums[years[i]! + 1]! += rank[i]!;
    counts[years[i]! + 1]!++;
  }
  for (let year = 1; year <= last + 1; year++) {
    sums[year]! += sums[year - 1]!;
    counts[year]! += counts[year - 1]!;
  }
  const authority = new Float32Array(rank.length);
  for (let i = 0; i < rank.length; i++) {
    const from = Math.max(0, years[i]! - AGE);
    const to = Math.min(last + 1, years[i]! + AGE + 1);
    const average = (sums[to]! - sums[from]!) / (counts[to]! - counts[from]!);
    authority[i] = rank[i]! / (rank[i]! + average);
  }
  return authority;
}
