/** The `limit` best of `cases` by their scores, best first; equal scores by case number. */
export function topCases(cases: Uint32Array, scores: Float64Array, limit: number): Uint32Array {
  const better = (a: number, b: number) => scores[b]! - scores[a]! || cases[a]! - cases[b]!;
  const kept: number[] = [];
  let bar = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < cases.length; i++) {
    if (scores[i]! < bar) continue;
    kept.push(i);
    if (kept.length < limit * 4 + 64) continue;
    kept.sort(better);
    kept.length = limit;
    bar = scores[kept[limit - 1]!]!;
  }
  return Uint32Array.from(kept.sort(better).slice(0, limit), (i) => cases[i]!);
}

const BUCKETS = 1_024;

/** A score that at least `rank` of the cases have; 0 when there are fewer. */
export function scoreOfRank(cases: Uint32Array, score: Float32Array, rank: number): number {
  let best = 0;
  for (let i = 0; i < cases.length; i++) best = Math.max(best, score[cases[i]!]!);
  if (best === 0) return 0;
  const counts = new Uint32Array(BUCKETS + 1);
  const scale = BUCKETS / best;
  for (let i = 0; i < cases.length; i++) counts[(score[cases[i]!]! * scale) | 0]!++;
  let above = 0;
  for (let bucket = BUCKETS; bucket > 0; bucket--) {
    above += counts[bucket]!;
    if (above >= rank) return bucket / scale;
  }
  return 0;
}
