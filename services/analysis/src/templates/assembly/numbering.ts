import type { TemplateSource } from '../source/template-source.js';

const ROMAN: readonly (readonly [number, string])[] = [
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** `4` → `IV`. */
export function roman(count: number): string {
  let left = count;
  let text = '';
  for (const [value, letters] of ROMAN) {
    for (; left >= value; left -= value) text += letters;
  }
  return text;
}

/** `1` → `a`, `27` → `aa`. */
export const letter = (count: number): string =>
  String.fromCharCode(97 + ((count - 1) % 26)).repeat(Math.floor((count - 1) / 26) + 1);

/** Counts sections of a numbering; those without a heading have no number and are not counted. */
export class SectionCounter {
  private readonly counts = [0, 0, 0];

  constructor(private readonly numbering: TemplateSource['numbering']) {}

  next(level: 1 | 2 | 3): string {
    this.counts[level - 1]!++;
    this.counts.fill(0, level);
    const [first = 0, second = 0, third = 0] = this.counts;
    if (this.numbering === 'letter') return '';
    if (this.numbering === 'contract') return [first, second, third].slice(0, level).join('.');
    if (level === 1) return roman(first);
    return level === 2 ? letter(second).toUpperCase() : String(third);
  }
}

/** Labels of the items of lists and of numbered paragraphs. */
export class ItemCounter {
  private letters = 0;
  private romans = 0;
  private paragraphs = 0;

  next(list: 'none' | 'letter' | 'roman' | 'count'): string | null {
    if (list === 'roman') return `(${roman(++this.romans).toLowerCase()})`;
    this.romans = 0;
    if (list === 'letter') return `(${letter(++this.letters)})`;
    this.letters = 0;
    return list === 'count' ? `${++this.paragraphs}.` : null;
  }

  /** Lists begin anew in each section; numbered paragraphs go on. */
  section(): void {
    this.letters = 0;
    this.romans = 0;
  }
}
