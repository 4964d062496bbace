import type { RecognizedSource } from '@casewright/contracts';
import * as texts from './texts';

export const LABELS: Record<string, string> = {
  DOI: 'DOI',
  URL: texts.webAddress,
  accessed: texts.dateAccessed,
  author: texts.authors,
  authority: texts.court,
  'collection-number': texts.yearOfVolume,
  'container-title': texts.publishedIn,
  edition: texts.edition,
  editor: texts.editors,
  issue: texts.issue,
  issued: texts.yearOrDate,
  number: texts.number,
  page: texts.firstPage,
  parallel: texts.parallelCitations,
  publisher: texts.publisher,
  'publisher-place': texts.placeOfPublication,
  section: texts.section,
  title: texts.title,
  volume: texts.volume,
};

export const HINTS: Record<string, string> = {
  author: texts.familyName,
  editor: texts.familyNameGiven,
  parallel: texts.partThemWithSemicolons,
};

interface SourceForm {
  variables: readonly string[];
  /** What this kind of source calls a variable. */
  labels?: Record<string, string>;
}

const CODE = { volume: texts.titleNumber, issued: texts.yearOfCode, title: texts.nameOfAct };

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
      title: texts.caseName,
      'container-title': texts.reporter,
      issued: texts.yearDecided,
      number: texts.docketNumber,
    },
  },
  statute: {
    variables: ['title', 'volume', 'container-title', 'section', 'issued'],
    labels: { ...CODE, 'container-title': texts.code },
  },
  'public-law': {
    variables: ['title', 'number', 'volume', 'container-title', 'page', 'issued'],
    labels: {
      number: texts.lawNumber,
      title: texts.nameOfAct,
      'container-title': texts.sessionLaws,
    },
  },
  regulation: {
    variables: ['title', 'volume', 'container-title', 'section', 'issued'],
    labels: { ...CODE, title: texts.nameOfRule, 'container-title': texts.code },
  },
  constitution: {
    variables: ['container-title', 'section'],
    labels: { 'container-title': texts.constitution, section: texts.articleAmendmentOrSection },
  },
  'court-rule': {
    variables: ['container-title', 'section'],
    labels: { 'container-title': texts.rules, section: texts.rule },
  },
  guideline: {
    variables: ['container-title', 'section', 'issued'],
    labels: { 'container-title': texts.manual },
  },
  restatement: { variables: ['title', 'section', 'issued'], labels: { title: texts.restatement } },
  article: {
    variables: ['author', 'title', 'volume', 'container-title', 'page', 'issued', 'DOI', 'URL'],
    labels: { 'container-title': texts.journal },
  },
  book: {
    variables: ['author', 'title', 'edition', 'publisher', 'publisher-place', 'issued'],
  },
  chapter: {
    variables: ['author', 'title', 'container-title', 'editor', 'page', 'publisher', 'issued'],
    labels: { title: texts.chapter, 'container-title': texts.book },
  },
  web: {
    variables: ['author', 'title', 'container-title', 'URL', 'issued', 'accessed'],
    labels: { 'container-title': texts.website },
  },
  unknown: { variables: ['title', 'container-title', 'volume', 'page', 'issued'] },
};
