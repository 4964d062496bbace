import { fieldWord, listed } from '../describe/words.js';
import type { Recognized } from '../recognized.js';
import { type Difference, wordsOf } from './compare.js';
import { SURE, type TypedReading } from './read-typed.js';

/** The variable of the item that a label's text becomes. */
const VARIABLES: Record<string, string> = {
  name: 'title',
  vol: 'volume',
  rep: 'container-title',
  court: 'authority',
  month: 'issued',
  day: 'issued',
  year: 'issued',
  docket: 'number',
  db: 'container-title',
  code: 'container-title',
  tnum: 'volume',
  sec: 'section',
  art: 'section',
  amend: 'section',
  cl: 'section',
  part: 'section',
  chap: 'section',
  pubno: 'number',
  cong: 'number',
  act: 'title',
  journal: 'container-title',
  book: 'container-title',
  ed: 'edition',
  pub: 'publisher',
  place: 'publisher-place',
  url: 'URL',
  acc: 'accessed',
  doc: 'document-name',
};

const wordFor = (label: string, { item }: Recognized): string =>
  ({
    pin: 'the page cited',
    paren: 'the parenthetical',
    hist: 'the history',
    par: 'the parallel citation',
    cmt: 'the comment',
  })[label] ?? fieldWord(VARIABLES[label] ?? label, item);

/** What the labels leave open. */
export function openFields(typed: TypedReading, source: Recognized): string[] {
  if (typed.faults > 0) return ['The parts of the text could not be told for certain: check each.'];
  const unsure = [...new Set(typed.unsure.map((label) => wordFor(label, source)))];
  return typed.margin < SURE && unsure.length > 0
    ? [`The text can be read in two ways: check ${listed(unsure)}.`]
    : [];
}

/** What found no place in the citation, or came from nowhere, is asked by the field's name. */
export function questions(
  typed: TypedReading,
  source: Recognized,
  difference: Difference,
): string[] {
  const asked = [...new Set(difference.invented)].map(
    (variable) => `Check ${fieldWord(variable, source.item)}: the text does not give all of it.`,
  );
  const labelOf = (word: string): string | undefined =>
    typed.fields.find(({ text }) => wordsOf(text).includes(word))?.label;
  for (const label of new Set(difference.lost.map(labelOf))) {
    const words = difference.lost.filter((word) => labelOf(word) === label).join(' ');
    const field =
      label === undefined ? 'say what it belongs to' : `check ${wordFor(label, source)}`;
    asked.push(`“${words}” was not read: ${field}.`);
  }
  return asked;
}
