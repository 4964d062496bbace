import { beginsRightToLeft, hasRightToLeft } from '../document-model/text.js';
import { atomsOf, inVisualOrder } from './bidirectional.js';
import { type Stretch, type Unit, unitsOf } from './line-units.js';
import type { Typeface } from './typeface.js';

/** A part of a line, at its distance from the line's start. */
interface Segment extends Stretch {
  x: number;
  width: number;
}

export interface Line {
  segments: Segment[];
  width: number;
  /** Right-to-left, and so aligned right. */
  isTurned?: boolean;
}

/** Breaks stretches into lines of `width` points, the first shorter by `hang` points. */
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
    text,
    style,
    width: typeface.width(text, style.face, style.size),
  }));
}
