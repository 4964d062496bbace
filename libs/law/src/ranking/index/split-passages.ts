/** A paragraph is not added to a passage that has this share of its length already. */
const ENOUGH = 0.6;

/** A piece of a text; offsets are JavaScript's. */
export interface Passage {
  start: number;
  end: number;
}

/**
 * Splits a text into passages of whole paragraphs; a long paragraph between words.
 * @param longest letters that a passage may have
 */
export function splitPassages(text: string, longest: number): Passage[] {
  const passages: Passage[] = [];
  let current: Passage | undefined;
  for (const piece of pieces(text, longest)) {
    const isShort = current && current.end - current.start < longest * ENOUGH;
    if (current && isShort && piece.end - current.start <= longest) {
      current.end = piece.end;
      continue;
    }
    current = { ...piece };
    passages.push(current);
  }
  return passages;
}

/** Paragraphs without the space around them, none longer than a passage. */
function* pieces(text: string, longest: number): Generator<Passage> {
  for (const match of text.matchAll(/\S(?:.*?\S)??(?=\s*\n\s*\n|\s*$)/gs)) {
    let start = match.index;
    const end = start + match[0].length;
    while (end - start > longest) {
      // Of the passage alone: a text without spaces would be searched back to its beginning each time.
      const space = text.slice(start, start + longest + 1).lastIndexOf(' ');
      const cut = start + (space > 0 ? space : longest);
      yield { start, end: cut };
      start = text[cut] === ' ' ? cut + 1 : cut;
    }
    yield { start, end };
  }
}
