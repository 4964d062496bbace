import { letterNumeral, romanNumeral } from '@casewright/law/citations/numerals';
import type { TemplateSource } from '../source/template-source.js';

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
    if (level === 1) return romanNumeral(first);
    return level === 2 ? letterNumeral(second).toUpperCase() : String(third);
  }
}

/** Labels of the items of lists and of numbered paragraphs. */
export class ItemCounter {
  private letters = 0;
  private romans = 0;
  private paragraphs = 0;

  next(list: 'none' | 'letter' | 'roman' | 'count'): string | null {
    if (list === 'roman') return `(${romanNumeral(++this.romans).toLowerCase()})`;
    this.romans = 0;
    if (list === 'letter') return `(${letterNumeral(++this.letters)})`;
    this.letters = 0;
    return list === 'count' ? `${++this.paragraphs}.` : null;
  }

  /** Lists start over in each section; numbered paragraphs continue. */
  section(): void {
    this.letters = 0;
    this.romans = 0;
  }
}
