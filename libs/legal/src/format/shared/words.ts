/** Splits table rows `word ⇥ abbreviation` into a map. */
export const wordMap = (rows: string): Map<string, string> =>
  new Map(rows.split('\n').map((row) => row.split('\t') as [string, string]));

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** One expression that finds every key as a whole word, the longest first. */
export const anyOf = (keys: Iterable<string>): RegExp =>
  new RegExp(
    `(?<![\\w.'’-])(?:${[...keys].sort((a, b) => b.length - a.length).map(escaped).join('|')})(?![\\w'’-])`,
    'g',
  );
