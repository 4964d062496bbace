import type { RecognizedSource } from '@casewright/contracts';

export const LABELS: Record<string, string> = {
  DOI: 'DOI',
  URL: 'Web address',
  accessed: 'Date accessed',
  author: 'Authors',
  authority: 'Court',
  'collection-number': 'Year of the volume',
  'container-title': 'Published in',
  editor: 'Editors',
  issued: 'Year or date',
  page: 'First page',
  parallel: 'Parallel citations',
  'publisher-place': 'Place of publication',
};

export const HINTS: Record<string, string> = {
  author: 'Last name, first name; separate authors with semicolons',
  editor: 'Last name, first name; separate editors with semicolons',
  parallel: 'Separate with semicolons: 74 S. Ct. 686; 98 L. Ed. 873',
};

interface SourceForm {
  variables: readonly string[];
  /** What this kind of source calls a variable. */
  labels?: Record<string, string>;
}

const CODE = { volume: 'Title number', issued: 'Year of the code', title: 'Name of the act' };

export const FORMS: Record<RecognizedSource, SourceForm> = {
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
    labels: {
      number: 'Law number',
      title: 'Name of the act',
      'container-title': 'Session laws',
    },
  },
  regulation: {
    variables: ['title', 'volume', 'container-title', 'section', 'issued'],
    labels: { ...CODE, title: 'Name of the rule', 'container-title': 'Code' },
  },
  constitution: {
    variables: ['container-title', 'section'],
    labels: { 'container-title': 'Constitution', section: 'Article, amendment, or section' },
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
