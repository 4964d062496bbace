export const SECTION = String.raw`(?:§+|ss?\.?|secs?\.?|sections?)?\s*`;
export const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh'.split(
    ' ',
  );
const TENS = ['', 'X', 'XX'];
const ONES = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
export const roman = (number: number): string =>
  `${TENS[Math.floor(number / 10)] ?? ''}${ONES[number % 10]}`;

/** Clauses known by a name that only one provision bears. */
export const CLAUSES: Record<string, string> = {
  commerce: 'art. I, § 8, cl. 3',
  'necessary and proper': 'art. I, § 8, cl. 18',
  'full faith and credit': 'art. IV, § 1',
  supremacy: 'art. VI, cl. 2',
  establishment: 'amend. I',
  'free exercise': 'amend. I',
  takings: 'amend. V',
  confrontation: 'amend. VI',
  'equal protection': 'amend. XIV, § 1',
  citizenship: 'amend. XIV, § 1',
};

/** Divisions in any spelling, as the finder reads them. */
export const divisions = (text: string): string =>
  text
    .replace(
      /\b(?:amendments?|amend|amdt)\b\.?\s*(\d{1,2}|[ivxlc]+)\b/gi,
      (_, number: string) =>
        `amend. ${/\d/.test(number) ? roman(Number(number)) : number.toUpperCase()}`,
    )
    .replace(
      /\b(?:article|art)\b\.?\s*(\d{1,2}|[ivxlc]+)\b/gi,
      (_, number: string) =>
        `art. ${/\d/.test(number) ? roman(Number(number)) : number.toUpperCase()}`,
    )
    .replace(/(?:§|\b(?:section|sec|s)\b\.?)\s*(?=\d)/gi, '§ ')
    .replace(/\b(?:clause|cl)\b\.?\s*(?=\d)/gi, 'cl. ')
    .replace(/\s*,?\s+(?=§ |cl\. )/g, ', ');

/** `fourteenth` → 14; `undefined` for what is no ordinal word. */
export const ordinalNumber = (word: string): number | undefined =>
  ORDINALS.indexOf(word) + 1 || undefined;
