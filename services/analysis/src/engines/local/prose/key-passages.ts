import type { Understanding } from '../../../understanding/understanding.js';
import { keySentences } from './key-sentences.js';
import { closing, inBrackets, quoted } from './words.js';

/** What a document says in its own telling sentences, each with its place; null where it has none. */
export function keyPassages(document: Understanding, lead: string, most: number): string | null {
  const key = keySentences(document, most);
  if (key.length === 0) return null;
  const passages = key.map((span) =>
    closing(`${quoted(document, span, 340)}${inBrackets(document, span.start)}`),
  );
  return `${lead}: ${passages.join(' ')}`;
}
