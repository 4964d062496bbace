import { beginsRightToLeft, hasRightToLeft } from '../document-model/text.js';
import { atomsOf, inVisualOrder } from './bidirectional.js';
import type { Face, Typeface } from './typeface.js';

/** How a stretch of text is drawn. Stretches of one object are of one style. */
export interface Style {
  face: Face;
  size: number;
  color: string;
  underline?: boolean;
  strike?: boolean;
  background?: string;
  /** Points above the base line. */
  raise?: number;
  link?: string;
  /** A named place of this document. */
  goTo?: string;
}

export interface Stretch {
  text: string;
  style: Style;
}

/** A part of a line, at its distance from the line's start. */
export interface Segment extends Stretch {
  x: number;
  width: number;
}

export interface Line {
  segments: Segment[];
  width: number;
  /** Read from right to left, and so set at the right. */
  isTurned?: boolean;
}

/** What may not be parted: the pieces of a word, which may have several styles. */
interface Unit {
  pieces: (Stretch & { width: number })[];
  width: number;
  /** Of the space behind it; 0 where none is. */
  space: number;
  spaceStyle?: Style;
  endsLine: boolean;
}

/** Words, spaces and line ends; a hyphen or a dash between letters ends a word. */
const TOKENS =
  /\n|[^\S\n\u00a0\u202f]+|[^\s\u00a0\u202f]*?[\p{L}\p{N}][-–—/](?=[\p{L}\p{N}])|(?:[^\s]|[\u00a0\u202f])+/gu;
/** A section sign never ends a line. */
const SIGN_AND_SPACE = /([§¶]) (?=\S)/g;
/** Characters that are laid out at once; a longer word is parted wherever the line ends. */
const LONGEST_PIECE = 40;

/** Lays stretches out in lines of `width` points, the first one `hang` points shorter. */
export function breakLines(
  stretches: Stretch[],
  width: number,
  typeface: Typeface,
  hang = 0,
): Line[] {
  const lines: Line[] = [];
  const isTurned = beginsRightToLeft(stretches.map(({ text }) => text).join(''));
  let units: Unit[] = [];
  let used = hang;
  const end = (): void => {
    lines.push(lineOf(units, isTurned, typeface));
    [units, used] = [[], 0];
  };
  for (const unit of unitsOf(stretches, width, typeface)) {
    if (units.length > 0 && used + unit.width > width) end();
    units.push(unit);
    used += unit.width + unit.space;
    if (unit.endsLine) end();
  }
  if (units.length > 0 || lines.length === 0) end();
  return lines;
}

function* unitsOf(stretches: Stretch[], width: number, typeface: Typeface): Generator<Unit> {
  let unit = emptyUnit();
  for (const { text, style } of stretches) {
    for (const [token] of text.replace(SIGN_AND_SPACE, '$1\u00a0').matchAll(TOKENS)) {
      if (token === '\n') {
        yield { ...unit, endsLine: true };
        unit = emptyUnit();
      } else if (token.trim() === '' && !/[\u00a0\u202f]/.test(token)) {
        // Tabs and repeated spaces are one space: columns are tables.
        yield { ...unit, space: typeface.width(' ', style.face, style.size), spaceStyle: style };
        unit = emptyUnit();
      } else {
        const measure = (piece: string): number => typeface.width(piece, style.face, style.size);
        for (const piece of piecesOf(token, (each) => measure(each) <= width)) {
          const measured = measure(piece);
          if (unit.pieces.length > 0 && unit.width + measured > width) {
            yield unit;
            unit = emptyUnit();
          }
          unit.pieces.push({ text: piece, style, width: measured });
          unit.width += measured;
        }
        if (/[-–—/]$/.test(token)) {
          yield unit;
          unit = emptyUnit();
        }
      }
    }
  }
  if (unit.pieces.length > 0) yield unit;
}

const emptyUnit = (): Unit => ({ pieces: [], width: 0, space: 0, endsLine: false });

function* piecesOf(token: string, fits: (piece: string) => boolean): Generator<string> {
  const characters = Array.from(token);
  if (characters.length < 2 || (token.length <= LONGEST_PIECE && fits(token))) return yield token;
  const step = Math.min(LONGEST_PIECE, Math.ceil(characters.length / 2));
  for (let at = 0; at < characters.length; at += step) {
    yield* piecesOf(characters.slice(at, at + step).join(''), fits);
  }
}

/** Joins what is of one style, so that a line is a few drawings, and reads as one text. */
function lineOf(units: Unit[], isTurned: boolean, typeface: Typeface): Line {
  const inOrder = stretchesOf(units);
  const turns = isTurned || inOrder.some(({ text }) => hasRightToLeft(text));
  const segments: Segment[] = [];
  let isLastRightToLeft = false;
  let x = 0;
  for (const { text, style, width } of turns ? asOnPaper(inOrder, isTurned, typeface) : inOrder) {
    const last = segments.at(-1);
    const isRightToLeft = hasRightToLeft(text);
    if (last && last.style === style && !isRightToLeft && !isLastRightToLeft) {
      last.text += text;
      last.width += width;
    } else segments.push({ text, style, x, width });
    isLastRightToLeft = isRightToLeft;
    x += width;
  }
  return { segments, width: x, ...(isTurned ? { isTurned } : {}) };
}

type Measured = Stretch & { width: number };

/** The words and spaces of a line as they are read. */
function stretchesOf(units: Unit[]): Measured[] {
  return units.flatMap(({ pieces, space, spaceStyle }, index) => [
    // Drawn as the plain space that whoever searches the file will type.
    ...pieces.map((piece) => ({ ...piece, text: piece.text.replaceAll('\u00a0', ' ') })),
    ...(spaceStyle && index < units.length - 1
      ? [{ text: ' ', style: spaceStyle, width: space }]
      : []),
  ]);
}

/** The same from left to right, where some of it is read from right to left. */
function asOnPaper(read: Measured[], isTurned: boolean, typeface: Typeface): Measured[] {
  const atoms = read.flatMap(({ text, style }) =>
    atomsOf(text).map((atom) => ({ ...atom, style })),
  );
  return inVisualOrder(atoms, isTurned).map(({ text, style }) => ({
    ...{ text, style },
    width: typeface.width(text, style.face, style.size),
  }));
}
