import type { Face, Typeface } from './typeface.js';

/** How a stretch of text is drawn. Stretches of one object are of one style. */
export interface Style {
  face: Face;
  size: number;
  colour: string;
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
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Lays stretches out in lines of `width` points, the first one `hang` points shorter. */
export function breakLines(
  stretches: Stretch[],
  width: number,
  typeface: Typeface,
  hang = 0,
): Line[] {
  const lines: Line[] = [];
  let units: Unit[] = [];
  let used = hang;
  const end = (): void => {
    lines.push(lineOf(units));
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
        for (const piece of piecesOf(token)) {
          const measured = typeface.width(piece, style.face, style.size);
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

function* piecesOf(token: string): Generator<string> {
  if (token.length <= LONGEST_PIECE) return yield token;
  const characters = Array.from(token);
  for (let at = 0; at < characters.length; at += LONGEST_PIECE) {
    yield characters.slice(at, at + LONGEST_PIECE).join('');
  }
}

/** Joins what is of one style, so that a line is a few drawings, and reads as one text. */
function lineOf(units: Unit[]): Line {
  const segments: Segment[] = [];
  let x = 0;
  const add = (text: string, style: Style, width: number): void => {
    const last = segments.at(-1);
    if (last && last.style === style) {
      last.text += text;
      last.width += width;
    } else segments.push({ text, style, x, width });
    x += width;
  };
  const ordered = visualOrder(units);
  ordered.forEach((unit, index) => {
    for (const { text, style, width } of unit.pieces) {
      // Drawn as the plain space that whoever searches the file will type.
      add(text.replaceAll('\u00a0', ' '), style, width);
    }
    const { space, spaceStyle } = unit;
    if (spaceStyle && index < ordered.length - 1) add(' ', spaceStyle, space);
  });
  return { segments, width: x };
}

/** Words that run from right to left, in the order in which they stand on paper. */
function visualOrder(units: Unit[]): Unit[] {
  const runsLeft = ({ pieces }: Unit): boolean =>
    pieces.some(({ text }) => RIGHT_TO_LEFT.test(text));
  const ordered: Unit[] = [];
  for (let at = 0; at < units.length; ) {
    let end = at;
    while (end < units.length && runsLeft(units[end]!)) end += 1;
    if (end === at) ordered.push(units[at++]!);
    else {
      const spaces = units.slice(at, end).map(({ space }) => space);
      const turned = units.slice(at, end).reverse();
      ordered.push(...turned.map((unit, index) => ({ ...unit, space: spaces[index] ?? 0 })));
      at = end;
    }
  }
  return ordered;
}
