import { formatCitation, ordinalNumber } from '@casewright/law/citations';
import { numberFromWords } from '@casewright/law/citations/figures';
import { romanNumeral } from '@casewright/law/citations/numerals';
import { pageRange } from '../recognize/works/people.js';
import type { Recognized } from '../recognized.js';

/** What a text and the citation made of it do not share. */
export interface Difference {
  /** Typed, and nowhere in the citation. */
  lost: string[];
  /** Variables of the citation with a number or a name that nobody typed. */
  invented: string[];
}

const setOf = (words: string): Set<string> => new Set(words.split(/\s+/));

/** Words that announce or join parts, and those of a kind that every citation of it has. */
const SAID = setOf(
  `a an and ann annotated annotation argued art article articles as at available beginning by case ch chap chapter cited citing citation cite cl clause code codified com comment cmt
  constitution const amendment amend amdt court dated date decided dec decision division dkt docket document doc ecf ed edited edition editor editors eds effective enacted entry et fed federal filed fn footnote for found from
  gov http https ibid id in is issue iss its last line lines ll matter modified n nn no nos note notes number num of official on op opinion or org p page pages pg pgs para paragraph part parts pin pp pt pts pub published
  re reg regulations reported reporter reporters reports retrieved rule rules s sec secs section sections see series sess session signed slip starts stat statute statutes subdivision t that the this tit title to trans translated
  us usc cfr usa under v versus visited accessed adopted opened signature vol volume vols was westlaw wl with www year against ss through thru nom state congress cong supra above plaintiff plaintiffs defendant defendants`,
);
/** No initials of anything. */
const SMALL = setOf('an and as at by for in is it of on or per the to');
/** Words of courts' full names that abbreviations leave out (Bluebook rule 10.4, T7). */
const OF_COURTS = setOf(
  'the of for court courts supreme united states district circuit appeal appeals superior appellate division state judicial common pleas commonwealth federal county department special term bankruptcy',
);
/** Codes and rules that are known by their letters (Bluebook BT2); the tables resolve them. */
const BY_LETTERS =
  /^(?:ocga|ors|rcw|ilcs|frcr?i?m?p|frcivp|frbp|frap|fre|ks[a]|krs|nrs|rsa|rsmo|mca|mgla?|mcla?|mrsa?|crs|ars|aca|cgs|hrs|tca|sdcl|nmsa|njsa?|ndcc|ussg|cplr|ucc|mpc|irc|usc[as]?|gl|rc|os|pacsa?|delc)$/;
const MONTHS =
  'january february march april may june july august september october november december'.split(
    ' ',
  );
const ROMAN = new Map(Array.from({ length: 60 }, (_, at) => [romanNumeral(at + 1), at + 1]));

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f.,'’]/g, '')
    .toLowerCase();

