import type { Passage } from '@casewright/contracts';

/** Private-use characters: no opinion holds them, so a mark is never mistaken for text. */
export const MARK_START = '\uE000';
export const MARK_END = '\uE001';

/** Splits a headline of PostgreSQL into runs of plain text, marked or not. */
export function toPassage(headline: string): Passage {
  const runs = headline.split(new RegExp(`${MARK_START}([^${MARK_END}]*)${MARK_END}`));
  return runs
    .map((text, index) => ({ text, marked: index % 2 === 1 }))
    .filter((run) => run.text.length > 0);
}

/** The distinct marked words in their order, for the sentence that explains a result. */
export function markedWords(headline: string): string[] {
  const words = toPassage(headline)
    .filter((run) => run.marked)
    .map((run) => run.text.toLowerCase());
  return [...new Set(words)];
}
