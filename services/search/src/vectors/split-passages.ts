/** Some 400 words: as much as one thought of an opinion takes, and within every model's limit. */
const LONGEST = 2_400;
/** A paragraph is not added to a passage that is this long already. */
const ENOUGH = 1_400;

/** A piece of a text; offsets are JavaScript's. */
export interface Passage {
  start: number;
  end: number;
}

/** Splits a text into passages of whole paragraphs; a long paragraph between words. */
export function splitPassages(text: string): Passage[] {
  const passages: Passage[] = [];
  let current: Passage | undefined;
  for (const piece of pieces(text)) {
    if (current && current.end - current.start < ENOUGH && piece.end - current.start <= LONGEST) {
      current.end = piece.end;
      continue;
    }
    current = { ...piece };
    passages.push(current);
  }
  return passages;
}

/** Paragraphs without the space around them, none longer than a passage. */
function* pieces(text: string): Generator<Passage> {
  for (const match of text.matchAll(/\S(?:.*?\S)??(?=\s*\n\s*\n|\s*$)/gs)) {
    let start = match.index;
    const end = start + match[0].length;
    while (end - start > LONGEST) {
      // Of the passage alone: a text without spaces would be searched back to its beginning each time.
      const space = text.slice(start, start + LONGEST + 1).lastIndexOf(' ');
      const cut = start + (space > 0 ? space : LONGEST);
      yield { start, end: cut };
      start = text[cut] === ' ' ? cut + 1 : cut;
    }
    yield { start, end };
  }
}
