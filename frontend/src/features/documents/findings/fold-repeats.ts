import type { Finding } from '@casewright/contracts';

/** The fewest findings of one kind that are folded. */
const FEWEST = 3;

export interface Repeats {
  /** What is said about all of them. */
  title: string;
  /** How many there are besides the first. */
  more: number;
  isOpen: boolean;
}

export interface Folded {
  /** Places of the findings that are shown, in the list's order. */
  shown: readonly number[];
  /** By the place of the first of its kind, the kind. */
  repeats: ReadonlyMap<number, Repeats>;
}

/**
 * Folds findings that say the same of several passages behind the first of them, so that the most
 * serious of each kind show at once. A kind is open if the reader opened it or is at one of its
 * passages.
 *
 * @param listed places in `findings`, ascending; those of one title and severity follow each other
 */
export function foldRepeats(
  findings: readonly Finding[],
  listed: readonly number[],
  opened: ReadonlySet<string>,
  selected: number | null,
): Folded {
  const shown: number[] = [];
  const repeats = new Map<number, Repeats>();
  for (let from = 0; from < listed.length; ) {
    const first = findings[listed[from]!]!;
    let to = from + 1;
    while (to < listed.length && isSameKind(findings[listed[to]!]!, first)) to++;
    const kind = listed.slice(from, to);
    from = to;
    const [leader, ...others] = kind as [number, ...number[]];
    const isOpen = opened.has(first.title) || (selected !== null && others.includes(selected));
    const folds = kind.length >= FEWEST;
    if (folds) repeats.set(leader, { title: first.title, more: others.length, isOpen });
    shown.push(...(folds && !isOpen ? [leader] : kind));
  }
  return { shown, repeats };
}

const isSameKind = (one: Finding, other: Finding): boolean =>
  one.title === other.title && one.severity === other.severity;
