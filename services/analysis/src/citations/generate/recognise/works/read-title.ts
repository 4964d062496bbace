import type { Reading, Recognised } from '../../../../engine/recognized.js';

const LONGEST = 250;

/** Words without any citation, which the user calls an article: a title, and nothing more. */
export function readTitle({ line, text, hint }: Reading): Recognised | undefined {
  if (hint !== 'article' || line.length > LONGEST || text.includes('\n')) return undefined;
  if (!/\p{L}{2}/u.test(line) || /[.!?]\s+\p{Lu}/u.test(line)) return undefined;
  return {
    kind: 'article',
    item: { type: 'article-journal', title: line.replace(/^[“"]|[”".]$/g, '') },
    implied: [],
    doubts: [],
    others: 0,
  };
}
