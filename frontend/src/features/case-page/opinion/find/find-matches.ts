import type { Paragraph } from '@casewright/contracts';

/** A place where the words that were searched for appear. */
export interface FoundPlace {
  /** The paragraph's number in the opinion. */
  paragraph: number;
  start: number;
  end: number;
}

/** More places than a reader can step through. */
export const MOST_PLACES = 2_000;

/**
 * Every place of the words, in order, regardless of case and of the kind of white space and
 * quotation marks. At most `MOST_PLACES`.
 */
export function findMatches(paragraphs: readonly Paragraph[], words: string): FoundPlace[] {
  const pattern = toPattern(words);
  if (!pattern) return [];
  const places: FoundPlace[] = [];
  for (const { index, text } of paragraphs) {
    for (const match of text.matchAll(pattern)) {
      places.push({ paragraph: index, start: match.index, end: match.index + match[0].length });
      if (places.length === MOST_PLACES) return places;
    }
  }
  return places;
}

function toPattern(words: string): RegExp | null {
  const trimmed = words.trim();
  if (trimmed === '') return null;
  const source = trimmed
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/['‘’]/g, "['‘’]")
    .replace(/["“”]/g, '["“”]')
    .replace(/[-–—]/g, '[-–—]')
    .replace(/\s+/g, '\\s+');
  return new RegExp(source, 'giu');
}
