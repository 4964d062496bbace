/** What a paragraph of a brief that a spec sets consists of. */
export type Piece = { words: string } | { cited: string } | { note: Piece[] } | { turn: true };

/** How Word has a page begin: as it noted itself, or as somebody set it, with its note or without. */
export type Turn = 'rendered' | 'break' | 'break-noted' | 'before' | 'section' | 'continuous';

/** A brief, as it is set; all of its citations are real. */
export interface SetBrief {
  name: string;
  paragraphs: Piece[][];
  turn: Turn;
  /** What every third paragraph is put into. */
  around: 'nothing' | 'table' | 'link' | 'field' | 'insertion' | 'split-runs';
}

/** A citation, and where it stands. */
export interface Expected {
  cited: string;
  page: number;
  footnote: string | null;
}

/** In the text's order: the body, then the notes. */
export function expectedOf({ paragraphs }: SetBrief): Expected[] {
  const body: Expected[] = [];
  const notes: Expected[] = [];
  let [page, count] = [1, 0];
  for (const piece of paragraphs.flat()) {
    if ('turn' in piece) page += 1;
    else if ('cited' in piece) body.push({ cited: piece.cited, page, footnote: null });
    else if ('note' in piece) {
      count += 1;
      const footnote = String(count);
      for (const inside of piece.note)
        if ('cited' in inside) notes.push({ cited: inside.cited, page, footnote });
    }
  }
  return [...body, ...notes];
}

const SENTENCES = [
  'The parties differ on the standard that governs this motion, and on little else.',
  'Counsel has found no decision of this court that goes the other way.',
  'The record bears that out at every point that the movant has raised.',
  'Nothing in the statute asks for more, and the rule has stood for decades.',
];
const TURNS: readonly Turn[] = ['rendered', 'break-noted', 'break', 'before', 'section'];
const AROUND: readonly SetBrief['around'][] = [
  'nothing',
  'table',
  'link',
  'field',
  'insertion',
  'split-runs',
];
const PAGES = 6;
const PARAGRAPHS = 3;

/** Ten briefs of six pages, each with other breaks and surroundings; pages turn in and between paragraphs. */
export function tenBriefs(citations: readonly string[]): SetBrief[] {
  let next = 0;
  const words = (): Piece => ({ words: ` ${SENTENCES[next % SENTENCES.length]} ` });
  const cited = (): Piece[] => {
    next += 1;
    return [{ words: 'See ' }, { cited: citations[next % citations.length]! }, { words: '.' }];
  };
  const note = (): Piece => {
    next += 1;
    const more = next % 3 === 0 ? [{ words: ' But ' }, ...cited()] : [];
    return { note: [{ words: 'On this, ' }, ...cited(), ...more, words()] };
  };
  return Array.from({ length: 10 }, (_, index) => {
    const turn = index === 9 ? 'continuous' : TURNS[index % TURNS.length]!;
    const inParagraph = turn === 'rendered' || turn === 'break-noted';
    const paragraphs: Piece[][] = [];
    for (let page = 0; page < PAGES; page += 1)
      for (let at = 0; at < PARAGRAPHS; at += 1) {
        const pieces = [words(), ...cited(), ...((index + at) % 2 === 0 ? [note()] : []), words()];
        const turns: Piece[] = page > 0 && at === 0 ? [{ turn: true }] : [];
        // Every other page turns in a paragraph, where that can be.
        const cut = inParagraph && page % 2 === 0 ? 1 : 0;
        paragraphs.push([...pieces.slice(0, cut), ...turns, ...pieces.slice(cut)]);
      }
    const around = AROUND[index % AROUND.length]!;
    return { name: `brief ${index + 1}: ${turn}, ${around}`, paragraphs, turn, around };
  });
}
