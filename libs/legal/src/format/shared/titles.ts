import { PLACE_ROWS } from '../tables/places.generated.js';
import { wordMap } from '../tables/words.js';

const ARTICLES_AND_CONJUNCTIONS = new Set('a an the and but or nor for yet so as if'.split(' '));
const SHORT_PREPOSITIONS = new Set(
  'at by down from in into like near of off on onto out over past per plus re than to up upon via vs v with'.split(
    ' ',
  ),
);
const LONG_PREPOSITIONS = new Set(
  'about above across after against along among around before behind below beneath beside between beyond despite during except inside through throughout toward towards under underneath until without within'.split(
    ' ',
  ),
);

export type HeadlineRule = 'bluebook' | 'chicago-17' | 'chicago-18';

/** Whether the rule leaves a word inside a title in lower case. */
function staysLow(word: string, rule: HeadlineRule): boolean {
  if (ARTICLES_AND_CONJUNCTIONS.has(word)) return true;
  if (SHORT_PREPOSITIONS.has(word)) return rule === 'chicago-17' || word.length <= 4;
  return rule === 'chicago-17' && LONG_PREPOSITIONS.has(word);
}

/** Tags, and spans that the item marks as not to be changed. */
const PROTECTED = /(<span class="nocase">.*?<\/span>|<[^<>]*>)/gi;

const mapText = (text: string, change: (piece: string, start: number) => string): string => {
  let at = 0;
  return text
    .split(PROTECTED)
    .map((piece, i) => {
      const start = at;
      at += piece.length;
      return i % 2 === 1 ? piece : change(piece, start);
    })
    .join('');
};

const BEFORE_WORD = ' "“‘\'(';

/** Whether a word opens the title or a part of it: only quotes and tags part it from the start or a mark. */
function opensPart(text: string, at: number, marks: string): boolean {
  let i = at - 1;
  while (i >= 0) {
    const sign = text.charAt(i);
    if (sign === '>') i = text.lastIndexOf('<', i) - 1;
    else if (BEFORE_WORD.includes(sign)) i--;
    else return marks.includes(sign);
  }
  return true;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.]*/gu;

/**
 * Headline capitals: Bluebook rule 8(a), CMOS 17 § 8.159, CMOS 18 § 8.160. Words are only ever
 * raised: a capital the title's own publisher chose is kept.
 */
export function headline(text: string, rule: HeadlineRule): string {
  const lastWord = [...text.matchAll(WORD)].at(-1)?.index ?? 0;
  return mapText(text, (piece, start) =>
    piece.replace(WORD, (word, index: number) => {
      const at = start + index;
      if (word !== word.toLowerCase() || /^\d/.test(word) || text[at - 1] === '-') return word;
      const last = rule !== 'bluebook' && at === lastWord;
      return last || opensPart(text, at, ':?!—.') || !staysLow(word.replace(/\.$/, ''), rule)
        ? word.charAt(0).toUpperCase() + word.slice(1)
        : word;
    }),
  );
}

const CALENDAR =
  'January February March April June July August September October November December Monday Tuesday Wednesday Thursday Friday Saturday Sunday';
const PEOPLES =
  'American Americans African European Asian English British French German Spanish Italian Latin Greek Roman Chinese Japanese Russian Indian Mexican Canadian Irish Jewish Christian Muslim Catholic Protestant Islamic Hispanic Latino Latina Hebrew Arabic Victorian';
const INSTITUTIONS =
  'America Bluebook Congress Constitution Internet Web Google Facebook Twitter Bible Marxist Kantian I';
/** Place names with an ordinary meaning in lower case; a capital in a headline proves nothing. */
const ORDINARY = new Set(['Chad', 'Jordan', 'Turkey', 'Mali', 'Guinea']);
const PROPER_PHRASES = [
  'Supreme Court',
  'United States',
  'Bill of Rights',
  'Civil War',
  'World War',
  'Cold War',
  'New Deal',
  'White House',
  'Magna Carta',
  'United Nations',
  'European Union',
  'Voting Rights Act',
  'Civil Rights Act',
  'Clean Air Act',
  'Clean Water Act',
  'Affordable Care Act',
  'Americans with Disabilities Act',
  'Americans With Disabilities Act',
  'Sherman Act',
  'Lanham Act',
  'Securities Exchange Act',
  'Administrative Procedure Act',
  'Uniform Commercial Code',
  'Title VII',
  'Title IX',
  'Due Process Clause',
  'Equal Protection Clause',
  'Commerce Clause',
  'First Amendment',
  'Second Amendment',
  'Fourth Amendment',
  'Fifth Amendment',
  'Sixth Amendment',
  'Eighth Amendment',
  'Tenth Amendment',
  'Fourteenth Amendment',
];

let proper: { words: Set<string>; phrases: string[] } | undefined;

function properNames(): { words: Set<string>; phrases: string[] } {
  if (proper) return proper;
  const places = [...wordMap(PLACE_ROWS).keys()].filter((place) => !ORDINARY.has(place));
  proper = {
    words: new Set([
      ...places.filter((place) => !place.includes(' ')),
      ...`${CALENDAR} ${PEOPLES} ${INSTITUTIONS}`.split(' '),
    ]),
    phrases: [...PROPER_PHRASES, ...places.filter((place) => place.includes(' '))],
  };
  return proper;
}

/** Stretches whose capitals are theirs in any style: place names, case names. */
function keptSpans(text: string): [number, number][] {
  const spans: [number, number][] = [];
  for (const phrase of properNames().phrases) {
    for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1))
      spans.push([at, at + phrase.length]);
  }
  const name =
    /(?:\p{Lu}[\p{L}.'’]{0,60},? (?:(?:of|the|&|and|for) ){0,6}){1,6}v\. (?:\p{Lu}[\p{L}.'’]*(?: (?:(?:of|the|&|for) )*(?=\p{Lu}))?)+/gu;
  for (const found of text.matchAll(name)) spans.push([found.index, found.index + found[0].length]);
  return spans;
}

/**
 * Sentence case (APA 7 § 6.17): lower case but for the first word of title and subtitle, names the
 * tables know, words with capitals inside (`iPhone`, `NAACP`) and `nocase` spans. A title that is
 * in sentence case already is left alone.
 */
export function sentenceCase(text: string): string {
  const kept = keptSpans(text);
  return mapText(text, (piece, start) =>
    piece.replace(WORD, (word, index: number) => {
      const at = start + index;
      if (opensPart(text, at, ':?!—')) return word.charAt(0).toUpperCase() + word.slice(1);
      if (!/^\p{Lu}\p{Ll}*(?:['’]\p{Ll}+)?$/u.test(word) || (word.length === 1 && word !== 'A'))
        return word;
      if (kept.some(([from, to]) => at >= from && at < to)) return word;
      return properNames().words.has(word.replace(/['’]s$/, '')) ? word : word.toLowerCase();
    }),
  );
}
