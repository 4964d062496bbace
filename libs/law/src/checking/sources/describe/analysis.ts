import {
  CITATION_STYLE_LABELS,
  type CitationStyle,
  historyLabel,
  historySentences,
  knownUntilSentence,
  SOURCE_TYPE_LABELS,
  type SourceType,
} from '@casewright/contracts';
import { sentence } from '../../verdict/judgment.js';
import type { Completed } from '../complete/completed.js';
import { absent, capital, fieldWord, KIND_WORDS, listed, TYPE_OF } from './words.js';

const byOrigin = (source: Completed, origin: string): string[] =>
  Object.entries(source.origins)
    .filter(([, from]) => from === origin)
    .map(([variable]) => fieldWord(variable, source.item));

function recognized(source: Completed, type: SourceType): string {
  const belongs = TYPE_OF[source.kind];
  const named = source.item.title ? `, ${source.item.title}` : '';
  const what = `The text reads as ${KIND_WORDS[source.kind]}${named}`;
  return belongs && belongs !== type
    ? `${what}, although the source type chosen is ${SOURCE_TYPE_LABELS[type]}; the text decides.`
    : sentence(what);
}

function provenance(source: Completed): string[] {
  const text = byOrigin(source, 'text');
  const library = byOrigin(source, 'library');
  const indexed = byOrigin(source, 'index');
  const implied = byOrigin(source, 'reporter');
  return [
    text.length > 0
      ? `${capital(listed(text))} ${text.length > 1 ? 'come' : 'comes'} from the text.`
      : '',
    implied.length > 0
      ? `${capital(listed(implied))} ${implied.length > 1 ? 'follow' : 'follows'} from the ${source.kind === 'case' ? 'reporter cited' : 'work cited'}.`
      : '',
    library.length > 0
      ? `${capital(listed(library))} ${library.length > 1 ? 'were' : 'was'} completed from the library.`
      : '',
    indexed.length > 0
      ? `${capital(listed(indexed))} ${indexed.length > 1 ? 'were' : 'was'} completed from the citation index.`
      : '',
  ];
}

/** A party is never changed without a word. */
const renamed = ({ nameGiven, item, known }: Completed): string =>
  nameGiven
    ? `The text names the case “${nameGiven}”; the ${known ? 'citation index' : 'library'}'s name, ${item.title}, was used.`
    : '';

function lacking({ item }: Completed, asked: string[], style: CitationStyle): string {
  const missing = absent(asked, item);
  const named = (variables: string[]): string =>
    listed(variables.map((variable) => fieldWord(variable, item)));
  const open = asked.filter((variable) => !missing.includes(variable));
  const check = open.length > 0 ? ` The text leaves ${named(open)} open.` : '';
  if (missing.length === 0)
    return check.trim() || `Nothing that ${CITATION_STYLE_LABELS[style]} requires is missing.`;
  const are = missing.length > 1 ? 'are missing and were' : 'is missing and was';
  return `The citation is incomplete: ${named(missing)} ${are} left out, not guessed.${check}`;
}

/** Whether a decision is still good law is not asked of whether it exists. */
function standing({ history }: Completed): string {
  const label = history && historyLabel(history);
  if (!history) return '';
  return label
    ? `Its later history: ${label.charAt(0).toLowerCase()}${label.slice(1)}. ${knownUntilSentence(history)}`
    : historySentences(history).join(' ');
}

/** Words that several cases are called by. */
const undecided = (source: Completed): string =>
  `The text gives no more than "${source.item.title}". ${source.explanation} No citation was written, because nothing says which of them is meant.`;

const STANDS_FOR_ANOTHER =
  'The text stands for the source cited right before it, so nothing could be looked up; it was written as a later citation is.';

const notRecognized = (source: Completed): string =>
  [
    'No source was recognized in the text, so no citation was written.',
    source.tentative ? source.explanation : '',
    'Give a citation such as "347 U.S. 483", a case name with "v.", a code section such as "42 U.S.C. § 1983", or an author with a title, a journal, and a year.',
  ]
    .filter(Boolean)
    .join(' ');

/** A paragraph on this very text: what was recognized, where each part is from, what the library says. */
export function analysisOf(
  source: Completed,
  missing: string[],
  asked: { format: CitationStyle; type: SourceType },
): string {
  if (source.later?.position === 'ibid') return STANDS_FOR_ANOTHER;
  if (source.kind === 'unknown') return notRecognized(source);
  if (source.tentative && !source.match && !source.known) return undecided(source);
  return [
    recognized(source, asked.type),
    ...provenance(source),
    renamed(source),
    source.explanation,
    standing(source),
    lacking(source, missing, asked.format),
  ]
    .filter(Boolean)
    .join(' ');
}
