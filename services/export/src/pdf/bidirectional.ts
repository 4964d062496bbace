import bidiFactory from 'bidi-js';

/** A part of a line that is laid out as one, in one direction. */
interface Atom {
  text: string;
  /** `rtl` letters are turned round by the font itself; a sign among them is turned here. */
  direction: 'ltr' | 'rtl' | 'number' | 'neutral';
}

/** Letters shown by their numbers, right-to-left letters, numbers, other letters, and signs. */
const ATOMS =
  /(‹U\+[0-9A-F]+›)|((?:[\u0590-\u05ff\u0600-\u065f\u066e-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefc](?:["'’״׳](?=[\u05d0-\u05ea]))?)+)|(\p{N}+(?:[.,:/]\p{N}+)*)|([\p{L}\p{M}]+)|./gsu;
const DIGITS = /^\d[\d.,:/]*$/;
/** Its types have it under `default`, where it is for bundlers only. */
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

export function atomsOf(text: string): Atom[] {
  return [...text.matchAll(ATOMS)].map(([found, code, turned, number, letters]) => ({
    text: found,
    direction:
      code !== undefined || letters !== undefined
        ? 'ltr'
        : turned !== undefined
          ? 'rtl'
          : number !== undefined
            ? 'number'
            : 'neutral',
  }));
}

/**
 * The atoms of a line in the order in which they appear on paper: the Unicode Bidirectional Algorithm
 * (UAX #9), with brackets turned where they are read from the right.
 */
export function inVisualOrder<T extends Atom>(atoms: readonly T[], isTurned: boolean): T[] {
  const read = atoms.map(asRead);
  const line = read.join('');
  const embedding = bidi.getEmbeddingLevels(line, isTurned ? 'rtl' : 'ltr');
  const levels = new Map<T, number>();
  const owners = atoms.flatMap((atom, index) => Array<T>(read[index]!.length).fill(atom));
  for (const at of bidi.getReorderedIndices(line, embedding)) {
    // An atom is where the first of its letters is.
    if (!levels.has(owners[at]!)) levels.set(owners[at]!, embedding.levels[at]!);
  }
  return [...levels].map(([atom, level]) => mirrored(atom, level));
}

/**
 * A letter shown by its number is read from the left, signs and all. One digit stands for a number:
 * the library's time grows with the square of the digits in a line.
 */
function asRead({ text }: Atom): string {
  if (text.startsWith('‹U+')) return 'A';
  return DIGITS.test(text) ? text.charAt(0) : text;
}

function mirrored<T extends Atom>(atom: T, level: number): T {
  const isSign = level % 2 === 1 && atom.direction === 'neutral';
  return isSign ? { ...atom, text: bidi.getMirroredCharacter(atom.text) ?? atom.text } : atom;
}
