import type { CaseRecord } from '@casewright/contracts';

// Case screen

export const openingCase = 'Opening the case...';

// Case failed

export const thisCaseIsNotIn = 'This case is not in the library.';
export const caseCouldNotBeOpened = 'The case could not be opened';
export const caseNotFound = 'Case not found';
export const searchLibrary = 'Search the library';
export const searchForItByIts = 'Search for it by its name or by one of its citations.';

// Case tabs

export const partsOfCase = 'Parts of the case';
export const opinion = 'Opinion';
export const citedBy = 'Cited by ';
export const authorities = 'Authorities ';

// Authorities tab

export const cited = ' cited, ';
export const ofThemInLibrary = ' of them in the library';
export const citedTimes = (depth: string | number) => ` · cited ${depth} times`;
export const notInLibrary = 'Not in the library';
export const searchForIt = 'Search for it';
export const passage = 'The passage';
export const passages = (passagesCount: string | number) => `${passagesCount} passages`;
export const thisCaseCitesNoOther = 'This case cites no other case';
export const opinionsOfThisCaseAre = 'The opinions of this case are not in the library';
export const whatItCitesIsKnown = 'What it cites will be known once its text is imported.';

// Cited by tab

export const newestFirst = 'Newest first';
export const oldestFirst = 'Oldest first';
export const citingItMost = 'Cites it most';
export const mostCitedThemselves = 'Most cited';
export const allCitations = 'All citations';
export const oneCase = '1 case';
export const cases = (total: string | number) => `${total} cases`;
export const derivedTreatment = 'Derived treatment';
export const sortBy = 'Sort by';
export const citesItTimes = (depth: string | number) => ` · cites it ${depth} times`;
export const noOpinionTextInLibrary = 'No opinion text in the library cites this case';
export const casesOutsideLibraryMay =
  'Cases outside the library may cite it, and so may cases whose text is not in the library. The list grows with every import.';

// List states

export const citationsCouldNotBeFetched = 'The citations could not be loaded';
export const restOfPageIsComplete =
  'The rest of the page is complete. Check the connection and try again.';
export const fetchingCitations = 'Loading the citations...';

// Passage view

export const derived = (treatment: string | number) => `${treatment}, derived`;
export const openPassage = 'Open the passage';

// Case header

export const no = (value: string | number) => `No. ${value}`;
export const unpublished = 'Unpublished';
export const citations = 'Citations';
export const copy = (citation: string | number) => `Copy ${citation}`;
export const copied = (citation: string | number) => `${citation} copied`;
export const caseOfLibraryCitesIt = 'case of the library cites it';
export const casesOfLibraryCiteIt = 'cases of the library cite it';
export const copyCitation = 'Copy citation';
export const citationCopied = 'Citation copied';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied';

// Case overview

export const summary = 'Summary';
export const keyPoints = 'Key points';
export const reportersSyllabus = 'The reporter’s syllabus';
export const topics = 'Topics';

// Footnote list

export const footnotes = 'Footnotes';
export const footnoteBackToText = (label: string | number) => `Footnote ${label}: back to the text`;

// Opinion paragraph

export const copyLinkToParagraph = (value: string | number) => `Copy a link to paragraph ${value}`;
export const linkToParagraphCopied = 'Link to the paragraph copied';

// Opinion tab

export const opinionCouldNotBeFetched = 'The rest of the opinion could not be loaded';
export const whatYouSeeIsComplete =
  'What you see is complete up to that point. Check the connection and try again.';
export const fetchingOpinion = 'Loading the opinion...';
export const opinions = 'Opinions';
export const opinionOfCourt = 'Opinion of the court';
export const libraryHasFullTextUnder = 'The full text is under another record';
export const readOpinion = 'Read the opinion';
export const sameDecisionWasImportedFrom =
  'The same decision was imported from another source, with its opinions.';
export const libraryHasThisCaseWithout = 'The library has this case without its opinions';
export const summaryAboveWasWrittenFor =
  'The summary above was written for the starter library. An administrator can import the text from public sources.';
export const whereRecordComesFrom = 'Where the record comes from';

// Paragraph text

export const page = 'Page ';
export const footnote = (label: string | number) => `Footnote ${label}`;

// History list

export const inPart = ' in part';
export const by = 'by ';

// Treatment notices

export const laterHistory = 'Later history';
export const derivedLabel = 'Derived';
export const readOffWordsOfLater = 'Inferred from the words of later opinions in this library.';
export const aboutDerivedTreatment = 'About derived treatment';
export const builtInEngineLooksFor =
  'The built-in engine looks for words such as “overruled” used about this case. It can miss or misread some, so open the passage and check before you rely on it.';
export const caseCount = (cases: string | number) => `${cases} cases`;
export const andDerived = ', derived';
export const show = 'Show the ';
export const allCases = (cases: string | number) => `All ${cases} cases`;
export const otherDerivedTreatment = 'Other derived treatment';
export const byWhom = (treatment: string | number, cases: string | number) =>
  `${treatment} by ${cases}`;

// Find bar

export const searchInsideOpinion = 'Search inside the opinion';
export const soFar = ' so far';
export const previousMatch = 'Previous match';
export const nextMatch = 'Next match';
export const clearSearch = 'Clear the search';
export const noMatch = 'No match';

const WORDS: Record<string, string> = {
  plurality: 'Plurality',
  concurrence: 'Concurrence',
  'concurrence-in-part': 'Concurrence in part',
  dissent: 'Dissent',
  addendum: 'Addendum',
  remittitur: 'Remittitur',
  rehearing: 'On rehearing',
  'on-the-merits': 'On the merits',
  'on-motion-to-strike': 'On motion to strike',
};

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The word for an opinion that is not simply the court's; null for that. */
export function opinionKindWord(kind: string): string | null {
  return WORDS[kind] ?? null;
}

/** `June 25, 2014`; the year where only that is known; null where nothing is. */
export function decidedOn({ date, year }: Pick<CaseRecord, 'date' | 'year'>): string | null {
  if (date) return dayFormat.format(new Date(`${date}T00:00:00Z`));
  return year === null ? null : String(year);
}
