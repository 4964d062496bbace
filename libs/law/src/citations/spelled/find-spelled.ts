import { STATES } from '../courts/states.js';
import { ORDINALS } from './divisions.js';
import { spelledForms } from './spelled-forms.js';

/** A law in words in a text, and what it can be as it is cited. */
export interface SpelledLaw {
  start: number;
  end: number;
  forms: string[];
}

/** Up to four repetitions V8 writes out one by one, and takes 150 ms to compile what has hundreds. */
const W = String.raw`\s{1,5}`;
const anyOf = (words: readonly string[]): string => words.join('|').replace(/\./g, '\\.');
const capitalized = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

const NUMBER = String.raw`(?:\d[\dA-Za-z]{0,7}(?:[.:–-]\d[\dA-Za-z]{0,7}){0,3}(?:\(\w{1,4}\)){0,5}|[IVXLC]{1,8}(?:-[A-Z])?)(?!\w)`;
const PART = String.raw`(?:[Ss](?:ection|ec\.)|§|[Aa]rt(?:icle|\.)|[Cc]l(?:ause|\.)|[Aa]mendment|[Tt]itle|[Cc]hapter)\s{0,4}${NUMBER}`;
const PARTS = `${PART}(?:,?${W}(?:of${W})?${PART}){0,3}`;
const FURTHER = `(?:,${W}(?:(?:and|or)${W})?|${W}(?:and|or)${W})`;
const SECTIONS = `[Ss]ections${W}${NUMBER}(?:${FURTHER}${NUMBER}){1,6}`;

const STATE = `(?:${anyOf([...STATES].sort((a, b) => b.name.length - a.name.length).map(({ name }) => name)).replace(/ /g, W)})`;
const OUR_COUNTRY = String.raw`(?:United${W}States|U\.\s?S\.|[Ff]ederal)`;
/** The Constitution alone is the federal one; another says whose it is. */
const CONSTITUTION = [
  `${OUR_COUNTRY}${W}Constitution`,
  `Constitution${W}of${W}the${W}United${W}States(?:${W}of${W}America)?`,
  `${STATE}(?:${W}State)?${W}Constitution`,
  `Constitution${W}of${W}(?:the${W})?(?:State${W}of${W})?${STATE}`,
  String.raw`Constitution(?!${W}(?:of|for)\b)`,
].join('|');
/** "The Constitution of 1821" is no longer in force. */
const IN_FORCE = `(?!${W}of${W}\\d)`;
/** A year or a page behind it make it the end of a book's title. */
const NO_TITLE = String.raw`(?!${W}\(?\d)`;
const ORDINAL = String.raw`(?:${[...ORDINALS].reverse().map(capitalized).join('|')}|\d{1,2}(?:st|nd|rd|th))`;
const AMENDMENT = `${ORDINAL}${W}Amendment`;
const TO_IT = `${W}(?:to|of)${W}(?:the${W})?(?:${CONSTITUTION})${IN_FORCE}${NO_TITLE}`;
const FEDERAL_CODE = String.raw`(?:[Tt]itle${W}\d{1,2},?${W}(?:of${W}(?:the${W})?)?)?(?:United${W}States${W}Code|U\.\s?S\.\s?(?:Code|C\.)|Code${W}of${W}Federal${W}Regulations|C\.\s?F\.\s?R\.)`;
const STATE_CODE = [
  String.raw`${STATE}${W}(?:(?:[A-Z][\w'’]{1,20},?|and|&)${W}){0,7}?(?:Code(?!${W}of${W}[A-Z])|Laws?|Statutes)(?:${W}Ann(?:otated|\.))?`,
  `(?:(?:Revised|Official)${W})?Code${W}of${W}${STATE}(?:${W}Annotated)?`,
].join('|');
const JOINED = `,?${W}of${W}(?:the${W})?|,${W}`;

const PROVISION_FIRST = `${PARTS}(?:${JOINED})(?:${AMENDMENT}(?:${TO_IT})?|${FEDERAL_CODE}|(?:${STATE_CODE})(?!${W}(?:of${W})?\\d{4})|(?:${CONSTITUTION})${IN_FORCE})`;
const SECTIONS_FIRST = `${SECTIONS}(?:${JOINED})${FEDERAL_CODE}`;
/** `Delaware Code title 8, section 102`: what has no title in front is read as any citation. */
const CODE_FIRST = String.raw`(?:${STATE_CODE}),?${W}(?:[Tt]itle|[Cc]hapter)${W}\d\w{0,4},?${W}(?:[Aa]ct${W}\d{1,4},?${W})?(?:[Ss]ection|[Ss]ec\.|§)\s{0,4}${NUMBER}`;

