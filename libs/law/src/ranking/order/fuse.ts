import type { CaseColumn } from '../index/doc-table.js';
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
/** A case that is first both by its words and by its meaning has a score of 1. */
const SCALE = (K + 1) / 2;

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
 * The candidates in the order of the sum of their reciprocal ranks by words and by meaning.
 *
 * @param candidates in their order by words; those without any of them after all others
 */
export function fuse<Item extends ScoredCase>(
  candidates: readonly Item[],
  near: ReadonlyMap<number, Nearness>,
): Item[] {
  return inOrder(candidates.map((candidate, i) => fused(candidate, i + 1, near)));
}

function fused<Item extends ScoredCase>(
  candidate: Item,
  rank: number,
  near: ReadonlyMap<number, Nearness>,
): Item {
  const byWords = candidate.score > 0 ? fusedScore(rank) : 0;
  const meaning = near.get(candidate.caseId);
  if (!meaning) return { ...candidate, score: byWords };
  return {
    ...candidate,
    score: byWords + fusedScore(meaning.rank),
    signals: { ...candidate.signals, vector: meaning.similarity },
  };
}

/** By score, the best first; equal ones by case number. */
export function inOrder<Item extends ScoredCase>(candidates: readonly Item[]): Item[] {
  return [...candidates].sort((a, b) => b.score - a.score || a.caseId - b.caseId);
}

/** The part of a fused score that a rank gives, from 1. */
export function fusedScore(rank: number): number {
  return SCALE / (K + rank);
}
