import { LevelFormat } from 'docx';

/** Kinds of numerals, with how each writes a whole number from 1. */
const NUMERALS = {
  decimal: String,
  upperRoman: roman,
  upperLetter: (n: number) => letter(n).toUpperCase(),
  lowerRoman: (n: number) => roman(n).toLowerCase(),
  lowerLetter: letter,
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

/** `a` to `z`, then `aa`, `bb`, as Word goes on. */
function letter(n: number): string {
  const base = String.fromCharCode(97 + ((n - 1) % 26));
  return base.repeat(Math.ceil(n / 26));
}

const ROMAN = [
  ...[
    [1000, 'M'],
    [900, 'CM'],
    [500, 'D'],
    [400, 'CD'],
    [100, 'C'],
    [90, 'XC'],
  ],
  ...[
    [50, 'L'],
    [40, 'XL'],
    [10, 'X'],
    [9, 'IX'],
    [5, 'V'],
    [4, 'IV'],
    [1, 'I'],
  ],
] as [number, string][];

function roman(n: number): string {
  let rest = n;
  let written = '';
  for (const [value, sign] of ROMAN) {
    for (; rest >= value; rest -= value) written += sign;
  }
  return written;
}
