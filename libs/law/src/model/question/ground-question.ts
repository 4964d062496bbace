import type { QuestionReading } from '@casewright/contracts';
import { courtById, courtFromText } from '@casewright/law/citations';
import { QuoteFinder } from '../grounding/quote-finder.js';
import type { QuestionSaid } from './prompt.js';

const MOST = { terms: 8, phrases: 2, synonyms: 12 } as const;
const LONGEST_WORD = 30;
const LONGEST_PART = 120;
/** Letters that two forms of a word have in common at least. */
const SHARED = 4;
/** A reading of which every part is in the question, or stands for a part that is. */
interface GroundedQuestion {
  reading: QuestionReading;
  dropped: number;
}

/** Keeps of a model's reading what the question supports; our own tables say which court is meant. */
export function groundQuestion(said: QuestionSaid, question: string): GroundedQuestion {
  const dropped: string[] = [];
  const keep = (values: readonly string[], isGood: (value: string) => boolean): string[] => {
    const unique = [...new Set(values.map(plain).filter(Boolean))];
    dropped.push(...unique.filter((value) => !isGood(value)));
    return unique.filter(isGood);
  };
  const finder = new QuoteFinder(question);
  const there = byBeginning(wordsOf(question));
  const isThere = (value: string): boolean => finder.find(value) !== null;
  const terms = keep(said.terms, (value) => areAllIn(wordsOf(value), there)).slice(0, MOST.terms);
  const phrases = keep(said.phrases, (value) => value.includes(' ') && isThere(value));
  const founded = said.synonyms.filter(({ of }) => areAllIn(wordsOf(plain(of)), there));
  keep(
    said.synonyms.filter((each) => !founded.includes(each)).flatMap(({ words }) => words),
    () => false,
  );
  const synonyms = keep(
    founded.flatMap(({ words }) => words),
    (value) => value.split(' ').length <= 4 && !/\bvs?\b/.test(value),
  ).filter((value) => !terms.includes(value) && !phrases.includes(value));
  const court = courtOf(said.court, isThere);
  if (said.court.trim() !== '' && !court) dropped.push(plain(said.court));
  const [fromYear, toYear] = [said.fromYear, said.toYear].map((year) => yearOf(year, question));
  for (const [year, given] of [
    [fromYear, said.fromYear],
    [toYear, said.toYear],
  ] as const) {
    if (year === null && given.trim() !== '') dropped.push(plain(given));
  }
  return {
    reading: {
      terms,
      phrases: phrases.slice(0, MOST.phrases),
      synonyms: synonyms.slice(0, MOST.synonyms),
      court,
      fromYear: fromYear ?? null,
      toYear: toYear ?? null,
    },
    dropped: new Set(dropped).size,
  };
}

/** Whether a reading says more than the question's own words do. */
export const addsSomething = (reading: QuestionReading): boolean =>
  reading.phrases.length + reading.synonyms.length > 0 ||
  [reading.court, reading.fromYear, reading.toYear].some((part) => part !== null);

/** Words only: nothing of the search's syntax, no mark, no address. */
const plain = (value: string): string =>
  wordsOf(value)
    .filter((word) => word.length <= LONGEST_WORD)
    .join(' ')
    .slice(0, LONGEST_PART);

const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];

/** Different words by the letters that two forms of one have in common at least. */
function byBeginning(words: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const word of new Set(words)) {
    const beginning = word.slice(0, SHARED);
    const alike = found.get(beginning);
    if (alike) alike.push(word);
    else found.set(beginning, [word]);
  }
  return found;
}

/** Whether each word of a text appears in the question, in this or another form. */
const areAllIn = (words: readonly string[], there: ReadonlyMap<string, string[]>): boolean =>
  words.length > 0 &&
  words.every((word) => there.get(word.slice(0, SHARED))?.some((other) => isForm(word, other)));

function isForm(word: string, other: string): boolean {
  if (word === other) return true;
  const shared = Math.max(SHARED, Math.min(word.length, other.length) - 3);
  return word.slice(0, shared) === other.slice(0, shared) && word.length >= shared;
}

function courtOf(
  words: string,
  isThere: (value: string) => boolean,
): { id: string; name: string } | null {
  if (words.trim() === '' || !isThere(words)) return null;
  const id = courtFromText(words);
  const court = id ? courtById(id) : undefined;
  return court ? { id: court.id, name: court.name } : null;
}

function yearOf(said: string, question: string): number | null {
  const year = /^\s*((?:1[6-9]|20)\d\d)\s*$/.exec(said)?.[1];
  return year && new RegExp(`(?<!\\d)${year}(?!\\d)`).test(question) ? Number(year) : null;
}
