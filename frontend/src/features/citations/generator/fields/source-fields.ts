import type { CitationItem, RecognizedSource } from '@casewright/contracts';

/** A variable of the source as a field of the form. */
export interface SourceField {
  variable: string;
  label: string;
  hint?: string;
}

const LABELS: Record<string, string> = {
  DOI: 'DOI',
  URL: 'Web address',
  accessed: 'Date accessed',
  author: 'Authors',
  authority: 'Court',
  'collection-number': 'Year of the volume',
  'container-title': 'Published in',
  edition: 'Edition',
  editor: 'Editors',
  issue: 'Issue',
  issued: 'Year or date',
  number: 'Number',
  page: 'First page',
  parallel: 'Parallel citations',
  publisher: 'Publisher',
  'publisher-place': 'Place of publication',
  section: 'Section',
  title: 'Title',
  volume: 'Volume',
};

const HINTS: Record<string, string> = {
  author: 'Family name, given name; part authors with semicolons',
  editor: 'Family name, given name; part editors with semicolons',
  parallel: 'Part them with semicolons: 74 S. Ct. 686; 98 L. Ed. 873',
};

interface SourceForm {
  variables: readonly string[];
  /** What this kind of source calls a variable. */
  labels?: Record<string, string>;
}

const CODE = { volume: 'Title number', issued: 'Year of the code', title: 'Name of the act' };

const FORMS: Record<RecognizedSource, SourceForm> = {
  case: {
    variables: [
      'title',
      'volume',
      'container-title',
      'page',
      'issued',
      'authority',
      'parallel',
      'number',
    ],
    labels: {
      title: 'Case name',
      'container-title': 'Reporter',
      issued: 'Year decided',
      number: 'Docket number',
    },
  },
  statute: {
    variables: ['title', 'volume', 'container-title', 'section', 'issued'],
    labels: { ...CODE, 'container-title': 'Code' },
  },
  'public-law': {
    variables: ['title', 'number', 'volume', 'container-title', 'page', 'issued'],
    labels: { number: 'Law number', title: 'Name of the act', 'container-title': 'Session laws' },
  },
  regulation: {
    variables: ['title', 'volume', 'container-title', 'section', 'issued'],
    labels: { ...CODE, title: 'Name of the rule', 'container-title': 'Code' },
  },
  constitution: {
    variables: ['container-title', 'section'],
    labels: { 'container-title': 'Constitution', section: 'Article, amendment or section' },
  },
  'court-rule': {
    variables: ['container-title', 'section'],
    labels: { 'container-title': 'Rules', section: 'Rule' },
  },
  guideline: {
    variables: ['container-title', 'section', 'issued'],
    labels: { 'container-title': 'Manual' },
  },
  restatement: { variables: ['title', 'section', 'issued'], labels: { title: 'Restatement' } },
  article: {
    variables: ['author', 'title', 'volume', 'container-title', 'page', 'issued', 'DOI', 'URL'],
    labels: { 'container-title': 'Journal' },
  },
  book: {
    variables: ['author', 'title', 'edition', 'publisher', 'publisher-place', 'issued'],
  },
  chapter: {
    variables: ['author', 'title', 'container-title', 'editor', 'page', 'publisher', 'issued'],
    labels: { title: 'Chapter', 'container-title': 'Book' },
  },
  web: {
    variables: ['author', 'title', 'container-title', 'URL', 'issued', 'accessed'],
    labels: { 'container-title': 'Website' },
  },
  unknown: { variables: ['title', 'container-title', 'volume', 'page', 'issued'] },
};

/** Steers the formatter, or is the formatter's own business; nothing to type in. */
const HIDDEN = new Set(['id', 'type', 'jurisdiction', 'language', 'note', 'history']);

/**
 * The form of a source: the usual variables of its kind, then whatever else the item has, so that
 * nothing in the citation is out of reach.
 */
export function sourceFields(kind: RecognizedSource, item: CitationItem): SourceField[] {
  const { variables, labels = {} } = FORMS[kind];
  const further = Object.keys(item).filter(
    (key) => !HIDDEN.has(key) && !variables.includes(key) && isEditable(item[key]),
  );
  return [...variables, ...further].map((variable) => ({
    variable,
    label: labels[variable] ?? LABELS[variable] ?? inWords(variable),
    ...(HINTS[variable] ? { hint: HINTS[variable] } : {}),
  }));
}

/** What this kind of source calls a variable, for a sentence: `year decided`. */
export function fieldWord(kind: RecognizedSource, variable: string): string {
  const label = FORMS[kind].labels?.[variable] ?? LABELS[variable] ?? inWords(variable);
  return /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

function isEditable(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || Array.isArray(value);
}

function inWords(variable: string): string {
  const words = variable.replace(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
