import { formatCitation } from '@casewright/law/citations';
import { fieldWord, listed } from '../describe/words.js';
import type { Recognized } from '../recognized.js';
import { type Difference, wordsOf } from './compare.js';
import { SURE, type TypedReading } from './read-typed.js';
import { toSource } from './to-source.js';

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
  par: 'parallel',
  hist: 'history',
  pin: 'page',
};

const wordFor = (label: string, { item }: Recognized): string =>
  ({
    pin: 'the page cited',
    paren: 'the parenthetical',
    hist: 'the history',
    par: 'the parallel citation',
    cmt: 'the comment',
  })[label] ?? fieldWord(VARIABLES[label] ?? label, item);

/** A citation with what parts it from the text, as questions. */
function withQuestions(source: Recognized, doubts: string[], variables: string[]): Recognized {
  const unsure = [...new Set([...(source.unsure ?? []), ...variables])];
  return {
    ...source,
    doubts: [...source.doubts, ...doubts],
    ...(unsure.length > 0 ? { unsure } : {}),
  };
}

const variablesOf = (labels: readonly string[]): string[] =>
  labels.map((label) => VARIABLES[label] ?? label);

const printOf = ({ item, pin, parentheticals }: Recognized): string =>
  formatCitation(item, { style: 'bluebook', pin, parenthetical: parentheticals }).full;

/** What the labels leave open, where another reading of them prints another citation. */
export function askOpen(typed: TypedReading, source: Recognized, text: string): Recognized {
  if (typed.faults > 0)
    return withQuestions(
      source,
      ['The parts of the text could not be told for certain: check each.'],
      variablesOf(typed.fields.map(({ label }) => label)).slice(0, 1),
    );
  const rival = typed.margin < SURE && typed.rival ? toSource(typed.rival, text) : undefined;
  if (typed.margin >= SURE || (rival && printOf(rival) === printOf(source))) return source;
  const words = [...new Set(typed.unsure.map((label) => wordFor(label, source)))];
  return withQuestions(
    source,
    [`The text can be read in two ways: check ${listed(words)}.`],
    variablesOf(typed.unsure),
  );
}

/** What found no place in the citation, or came from nowhere, is asked by the field's name. */
export function askLost(
  typed: TypedReading,
  source: Recognized,
  difference: Difference,
): Recognized {
  const invented = [...new Set(difference.invented)];
  const asked = invented.map(
    (variable) => `Check ${fieldWord(variable, source.item)}: the text does not give all of it.`,
  );
  const labelOf = (word: string): string | undefined =>
    typed.fields.find(({ text }) => wordsOf(text).includes(word))?.label;
  const labels = [...new Set(difference.lost.map(labelOf))];
  for (const label of labels) {
    const words = difference.lost.filter((word) => labelOf(word) === label).join(' ');
    const field =
      label === undefined ? 'say what it belongs to' : `check ${wordFor(label, source)}`;
    asked.push(`“${words}” was not read: ${field}.`);
  }
  const open = labels.filter((label) => label !== undefined);
  return withQuestions(source, asked, [...invented, ...variablesOf(open)]);
}
