import type { CheckedCitation } from '@casewright/contracts';
import distanceBetween from 'damerau-levenshtein';

/** Shorter words are too often others that differ by a letter. */
const LONG_ENOUGH = 5;
const WORD = /\p{L}[\p{L}’']*/gu;

export interface MisspelledParty {
  written: string;
  right: string;
  at: { start: number; end: number };
}

/**
 * The first word of the cited name that is nearly one of the case's name; null where there is none,
 * or where another word has nothing like it: then it is another name.
 */
export function misspelledParty(
  { fields, fullSpan, start, case: found }: CheckedCitation,
  text: string,
): MisspelledParty | null {
  if (!fields.caseName || !found) return null;
  const known = [...found.title.matchAll(WORD)].map(([word]) => word);
  const spelled = new Set(known.map((word) => word.toLowerCase()));
  const name = text.slice(fullSpan.start, start);
  const slips: MisspelledParty[] = [];
  for (const { 0: written, index } of name.slice(name.indexOf(fields.caseName)).matchAll(WORD)) {
    const place = name.indexOf(fields.caseName) + index;
    const isAbbreviated = name[place + written.length] === '.' || written.includes('’');
    if (written.length < LONG_ENOUGH || isAbbreviated) continue;
    if (spelled.has(written.toLowerCase())) continue;
    const right = known.find((word) => isNearly(written, word));
    if (!right) return null;
    const from = fullSpan.start + place;
    slips.push({ written, right, at: { start: from, end: from + written.length } });
  }
  return slips[0] ?? null;
}

/** One slip of the finger, or two in a long word; a plural is another word. */
function isNearly(written: string, word: string): boolean {
  const [a, b] = [written.toLowerCase(), word.toLowerCase()];
  if (`${a}s` === b || `${b}s` === a || word.length < LONG_ENOUGH - 1) return false;
  return distanceBetween(a, b).steps <= (word.length > 8 ? 2 : 1);
}
