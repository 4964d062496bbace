import { makePdf, type Placed } from '@casewright/extraction/testing';
import type { Piece, SetBrief } from './brief-model.js';

const WIDTH = 78;
const [LEFT, TOP, PITCH, SIZE] = [72, 700, 14, 10];
const [NOTE_SIZE, NOTE_PITCH, BOTTOM] = [8, 10, 60];
/** A letter of Courier, in sizes. */
const LETTER = 0.6;

interface Word {
  text: string;
  /** The number of a note, raised behind the word. */
  mark?: string;
}

/** Sets a brief as a printer does: notes at the foot of their page, their numbers raised, a page number. */
export function setAsPdf({ paragraphs }: SetBrief): Buffer {
  const pages: { body: Word[][]; notes: string[][] }[] = [{ body: [], notes: [] }];
  let count = 0;
  for (const pieces of paragraphs) {
    pages.at(-1)!.body.push([]);
    for (const piece of pieces) {
      if ('turn' in piece) pages.push({ body: [[]], notes: [] });
      else if ('note' in piece) {
        count += 1;
        pages.at(-1)!.body.at(-1)!.at(-1)!.mark = String(count);
        pages.at(-1)!.notes.push([String(count), wordsIn(piece.note).join(' ')]);
      } else
        pages
          .at(-1)!
          .body.at(-1)!
          .push(...wordsIn([piece]).map((text) => ({ text })));
    }
  }
  return makePdf(pages.map((page, index) => placed(page, index + 1)));
}

const textOf = (piece: Piece): string =>
  'words' in piece ? piece.words : 'cited' in piece ? piece.cited : '';
const wordsIn = (pieces: readonly Piece[]): string[] =>
  pieces.map(textOf).join('').replaceAll(' .', '.').split(' ').filter(Boolean);

function placed({ body, notes }: { body: Word[][]; notes: string[][] }, page: number): Placed[] {
  const all: Placed[] = [{ text: String(page), x: 300, y: 30, size: SIZE }];
  let y = TOP;
  for (const words of body) {
    for (const line of linesOf(words, WIDTH)) {
      let x = LEFT;
      for (const { text, mark } of line) {
        all.push({ text, x, y, size: SIZE });
        x += text.length * SIZE * LETTER;
        if (mark) all.push({ text: mark, x, y: y + 3, size: 6 });
        x += (mark ? mark.length * 6 : 0) * LETTER + SIZE * LETTER;
      }
      y -= PITCH;
    }
    y -= PITCH;
  }
  const lines = notes.flatMap(([mark = '', text = '']) =>
    linesOf(
      text.split(' ').map((word) => ({ text: word })),
      92,
    ).map((line, at) => ({
      mark: at === 0 ? mark : '',
      text: line.map((word) => word.text).join(' '),
    })),
  );
  let foot = BOTTOM + (lines.length - 1) * NOTE_PITCH;
  for (const { mark, text } of lines) {
    if (mark) all.push({ text: mark, x: LEFT, y: foot + 2, size: 5 });
    all.push({ text, x: LEFT + (mark ? 9 : 0), y: foot, size: NOTE_SIZE });
    foot -= NOTE_PITCH;
  }
  return all;
}

function linesOf(words: readonly Word[], width: number): Word[][] {
  const lines: Word[][] = [];
  let length = width;
  for (const word of words) {
    if (length + 1 + word.text.length > width) {
      lines.push([]);
      length = -1;
    }
    lines.at(-1)!.push(word);
    length += 1 + word.text.length;
  }
  return lines;
}
