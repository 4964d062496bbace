import type { SearchCase } from '@casewright/contracts';
import { recordText } from './record-text.js';

/** English legal prose has more letters to a token: a group fits its budget. */
const LETTERS_PER_TOKEN = 3;
/** With more of them in one request a model loses some. */
const MOST_CASES = 5;

export interface CaseWithRecord {
  id: number;
  record: string;
}

/** The cases in groups for one request each, in their order. */
export function packCases(cases: readonly SearchCase[], tokens: number): CaseWithRecord[][] {
  const groups: CaseWithRecord[][] = [];
  let left = 0;
  for (const found of cases) {
    const record = recordText(found);
    const group = groups.at(-1);
    if (group && group.length < MOST_CASES && record.length <= left)
      group.push({ id: found.id, record });
    else {
      groups.push([{ id: found.id, record }]);
      left = tokens * LETTERS_PER_TOKEN;
    }
    left -= record.length;
  }
  return groups;
}
