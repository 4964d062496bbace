import type { SearchCase } from '@casewright/contracts';

/** Longer parts of a record are cut: what a reader is shown of them is shorter still. */
const LONGEST = { summary: 1_500, point: 400, points: 8, passage: 1_200 } as const;

/** What a model sees of a case, and what it is held to: our record, and nothing of the opinion beyond it. */
export function recordText(found: SearchCase): string {
  const { title, citation, court, year, jurisdiction, summary, keyPoints, passage } = found;
  const points = keyPoints.slice(0, LONGEST.points).map((point) => cut(point, LONGEST.point));
  const words = cut(passage.map(({ text }) => text).join(''), LONGEST.passage);
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
