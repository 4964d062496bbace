import { letterNumeral, romanNumeral } from '@casewright/law/citations/numerals';
import { LevelFormat } from 'docx';

/** Kinds of numerals, with how each writes a whole number from 1. */
const NUMERALS = {
  decimal: String,
  upperRoman: romanNumeral,
  upperLetter: (n: number) => letterNumeral(n).toUpperCase(),
  lowerRoman: (n: number) => romanNumeral(n).toLowerCase(),
  lowerLetter: letterNumeral,
} as const;
export type Numeral = keyof typeof NUMERALS;

export const LEVEL_FORMATS: Record<Numeral, (typeof LevelFormat)[keyof typeof LevelFormat]> = {
  decimal: LevelFormat.DECIMAL,
  upperRoman: LevelFormat.UPPER_ROMAN,
  upperLetter: LevelFormat.UPPER_LETTER,
  lowerRoman: LevelFormat.LOWER_ROMAN,
  lowerLetter: LevelFormat.LOWER_LETTER,
};

export function write(n: number, numeral: Numeral): string {
  return NUMERALS[numeral](n);
}

/** The numeral that writes 1 so, where one does. */
export function numeralOfFirst(text: string): Numeral | null {
  return (Object.keys(NUMERALS) as Numeral[]).find((numeral) => write(1, numeral) === text) ?? null;
}
