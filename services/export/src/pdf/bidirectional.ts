/** A part of a line that is laid out as one, in one direction. */
export interface Atom {
  text: string;
  /** `rtl` letters are turned round by the font itself; a sign among them is turned here. */
  direction: 'ltr' | 'rtl' | 'number' | 'neutral';
}

/** Letters shown by their numbers, right-to-left letters, numbers, other letters, and signs. */
const ATOMS =
  /(‹U\+[0-9A-F]+›)|((?:[\u0590-\u05ff\u0600-\u065f\u066e-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefc](?:["'’״׳](?=[\u05d0-\u05ea]))?)+)|(\p{N}+(?:[.,:/]\p{N}+)*)|([\p{L}\p{M}]+)|./gsu;
const MIRRORED: Readonly<Record<string, string>> = Object.fromEntries(
  ['()', '[]', '{}', '<>', '«»', '‹›'].flatMap(([open = '', close = '']) => [
    [open, close],
    [close, open],
  ]),
);

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
 * The atoms of a line in the order in which they stand on paper: the levels and the reordering of the
 * Unicode Bidirectional Algorithm (UAX #9, rules W2, N1, N2, I1, I2 and L2) for text without embeddings.
 */
export function inVisualOrder<T extends Atom>(atoms: readonly T[], isTurned: boolean): T[] {
  const levels = levelsOf(atoms, isTurned ? 1 : 0);
  const ordered = atoms.map((atom, at) => ({
    atom: mirrored(atom, levels[at]!),
    level: levels[at]!,
  }));
  for (let level = Math.max(0, ...levels); level > 0; level -= 1) {
    for (let at = 0; at < ordered.length; at += 1) {
      let end = at;
      while (end < ordered.length && ordered[end]!.level >= level) end += 1;
      if (end === at) continue;
      ordered.splice(at, end - at, ...ordered.slice(at, end).reverse());
      at = end;
    }
  }
  return ordered.map(({ atom }) => atom);
}

/** Even levels run to the right, odd ones to the left. */
function levelsOf(atoms: readonly Atom[], base: 0 | 1): number[] {
  let strong: 'ltr' | 'rtl' = base === 1 ? 'rtl' : 'ltr';
  const levels = atoms.map(({ direction }) => {
    if (direction === 'neutral') return null;
    if (direction !== 'number') strong = direction;
    if (direction === 'rtl') return 1;
    return direction === 'number' && strong === 'rtl' ? 2 : base === 1 ? 2 : 0;
  });
  const side = (at: number, step: 1 | -1): 'ltr' | 'rtl' => {
    let next = at + step;
    while (next >= 0 && next < levels.length && levels[next] === null) next += step;
    const { direction } = atoms[next] ?? { direction: base === 1 ? 'rtl' : 'ltr' };
    if (direction === 'number') return levels[next] === 2 ? 'rtl' : 'ltr';
    return direction === 'rtl' ? 'rtl' : 'ltr';
  };
  return levels.map((level, at) => {
    if (level !== null) return level;
    const around = side(at, -1);
    if (around !== side(at, 1)) return base;
    return around === 'rtl' ? 1 : base === 1 ? 2 : 0;
  });
}

const mirrored = <T extends Atom>(atom: T, level: number): T =>
  level % 2 === 1 && atom.direction === 'neutral'
    ? { ...atom, text: MIRRORED[atom.text] ?? atom.text }
    : atom;
