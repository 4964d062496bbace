import {
  type DecisionRecord,
  groupRecords,
  mayBeOneDecision,
  type RecordPair,
} from '@casewright/law/treatment';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DecisionMerger } from './decision-merger.js';
import { SameDecisionRepository } from './same-decision.repository.js';

/** Cases whose neighbors are looked up together. */
const CASES_AT_ONCE = 2_000;

/**
 * Finds the records that several sources have of one decision, for the cases loaded last, and merges
 * what they say.
 */
@Injectable()
export class SameDecisionGrouper {
  constructor(
    private readonly decisions: SameDecisionRepository,
    private readonly merger: DecisionMerger,
  ) {}

  /** Part of the citator's publication; leaves the temporary table `regrouped` to the next step. */
  async group(tx: EntityManager): Promise<void> {
    const looked = new Set<number>();
    const records = new Map<number, DecisionRecord>();
    const pairs: RecordPair[] = [];
    // From record to record: what may be one decision with a loaded case is grouped with it again.
    for (let next = await this.decisions.loaded(tx); next.length > 0; ) {
      for (const id of next) looked.add(id);
      const found = await this.likelyPairs(next, records, tx);
      pairs.push(...found);
      next = [...new Set(found.map(({ b }) => b))].filter((id) => !looked.has(id));
    }
    const groups = groupRecords(records, pairs);
    const members = groups.flatMap((group) =>
      group.map(({ id }) => ({ id, leader: group[0]!.id })),
    );
    await this.decisions.replace([...looked], members, tx);
    await this.merger.merge([...looked], groups, tx);
  }

  /** The pairs of these cases (`a`) with others that may be of one decision; reads their records. */
  private async likelyPairs(
    caseIds: number[],
    records: Map<number, DecisionRecord>,
    tx: EntityManager,
  ): Promise<RecordPair[]> {
    const likely: RecordPair[] = [];
    for (let at = 0; at < caseIds.length; at += CASES_AT_ONCE) {
      const pairs = await this.decisions.neighbors(caseIds.slice(at, at + CASES_AT_ONCE), tx);
      const unknown = new Set(pairs.flatMap(({ a, b }) => [a, b]).filter((id) => !records.has(id)));
      if (unknown.size > 0) {
        for (const record of await this.decisions.records([...unknown], tx)) {
          records.set(record.id, record);
        }
      }
      for (const pair of pairs) if (mayBeOneDecision(records, pair)) likely.push(pair);
    }
    return likely;
  }
}
