import type { CaseColumn } from '../index/doc-table.js';
import type { QueryKind } from '../query/query-kind.js';
import type { NearCase } from '../search/rank-options.js';
import type { ScoredCase } from './scored-case.js';

/** Its rank by nearness, from 1. */
export interface Nearness {
  rank: number;
  similarity: number;
}

/**
 * Reciprocal rank fusion's constant: from Cormack, Clarke and Büttcher, "Reciprocal Rank Fusion
 * outperforms Condorcet and individual Rank Learning Methods", SIGIR 2009.
 */
const K = 60;

/**
 * What nearness in meaning counts next to words, by kind of query: as it helped most on none at the cost
 * of another (ADR 0068). A name or a citation means only itself.
 */
export const MEANING: Record<QueryKind, number> = {
  question: 0.25,
  keywords: 0.25,
  paragraph: 0.1,
  name: 0,
  citation: 0,
};

/**
 * The near cases that are in the index, each decision once: as the record that stands for it.
 *
 * @param leaders that record by case number, where there are several
 */
export function nearnessOf(
  near: readonly NearCase[],
  isIndexed: (caseId: number) => boolean,
  leaders: CaseColumn,
): Map<number, Nearness> {
  const found = new Map<number, Nearness>();
  for (const { caseId, similarity } of near) {
    if (!isIndexed(caseId)) continue;
    const leader = leaders[caseId]!;
    const shown = leader !== 0 && isIndexed(leader) ? leader : caseId;
    if (!found.has(shown)) found.set(shown, { rank: found.size + 1, similarity });
  }
  return found;
}

/**
 * The candidates in the order of the weighted sum of their reciprocal ranks by words and by meaning: 1
 * for what is first in both.
 *
 * @param candidates in their order by words; those without any of them after all others
 * @param meaning what nearness counts, where words count 1
 */
export function fuse<Item extends ScoredCase>(
  candidates: readonly Item[],
  near: ReadonlyMap<number, Nearness>,
  meaning: number,
): Item[] {
  return inOrder(candidates.map((candidate, i) => fused(candidate, i + 1, near, meaning)));
}

function fused<Item extends ScoredCase>(
  candidate: Item,
  rank: number,
  near: ReadonlyMap<number, Nearness>,
  meaning: number,
): Item {
  const byWords = candidate.score > 0 ? fusedScore(rank, meaning) : 0;
  const nearness = near.get(candidate.caseId);
  if (!nearness) return { ...candidate, score: byWords };
  return {
    ...candidate,
    score: byWords + meaning * fusedScore(nearness.rank, meaning),
    signals: { ...candidate.signals, vector: nearness.similarity },
  };
}

/** By score, the best first; equal ones by case number. */
export function inOrder<Item extends ScoredCase>(candidates: readonly Item[]): Item[] {
  return [...candidates].sort((a, b) => b.score - a.score || a.caseId - b.caseId);
}

/** The part of a fused score that a rank by words gives, from 1. */
export function fusedScore(rank: number, meaning: number): number {
  return (K + 1) / (K + rank) / (1 + meaning);
}
