import type { RecognizedSource, SourceType } from '@casewright/contracts';
import type { CslItem } from '@casewright/law/citations';

/** How each kind of source is spoken of. */
export const KIND_WORDS: Record<RecognizedSource, string> = {
  case: 'a court decision',
  statute: 'a statute',
  'public-law': 'a public law',
  regulation: 'a regulation',
  constitution: 'a constitutional provision',
  'court-rule': 'a court rule',
  guideline: 'a sentencing guideline',
  restatement: 'a Restatement',
  article: 'an article',
  book: 'a book',
  chapter: 'a chapter of a book',
  web: 'a page on the Internet',
  unknown: 'no source that could be told',
};

/** The source type of the screen that a kind belongs to. */
export const TYPE_OF: Record<RecognizedSource, SourceType | null> = {
  case: 'case',
  statute: 'statute',
  'public-law': 'statute',
  regulation: 'statute',
  constitution: 'statute',
  'court-rule': 'statute',
  guideline: 'statute',
  restatement: 'article',
  article: 'article',
  book: 'article',
  chapter: 'article',
  web: 'article',
  unknown: null,
};

const CASE_WORDS: Record<string, string> = {
  title: 'the case name',
  'container-title': 'the reporter',
  volume: 'the volume',
  page: 'the first page',
  authority: 'the court',
  number: 'the docket number',
};
const FIELD_WORDS: Record<string, string> = {
  title: 'the title',
  'container-title': 'the code or publication',
  volume: 'the volume',
  page: 'the page',
  authority: 'the issuing body',
  issued: 'the year',
  section: 'the section',
  'document-name': 'the name of the document',
  number: 'the number',
  author: 'the author',
  editor: 'the editor',
  publisher: 'the publisher',
  'publisher-place': 'the place of publication',
  parallel: 'the parallel citation',
  history: 'the subsequent history',
  issue: 'the issue',
  edition: 'the edition',
  URL: 'the address',
  DOI: 'the DOI',
  ISBN: 'the ISBN',
};

/** `the court`, `the first page`: what a variable is called in a sentence about this source. */
export const fieldWord = (variable: string, { type }: CslItem): string =>
  (type === 'legal_case' ? CASE_WORDS[variable] : undefined) ??
  FIELD_WORDS[variable] ??
  `the field "${variable}"`;

/** Variables that are asked for, as nothing gave them or as the text leaves open which it means. */
export const absent = (asked: readonly string[], item: CslItem): string[] =>
  asked.filter((variable) => item[variable] === undefined);

/** `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
