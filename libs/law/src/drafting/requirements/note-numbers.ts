/** A short form, and how it is written out. */
export type Rule = readonly [short: RegExp, long: (...groups: string[]) => string];

const ORDINALS = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(
  ' ',
);
const SHARES: Readonly<Record<string, string>> = {
  '1/2': 'one half',
  '1/3': 'one third',
  '2/3': 'two thirds',
  '1/4': 'one quarter',
  '3/4': 'three quarters',
};
/** Numbers that go with a noun or a day, before their letters are taken for a unit. */
export const COUNTED: readonly Rule[] = [
  [
    /(?<=\b(?:every|each) )([1-9])(?:st|nd|rd|d|th)\b(?= \p{Ll})|(?<!\b(?:the|\p{Lu}\p{Ll}+|before|after|until|by|on) )\b([1-9])(?:st|nd|rd|th)\b(?= \p{Ll})/gu,
    (_, every, other) => ORDINALS[Number(every ?? other)]!,
  ],
  [
    /(?<![\d/])([123]\/[234])(?= (?:on|at|upon|down|by|of|now|due|before|after|when)\b)/g,
    (whole) => SHARES[whole] ?? whole,
  ],
];

/** What a rate is for, besides a span of time. */
const RATED: Readonly<Record<string, string>> = {
  ac: 'acre',
  mi: 'mile',
  gal: 'gallon',
  lb: 'pound',
  sf: 'square foot',
  ea: 'unit',
};

/** `$268/ac`, `70 cents/mi`. */
export const RATES: Rule = [
  new RegExp(`(?<=\\d|cents) ?/ ?(${Object.keys(RATED).join('|')})\\b\\.?(?! \\p{Lu})`, 'gu'),
  (_, unit) => ` ${unit === 'ac' ? 'an' : 'a'} ${RATED[unit!]}`,
];
