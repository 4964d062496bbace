import { tokensOf } from './line-tokens.js';
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

/** An unbreakable unit: the pieces of a word, which may differ in style. */
export interface Unit {
  pieces: (Stretch & { width: number })[];
  width: number;
  /** Of the space behind it; 0 where none is. */
  space: number;
  spaceStyle?: Style;
  endsLine: boolean;
}

/** Characters laid out at a time; a longer word is split wherever the line ends. */
const LONGEST_PIECE = 40;

export function* unitsOf(stretches: Stretch[], width: number, typeface: Typeface): Generator<Unit> {
  let unit = emptyUnit();
  for (const { text, stretch, kind, mayEnd } of tokensOf(stretches)) {
    const { style } = stretch;
    const measure = (piece: string): number => typeface.width(piece, style.face, style.size);
    if (kind === 'word') {
      for (const piece of piecesOf(text, (each) => measure(each) <= width)) {
        const measured = measure(piece);
        if (unit.pieces.length > 0 && unit.width + measured > width) {
          yield unit;
          unit = emptyUnit();
        }
        unit.pieces.push({ text: piece, style, width: measured });
        unit.width += measured;
      }
      if (!mayEnd) continue;
      yield unit;
    } else if (kind === 'end') yield { ...unit, endsLine: true };
    // Tabs and repeated spaces are one space: columns are tables.
    else yield { ...unit, space: measure(' '), spaceStyle: style };
    unit = emptyUnit();
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
