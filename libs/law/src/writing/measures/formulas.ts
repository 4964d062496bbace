import type { Readability } from '@casewright/contracts';

/** What the formulas need of a text. */
export interface Counts {
  words: number;
  sentences: number;
  syllables: number;
  /** Words of three syllables or more; names, compounds and `-ed`, `-es`, `-ing` do not make one. */
  complexWords: number;
}

/**
 * - Flesch reading ease: 206.835 − 1.015 × words per sentence − 84.6 × syllables per word
 *   (Flesch 1948).
 * - Flesch-Kincaid grade: 0.39 × words per sentence + 11.8 × syllables per word − 15.59
 *   (Kincaid and others 1975).
 * - Fog: 0.4 × (words per sentence + 100 × complex words per word) (Gunning 1952).
 *
 * Rounded to one decimal; all 0 for a text without words.
 */
export function readability(counts: Counts): Readability {
  if (counts.words === 0 || counts.sentences === 0) {
    return { flesch: 0, fleschKincaidGrade: 0, fog: 0 };
  }
  const length = counts.words / counts.sentences;
  const perWord = counts.syllables / counts.words;
  return {
    flesch: round(206.835 - 1.015 * length - 84.6 * perWord),
    fleschKincaidGrade: round(0.39 * length + 11.8 * perWord - 15.59),
    fog: round(0.4 * (length + (100 * counts.complexWords) / counts.words)),
  };
}

export const round = (value: number): number => Math.round(value * 10) / 10;