const SPELLED = new RegExp(
  String.raw`(?<![\w.$-])(?:${[PROVISION_FIRST, SECTIONS_FIRST, `${AMENDMENT}${TO_IT}`, CODE_FIRST].join('|')})(?![\w-])`,
  'g',
);

/** `Fifth and Fourteenth Amendments`, `of the Constitution` or alone: each is a separate law. */
const AMENDMENTS = new RegExp(
  String.raw`(?<![\w.$-])(${ORDINAL}(?:${FURTHER}(?:the${W})?${ORDINAL}){1,6})${W}Amendments(${TO_IT})?(?![\w-])`,
  'g',
);
/** Leases and loans have amendments too: "the First and Second Amendments to the Lease". */
const TO_ANOTHER =
  /^,?\s{1,5}(?:to|of)\s{1,5}(?:(?:the\s{1,5})?(?!States?\b)[A-Z](?!.{0,20}[Cc]onstitution)|this\b|that\b|said\b|such\b)/;
const OF_CONSTITUTION =
  /\b(?:[Cc]onstitution(?:al(?:ly|ity)?)?|U\.\s?S\. Const\.|Due Process|Bill of Rights)\b/;
/** A contract that has been amended so often counts its amendments in a row. */
const FOURTEENTH = /\b(?:Fourteenth|14th)\b/;
const THIRTEENTH = /\b(?:Thirteenth|13th)\b/;
const ONE_ORDINAL = new RegExp(ORDINAL, 'g');

/** How many sections each article of the federal Constitution has; the last three have none. */
const SECTIONS_OF = [10, 4, 3, 4, 0, 0, 0];
const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];

/**
 * Whether a citation can be meant. A section is a constitution's only with its article or amendment;
 * what the federal one does not have is in one of a state that the text leaves out.
 */
export function isThere(citation: string): boolean {
  if (/ Const\. (?!art|amend)/.test(citation)) return false;
  const [, article, section = '0'] =
    /^U\.S\. Const\. art\. ([IVXLC]+)(?:, § (\d+))?/.exec(citation) ?? [];
  if (!article) return true;
  const most = SECTIONS_OF[NUMERALS.indexOf(article)];
  return most !== undefined && Number(section) <= most;
}

const PROVISION = new RegExp(`^(${PARTS}), (?=[A-Z])(?!${PART})`);
const WHOSE =
  /(Revised Code|Code|Constitution) of (?:the )?(?:State of )?(?!Federal)(.+?)( Annotated)?$/;

/** One way to say it: `of the` before the source, and a constitution by whose it is. */
function plainly(found: string): string {
  return found
    .replace(/\s+/g, ' ')
    .replace(PROVISION, '$1 of the ')
    .replace('Official Code', 'Code')
    .replace(WHOSE, '$2 $1$3')
    .replace(/ (?:State|of America) Constitution$/, ' Constitution')
    .replace(/ (of|to)( the)? Constitution$/, ' $1 the United States Constitution');
}

/** Every law in words of a text, in order; `section 5 of title 42 of the United States Code`. */
export function findSpelled(text: string): SpelledLaw[] {
  const found: SpelledLaw[] = [];
  for (const match of text.matchAll(SPELLED)) {
    const forms = spelledForms(plainly(match[0]));
    if (forms.length > 0)
      found.push({ start: match.index, end: match.index + match[0].length, forms });
  }
  let isOnConstitution: boolean | undefined;
  for (const match of text.matchAll(AMENDMENTS)) {
    if (!match[2]) isOnConstitution ??= OF_CONSTITUTION.test(text);
    if (areConstitutional(match, isOnConstitution)) found.push(...eachOf(match));
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Amendments without their law are the Constitution's where they, or the text, can mean no other. */
function areConstitutional(
  { 0: whole, 1: list = '', 2: toIt, index, input }: RegExpExecArray,
  isOnConstitution: boolean | undefined,
): boolean {
  if (toIt) return true;
  const end = index + whole.length;
  if (TO_ANOTHER.test(input.slice(end, end + 60))) return false;
  return isOnConstitution || (FOURTEENTH.test(list) && !THIRTEENTH.test(list));
}

/** The last one has what follows them all. */
function eachOf({ 0: whole, 1: list = '', index }: RegExpExecArray): SpelledLaw[] {
  return [...list.matchAll(ONE_ORDINAL)].map((ordinal) => {
    const start = index + ordinal.index;
    const isLast = ordinal.index + ordinal[0].length === list.length;
    const end = isLast ? index + whole.length : start + ordinal[0].length;
    return { start, end, forms: spelledForms(`${ordinal[0]} Amendment`) };
  });
}
