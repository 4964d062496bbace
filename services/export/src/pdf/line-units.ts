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

/** What may not be parted: the pieces of a word, which may have several styles. */
export interface Unit {
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

export function* unitsOf(stretches: Stretch[], width: number, typeface: Typeface): Generator<Unit> {
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
