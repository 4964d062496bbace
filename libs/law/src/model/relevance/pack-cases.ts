import type { SearchCase } from '@casewright/contracts';
import { ownWords } from '@casewright/law/checking';

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

/** Longer parts of a record are cut: what a reader is shown of them is shorter still. */
const LONGEST = { summary: 1_500, point: 400, points: 8, passage: 1_200 } as const;

/** What a model sees of a case, and what it is held to: our record, and nothing of the opinion beyond it. */
function recordText(found: SearchCase): string {
  const { title, citation, court, year, jurisdiction, summary, keyPoints, passage } = found;
  const points = keyPoints.slice(0, LONGEST.points).map((point) => cut(point, LONGEST.point));
  const shown = [ownWords(found), passage.map(({ text }) => text).join('')];
  const words = cut(shown.join(' ').trim(), LONGEST.passage);
  return [
    `Name: ${title}`,
    citation === null ? null : `Citation: ${citation}`,
    `Court: ${[court.name, jurisdiction, year].filter((part) => part !== null && part !== '').join(', ')}`,
    `Summary: ${cut(summary, LONGEST.summary)}`,
    ...points.map((point) => `Key point: ${point}`),
    words === '' ? null : `Passage: ${words}`,
  ]
    .filter((line) => line !== null)
    .join('\n');
}

const cut = (text: string, most: number): string => text.slice(0, most);
