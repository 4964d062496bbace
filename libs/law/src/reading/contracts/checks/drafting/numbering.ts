import type { Section } from '../../../documents/understanding.js';
import type { Check, Defect, Review } from '../../review.js';
import { listedShort } from '../words.js';

/** Numbers that are skipped: 4.1, 4.3. */
export const numberingGaps: Check = (review) => {
  const gaps = gapsOf(review);
  if (gaps.length === 0) return [];
  const missing = gaps.map(({ number }) => number);
  const one = missing.length === 1;
  const defect: Defect = {
    at: gaps[0]!.after.label,
    category: 'numbering-gap',
    title: `Numbering skips ${listedShort(missing, 3)}`,
    severity: 'low',
    explanation: `The numbering goes past ${listedShort(missing, 8)}, and nothing stands there. ${one ? 'A section was' : 'Sections were'} deleted or renumbered, and references to ${one ? 'it and to those after it' : 'them and to those after them'} may now be wrong.`,
    recommendation:
      'Compare with the last draft, restore what is missing or renumber, and check all references.',
  };
  return [defect];
};

/** Each is looked for in the whole text; more of them are no gaps. */
const MOST = 200;

interface Gap {
  number: string;
  after: Section;
}

function gapsOf({ document, text }: Review): Gap[] {
  const gaps: Gap[] = [];
  const last = new Map<string, Section>();
  for (const section of document.sections) {
    const parts = numbersOf(section);
    if (!parts) continue;
    const stem = parts.slice(0, -1).join('.');
    const before = last.get(stem);
    last.set(stem, section);
    if (!before) continue;
    const skipped = parts.at(-1)! - numbersOf(before)!.at(-1)! === 2;
    const number = [...parts.slice(0, -1), parts.at(-1)! - 1].join('.');
    if (skipped && parts.length > 1) gaps.push({ number, after: section });
  }
  return gaps.slice(0, MOST).filter(({ number }) => !occurs(text, number));
}

function numbersOf({ number }: Section): number[] | null {
  const digits = /^\D*(\d{1,2}(?:\.\d{1,2})+)\.?$/.exec(number ?? '')?.[1];
  return digits ? digits.split('.').map(Number) : null;
}

/** The number is somewhere after all, if only where the extraction put it. */
const occurs = (text: string, number: string): boolean =>
  new RegExp(`(?<![\\d.])${number.replace(/\./g, '\\s?\\.\\s?')}(?!\\d)`).test(text);
