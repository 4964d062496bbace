import type { DocTable } from './doc-table.js';

/** Visits each pair of a case and a case it cites once. Iterated twice rather than stored. */
export type EdgeScan = (each: (citing: number, cited: number) => void) => Promise<void>;

const COHORTS = 6;
const DECADES = 210;
/** Weight of the library's mean against a cohort's, in cases: a cohort of two says little. */
const PRIOR = 20;
/** Weighted citations that make a case as well known as any. */
const FAMOUS = Math.log(1 + 1_000);

/**
 * Citation authority, cited-by counts and the weightiest citing case of every case, in two passes
 * over the graph and some bytes a case. A citation counts more from a high court and from a case
 * that is itself cited; the sum is damped by a logarithm and seen beside the cases of the same
 * decade and rank of court, so that age and rank alone give no authority.
 *
 * @param docs with the records that stand for decisions
 * @param levels rank of each court by its number in the table
 */
export async function fillAuthority(
  docs: DocTable,
  levels: Float32Array,
  scan: EdgeScan,
): Promise<void> {
  docs.citedBy.fill(0);
  docs.topCiter.fill(0);
  await scan((citing, cited) => {
    if (counts(docs, citing, cited)) docs.citedBy[cited]!++;
  });
  const weight = new Float32Array(docs.size);
  const best = new Float32Array(docs.size);
  await scan((citing, cited) => {
    if (!counts(docs, citing, cited)) return;
    const level = levels[docs.court[citing]!] ?? 0;
    weight[cited]! += (0.3 + 0.7 * level) * (1 + 0.25 * Math.log1p(docs.citedBy[citing]!));
    const rank = 1 + level * 100 + Math.log1p(docs.citedBy[citing]!) + docs.decided[citing]! / 1e9;
    if (rank <= best[cited]!) return;
    best[cited] = rank;
    docs.topCiter[cited] = citing;
  });
  relativeToCohort(docs, levels, weight);
}

function relativeToCohort(docs: DocTable, levels: Float32Array, weight: Float32Array): void {
  const sums = new Float64Array(COHORTS * DECADES);
  const counts = new Float64Array(COHORTS * DECADES);
  let sum = 0;
  let count = 0;
  for (let doc = 0; doc < docs.size; doc++) {
    if (!isIndexed(docs, doc)) continue;
    const known = Math.log1p(weight[doc]!);
    const cohort = cohortOf(docs, levels, doc);
    sums[cohort]! += known;
    counts[cohort]!++;
    sum += known;
    count++;
  }
  const mean = sum / Math.max(1, count);
  for (let doc = 0; doc < docs.size; doc++) {
    const known = Math.log1p(weight[doc]!);
    const cohort = cohortOf(docs, levels, doc);
    const expected = (sums[cohort]! + PRIOR * mean) / (counts[cohort]! + PRIOR);
    const relative = known / (known + expected + 0.5);
    docs.authority[doc] = Math.round(127.5 * (Math.min(1, known / FAMOUS) + relative));
  }
}

function cohortOf(docs: DocTable, levels: Float32Array, doc: number): number {
  const rank = Math.min(COHORTS - 1, Math.floor((levels[docs.court[doc]!] ?? 0) * COHORTS));
  return rank * DECADES + Math.min(DECADES - 1, Math.floor(docs.decided[doc]! / 100_000));
}

/** Of several records of a decision the one that stands for it cites; the others only repeat it. */
function counts(docs: DocTable, citing: number, cited: number): boolean {
  if (!isIndexed(docs, citing) || !isIndexed(docs, cited)) return false;
  const leader = docs.leader[citing]!;
  return leader === 0 || leader === citing;
}

function isIndexed(docs: DocTable, doc: number): boolean {
  return doc < docs.size && docs.textSegment[doc] !== 0;
}
