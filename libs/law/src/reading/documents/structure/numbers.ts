/** How a section is numbered. */
const NUMBERINGS = [
  'attachment',
  'article',
  'roman',
  'letter',
  'decimal',
  'paren-letter',
  'paren-roman',
  'paren-digit',
  'paren-capital',
] as const;
export type Numbering = (typeof NUMBERINGS)[number];

/** A number as printed, and its place among its kind. */
export interface SectionNumber {
  numbering: Numbering;
  /** Without mark or brackets' surroundings: `4.2`, `(a)`, `Article IV`, `Exhibit B`. */
  printed: string;
  /** Of `4.2.1` all three; of any other one. */
  parts: readonly number[];
}

const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/** The value of a well-formed Roman numeral up to 100; null for anything else. */
export function romanValue(numeral: string): number | null {
  const lower = numeral.toLowerCase();
  if (!/^(?:c|x[cl]|l?x{0,3})(?:i[xv]|v?i{0,3})$/.test(lower) || lower === '') return null;
  let total = 0;
  for (let i = 0; i < lower.length; i++) {
    const value = ROMAN[lower[i]!]!;
    total += value < (ROMAN[lower[i + 1] ?? ''] ?? 0) ? -value : value;
  }
  return total;
}

/** a = 1 … z = 26, aa = 27, as lists continue after z. */
function letterValue(letters: string): number {
  const at = letters.toLowerCase().charCodeAt(0) - 96;
  return letters.length === 2 && letters[0] === letters[1] ? at + 26 : at;
}

const one = (numbering: Numbering, printed: string, value: number): SectionNumber => ({
  numbering,
  printed,
  parts: [value],
});

/**
 * What a label may mean. `(i)` and `(v)` are letters or Roman numerals, `I.` and `C.` too: the
 * reading that continues with what came before is the right one, so all are given.
 */
export function readingsOf(label: string): SectionNumber[] {
  const attachment =
    /^(exhibit|schedule|annex|appendix|attachment)\s+([A-Z]{1,2}|\d{1,2}|[IVX]+)/i.exec(label);
  if (attachment) return [one('attachment', label, 0)];
  const article = /^article\s+([IVXLC]+|\d{1,2})/i.exec(label);
  if (article) {
    const value = /^\d/.test(article[1]!) ? Number(article[1]) : romanValue(article[1]!);
    return value === null ? [] : [one('article', `Article ${article[1]}`, value)];
  }
  const bracketed = /^\(([a-z]{1,4}|\d{1,2}|[A-Z])\)$/.exec(label);
  if (bracketed) return bracketReadings(bracketed[1]!);
  const bare = label.replace(/^(?:section|sec\.|§)\s*/i, '').replace(/[.):]+$/, '');
  if (/^\d{1,3}(?:\.\d{1,3}){0,4}$/.test(bare)) {
    return [{ numbering: 'decimal', printed: bare, parts: bare.split('.').map(Number) }];
  }
  const roman = /^[IVXL]+$/.test(bare) ? romanValue(bare) : null;
  return [
    ...(roman === null ? [] : [one('roman', bare, roman)]),
    ...(/^[A-Z]$/.test(bare) ? [one('letter', bare, letterValue(bare))] : []),
  ];
}

function bracketReadings(inner: string): SectionNumber[] {
  const printed = `(${inner})`;
  if (/^\d/.test(inner)) return [one('paren-digit', printed, Number(inner))];
  if (/^[A-Z]$/.test(inner)) return [one('paren-capital', printed, letterValue(inner))];
  const roman = romanValue(inner);
  const isLetter = inner.length === 1 || (inner.length === 2 && inner[0] === inner[1]);
  return [
    ...(isLetter ? [one('paren-letter', printed, letterValue(inner))] : []),
    ...(roman === null ? [] : [one('paren-roman', printed, roman)]),
  ];
}
