import { fieldWord, listed } from '../describe/words.js';
import type { Recognized } from '../recognized.js';
import { SURE, type TypedReading } from './read-typed.js';
import { unplaced } from './unplaced.js';

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

/** What was left open, and what found no place in the source, is asked by the field's name. */
export function questions(typed: TypedReading, source: Recognized): string[] {
  const asked: string[] = [];
  const words = [...new Set(typed.unsure.map((label) => wordFor(label, source)))];
  if (typed.margin < SURE && words.length > 0)
    asked.push(`The text can be read in two ways: check ${listed(words)}.`);
  for (const { label, text } of unplaced(typed, source))
    asked.push(`Check ${wordFor(label, source)}: “${text}” found no place in the citation.`);
  const left = typed.left.map((word) => `“${word}”`);
  if (left.length === 1) asked.push(`${left[0]} was not read: say what it belongs to.`);
  if (left.length > 1) asked.push(`${listed(left)} were not read: say what they belong to.`);
  return asked;
}
