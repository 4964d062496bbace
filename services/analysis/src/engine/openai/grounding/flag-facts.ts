import type { FlaggedFact } from '@casewright/contracts';
import { findCitations } from '@casewright/legal';

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const DATE = new RegExp(
  `\\b(?:${MONTHS}) \\d{1,2}, \\d{4}\\b|\\b\\d{1,2} (?:${MONTHS}) \\d{4}\\b|\\b\\d{4}-\\d{2}-\\d{2}\\b`,
  'g',
);
const NUMBER = /\d[\d,]*(?:\.\d+)?/g;
/** Two words or more with capitals, not at the beginning of a sentence. */
const NAME =
  /(?<=[\p{L}\p{N},;:)”"] )\p{Lu}[\p{L}.&’'-]+(?: (?:of|and|the|&|v\.) \p{Lu}[\p{L}.&’'-]+| \p{Lu}[\p{L}.&’'-]+)+/gu;
const MOST = 50;

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** The dates, numbers and names of a text that its document does not have, each once. */
export function flagFacts(text: string, document: string): FlaggedFact[] {
  const bare = withoutCitations(text);
  const dates = new Set([...document.matchAll(DATE)].map(([date]) => isoOf(date)));
  const numbers = numbersOf(document);
  const words = new Set(wordsOf(document));
  const flagged: FlaggedFact[] = [];
  for (const [date] of bare.matchAll(DATE)) {
    if (!dates.has(isoOf(date))) flagged.push({ kind: 'date', text: date });
  }
  for (const [number] of bare.replace(DATE, ' ').matchAll(NUMBER)) {
    if (!numbers.has(plain(number)))
      flagged.push({ kind: 'number', text: number.replace(/,$/, '') });
  }
  for (const [name] of bare.replace(DATE, ' ').matchAll(NAME)) {
    if (wordsOf(name).some((word) => !words.has(word))) {
      flagged.push({ kind: 'name', text: name.replace(/[.’']+s?$/, '') });
    }
  }
  return [...new Map(flagged.map((each) => [`${each.kind} ${each.text}`, each])).values()].slice(
    0,
    MOST,
  );
}

/** Citations are checked by the library, with the year behind them. */
function withoutCitations(text: string): string {
  return findCitations(text).reduceRight(
    (rest, { start, end }) =>
      `${rest.slice(0, start)};${rest.slice(end).replace(/^ \([^()]*\d{4}\)/, '')}`,
    text,
  );
}

const plain = (number: string): string => number.replaceAll(',', '');
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? []).map((word) =>
    word.replace(/['’]s$/, ''),
  );

function isoOf(date: string): string {
  const at = Date.parse(`${date} UTC`);
  return Number.isNaN(at) ? date : new Date(at).toISOString().slice(0, 10);
}

/** Numbers in figures, and those below a hundred in words. */
function numbersOf(document: string): Set<string> {
  const numbers = new Set([...document.matchAll(NUMBER)].map(([number]) => plain(number)));
  const words = new Set(document.toLowerCase().match(/[a-z]+(?:-[a-z]+)?/g) ?? []);
  for (let value = 0; value < 100; value++) {
    const tens = TENS[Math.floor(value / 10) - 2];
    const one = ONES[value % 10];
    const spelled = value < 20 ? ONES[value] : value % 10 === 0 ? tens : `${tens}-${one}`;
    if (words.has(spelled!)) numbers.add(String(value));
  }
  return numbers;
}
