import { type CaseToAnalyze, toCaseToAnalyze } from '@casewright/law/records';
import { type DataSource, In } from 'typeorm';
import { CaseEntity } from './case.entity.js';
import { namesOfDecision } from './case-ref.js';
import { OpinionEntity } from './opinion.entity.js';

/** A stored case as analyzers take it. */
export interface StoredCaseToAnalyze {
  caseId: number;
  opinionIds: number[];
  item: CaseToAnalyze;
}

/** Those of the cases that there are, with all their text. */
export async function casesToAnalyze(
  db: DataSource,
  ids: readonly number[],
): Promise<StoredCaseToAnalyze[]> {
  const cases = await db.getRepository(CaseEntity).findBy({ id: In([...ids]) });
  const opinions = await db.getRepository(OpinionEntity).find({
    select: { id: true, caseId: true, kind: true, author: true, text: true },
    where: { caseId: In([...ids]) },
    order: { caseId: 'ASC', ordinal: 'ASC' },
  });
  const names = await namesOfSources(db, ids);
  return cases.map((row) => {
    const own = opinions.filter(({ caseId }) => caseId === row.id);
    const item = toCaseToAnalyze({ case: row, opinions: own });
    const others = new Set([...item.otherNames, ...(names.get(row.id) ?? [])]);
    others.delete(item.name);
    const opinionIds = own.map(({ id }) => id);
    return { caseId: row.id, opinionIds, item: { ...item, otherNames: [...others] } };
  });
}

/** What each source calls the decisions that these cases represent. */
async function namesOfSources(
  db: DataSource,
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  const rows = (await db.query(
    `SELECT asked.id, ${namesOfDecision('asked.id')} AS names FROM unnest($1::integer[]) AS asked (id)`,
    [ids],
  )) as { id: number; names: string[] }[];
  return new Map(rows.map(({ id, names }) => [id, names]));
}