/** Words and numbers of a text, without ordinals' endings; ranges in full. */
export const wordsOf = (text: string): string[] =>
  (
    text
      .replace(/(?<=\d)(?:st|nd|rd|th|d)\b/gi, '')
      .replace(/(?<![\d-])\d+[-–]\d+(?![\d-])/g, pageRange)
      .match(/(?:\p{L}\.){2,}(?:\p{L}(?!\p{L}))?|\p{L}+(?:['’]\p{L}+)*|\d+(?:,\d{3}(?!\d))*/gu) ??
    []
  ).map(plain);

/** A number by its digits, whether in words or in Roman numerals. */
function numberOf(word: string): string | undefined {
  if (/^\d/.test(word)) return word.replace(/^0+(?=\d)/, '');
  const number = numberFromWords(word) || ordinalNumber(word) || ROMAN.get(word.toUpperCase());
  return number ? String(number) : undefined;
}

/** `natl` of `national`: the same first letter, and the others in their order. */
function abbreviates(short: string, long: string): boolean {
  if (short[0] !== long[0] || short.length >= long.length || /\d/.test(short)) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at++;
  return at === short.length;
}

/** `sdny`, `frcp`: whether each letter begins another of the words. */
function isInitials(word: string, words: readonly string[]): boolean {
  const firsts = words.map((each) => each[0]);
  return (
    word.length > 1 &&
    word.length < 6 &&
    [...word].every((letter) => {
      const at = firsts.indexOf(letter);
      if (at !== -1) firsts[at] = undefined;
      return at !== -1;
    })
  );
}

/** Words that others do not have: as they are, abbreviated, as initials, as other numerals. */
function notAmong(words: readonly string[], others: readonly string[]): string[] {
  const numbers = new Set(others.map(numberOf).filter((number) => number !== undefined));
  const initials = others.filter((each) => !SMALL.has(each) && isInitials(each, words)).join('');
  return words.filter(
    (word) =>
      !numbers.has(numberOf(word) ?? '') &&
      !(/\p{L}/u.test(word) && (initials.includes(word[0] ?? '') || isInitials(word, others))) &&
      !others.some((each) => each === word || abbreviates(each, word) || abbreviates(word, each)),
  );
}

/** The texts of a value, dates with their months in words. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (!value || typeof value !== 'object') return [];
  if (!('date-parts' in value)) return Object.values(value).flatMap(textsOf);
  const [year, month, day] = (value['date-parts'] as number[][])[0] ?? [];
  return [[year, month && MONTHS[month - 1], day].filter(Boolean).join(' ')];
}

/** Variables whose words come from the text; the others' come from tables. */
const NAMES = setOf('title author editor authority publisher document-name publisher-place');
/** Works of one title, and provisions that are known by a name. */
const TITLED = setOf('restatement guideline constitution');

const SECTION = /(?:§|\b(?:s|secs?|sections?)\b)\.?\s*(\d+)/gi;
const PAGE = /\b(?:at|pp?|pages?)\b\.?\s*(\d+)/gi;

/** Numbers of a work that were typed as a section’s and printed as a page’s, or the other way round. */
function misplaced(text: string, print: string): string[] {
  const sections: string[] = /§[^(]*/.exec(print)?.[0].match(/\d+/g) ?? [];
  const typed = (marked: RegExp) => [...text.matchAll(marked)].map(({ 1: number = '' }) => number);
  return [
    ...typed(SECTION).filter((number) => !sections.includes(number)),
    ...typed(PAGE).filter((number) => sections.includes(number)),
  ];
}

/**
 * Compares a text with the citation made of it, in both directions: each word and number that was
 * typed has a place in the citation, and each number, name and court of the citation is in the
 * text, but for what the work cited implies.
 */
export function compare(text: string, source: Recognized): Difference {
  const { item, implied, kind } = source;
  const { type: _type, ...values } = item;
  const own = [
    ...textsOf(values),
    ...textsOf([source.pin, source.parentheticals, source.leftOut, source.later?.note]),
  ];
  // The `v.` of a case is no number.
  const wordsIn = (line: string) =>
    wordsOf(kind === 'case' ? line.replace(/\bv\b/gi, 'versus') : line);
  const typed = wordsIn(text);
  // A clause that is known by its name has its place from the tables.
  const isKnownByName =
    TITLED.has(kind) && !typed.some((word) => numberOf(word)) && item.section !== undefined;
  const print = formatCitation(item, { style: 'bluebook', pin: source.pin }).full;
  const printed = wordsIn(print);
  const lost = isKnownByName
    ? []
    : notAmong(typed, [...own.flatMap(wordsIn), ...printed]).filter(
        (word) => !SAID.has(word) && !BY_LETTERS.test(word),
      );
  // What the print leaves out of the place that is cited, as a pin may displace a section.
  const place = textsOf([
    item.section,
    item.volume,
    item.page?.toString().split(/[-–,]/)[0],
    source.pin,
  ])
    .flatMap(wordsOf)
    .filter((word) => /\d/.test(word));
  const year = kind === 'court-rule' ? [] : textsOf(item.issued).flatMap(wordsOf).slice(0, 1);
  if (printed.length > 0) lost.push(...notAmong([...place, ...year], printed));
  if (kind === 'book' || kind === 'article') lost.push(...misplaced(text, print));
  const invented = Object.entries(values).flatMap(([variable, value]) => {
    if (implied.includes(variable) || TITLED.has(kind)) return [];
    const strange = notAmong(textsOf(value).flatMap(wordsOf), typed).filter((word) =>
      /\d/.test(word) ? true : NAMES.has(variable) && !SAID.has(word),
    );
    const open =
      variable === 'authority' ? strange.filter((word) => !OF_COURTS.has(word)) : strange;
    return open.length > 0 ? [variable] : [];
  });
  return { lost: [...new Set(lost)], invented };
}
