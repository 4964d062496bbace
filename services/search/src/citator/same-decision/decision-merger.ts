import {
  type CaseFacts,
  type DecisionRecord,
  type FactRecord,
  MERGED_FIELDS,
  mergeRecords,
} from '@casewright/law/treatment';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isSame, MergedCasesRepository, type StoredFacts } from './merged-cases.repository.js';

/** Records whose facts are in memory together. */
const RECORDS_AT_ONCE = 500;

/**
 * Gives the record that represents a decision what all its sources say, fact by fact, so that whoever
 * reads it reads the decision.
 */
@Injectable()
export class DecisionMerger {
  constructor(private readonly cases: MergedCasesRepository) {}

  /**
   * @param looked the cases that were looked at; what represents no decision says what its source does
   * @param groups those of them that are of one decision, the representative first
   */
  async merge(
    looked: readonly number[],
    groups: readonly DecisionRecord[][],
    tx: EntityManager,
  ): Promise<void> {
    for (const portion of inPortions(groups)) {
      const ids = portion.flatMap((group) => group.map(({ id }) => id));
      const stored = new Map((await this.cases.facts(ids, tx)).map((each) => [each.own.id, each]));
      const merged = portion.flatMap((group) => {
        const [first, ...others] = group.map(({ id }) => stored.get(id)!);
        const { fields } = mergeRecords([first!.own, ...others.map(({ own }) => own)]);
        return changeOf(first!, fields);
      });
      await this.cases.write(merged, tx);
    }
    const leading = new Set(groups.map(([leader]) => leader!.id));
    const others = looked.filter((id) => !leading.has(id));
    const restored = (await this.cases.merged(others, tx)).map(({ own }) => ({ own, fields: own }));
    await this.cases.write(restored, tx);
  }
}

function changeOf(
  { shown, own }: StoredFacts,
  fields: CaseFacts,
): { own: FactRecord; fields: CaseFacts }[] {
  return MERGED_FIELDS.every((field) => isSame(shown[field], fields[field]))
    ? []
    : [{ own, fields }];
}

function* inPortions(groups: readonly DecisionRecord[][]): Generator<DecisionRecord[][]> {
  let portion: DecisionRecord[][] = [];
  let records = 0;
  for (const group of groups) {
    portion.push(group);
    records += group.length;
    if (records < RECORDS_AT_ONCE) continue;
    yield portion;
    [portion, records] = [[], 0];
  }
  if (portion.length > 0) yield portion;
}
