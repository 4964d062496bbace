import { type DataSource, In } from 'typeorm';
import { CaseEntity } from './case.entity.js';
import { toCaseToAnalyze } from './library-record.js';
import type { CaseToAnalyze } from './library-stage.js';
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
  return cases.map((row) => {
    const own = opinions.filter(({ caseId }) => caseId === row.id);
    const opinionIds = own.map(({ id }) => id);
    return { caseId: row.id, opinionIds, item: toCaseToAnalyze({ case: row, opinions: own }) };
  });
}
