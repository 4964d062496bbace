import { diffArrays, diffWordsWithSpace } from 'diff';

/** A piece of a changed paragraph: in both texts, or in one of them only. */
interface Piece {
  in: 'both' | 'before' | 'after';
  text: string;
}

/** Paragraphs that are not as they were; `line` is the place of the first in the text after. */
export interface ChangedParagraph {
  line: number;
  pieces: Piece[];
}

/** Two texts with nothing in common would take minutes to compare by words. */
const MOST_MS = 1_500;

/** The paragraphs that differ, word by word; null where the texts have too little in common. */
export function paragraphChanges(before: string, after: string): ChangedParagraph[] | null {
  const parts = diffArrays(before.split('\n'), after.split('\n'), { timeout: MOST_MS });
  if (!parts) return null;
  const changed: ChangedParagraph[] = [];
  let line = 0;
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at]!;
    const next = parts[at + 1];
    if (!part.added && !part.removed) {
      line += part.value.length;
    } else if (part.removed && next?.added) {
      const pieces = wordChanges(part.value.join('\n'), next.value.join('\n'));
      if (!pieces) return null;
      changed.push({ line, pieces });
      line += next.value.length;
      at += 1;
    } else {
      const side = part.added ? 'after' : 'before';
      changed.push({ line, pieces: [{ in: side, text: part.value.join('\n') }] });
      if (part.added) line += part.value.length;
    }
  }
  return changed;
}

function wordChanges(before: string, after: string): Piece[] | null {
  const parts = diffWordsWithSpace(before, after, { timeout: MOST_MS });
  if (!parts) return null;
  return parts.map(({ value, added, removed }) => ({
    in: added ? 'after' : removed ? 'before' : 'both',
    text: value,
  }));
}
