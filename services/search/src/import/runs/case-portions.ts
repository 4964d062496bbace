import type { SourceCase } from '../source-case.js';

/** A batch is prepared in portions: no thread idles, and each collects less garbage that still lives. */
const PORTION_CHARACTERS = 100_000;

/** The cases in portions for one thread each, in their order; a case is never parted. */
export function portionsOf<T extends { case: SourceCase }>(items: T[]): T[][] {
  const portions: T[][] = [];
  let characters = PORTION_CHARACTERS;
  for (const item of items) {
    if (characters >= PORTION_CHARACTERS) {
      portions.push([]);
      characters = 0;
    }
    portions.at(-1)!.push(item);
    characters += lengthOf(item.case);
  }
  return portions;
}

/** Characters of all opinions, markup included. */
export function lengthOf({ casebody, opinions }: SourceCase): number {
  return (casebody?.length ?? 0) + opinions.reduce((sum, { content }) => sum + content.length, 0);
}
