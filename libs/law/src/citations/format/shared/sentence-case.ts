import { PLACE_ROWS } from '../tables/places.generated.js';
import { wordMap } from '../tables/words.js';
import { mapText, opensPart, WORD } from './titles.js';

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
