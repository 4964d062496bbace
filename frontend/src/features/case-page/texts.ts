import type { CaseFact, CaseRecord, SourceRecord } from '@casewright/contracts';
import { inWords } from '../../shared/config/texts';
import { dayFormat } from './opinion/texts';

// Case screen

export const openingCase = 'Opening the case...';

// Case bar

export const backToResults = 'Back to results';

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

// Network of citations

export const network = 'Network';
export const itCites = 'It cites';
export const citeIt = 'Cited by';
export const thisCase = 'This case';
export const networkExplained =
  'The cases in the library that it relies on most, and the most cited of those that cite it. Choose one to see its own.';
export const noneInLibrary = 'None in the library';

// Authorities tab

export const citedOfThem = (cases: string, inLibrary: string) =>
  `${cases} cited, ${inLibrary} of them in the library`;
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
  'Cases outside the library may cite it, as may cases whose text is not in the library. The list grows with every import.';

// Citing decades

export const citedOverTime =
  'Citing cases in the library by decade, with negative treatment in red';
export const asTable = 'As a table';
export const decade = 'Decade';
export const citingCases = 'Citing cases';
export const negativeOnes = 'Negative';

// List states

// Passage view

export const derived = (treatment: string | number) => `${treatment}, derived`;
export const openPassage = 'Open the passage';

// Case header

export const no = (value: string | number) => `No. ${value}`;
export const unpublished = 'Unpublished';
export const citations = 'Citations';
export const copy = (citation: string | number) => `Copy ${citation}`;
export const copied = (citation: string | number) => `${citation} copied`;
export const caseOfLibraryCitesIt = 'case in the library cites it';
export const casesOfLibraryCiteIt = 'cases in the library cite it';
export const copyCitation = 'Copy citation';
export const citationCopied = 'Citation copied';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied';

// Case sources

export const sources = 'Sources';
export const readItsText = 'Read its text';
export const readTextOf = (source: string) => `${readItsText}: ${sourceName(source)}`;

const SOURCES: Record<string, string> = {
  starter: 'Starter library',
  courtlistener: 'CourtListener',
  cap: 'Caselaw Access Project',
  jsonl: 'Imported file',
};

/** The source's name; one that is unknown keeps its own. */
export const sourceName = (source: string) => SOURCES[source] ?? source;

const FACTS: Partial<Record<CaseFact, string>> = {
  docket: 'docket number',
  history: 'later history',
  opinions: 'opinion',
};

/** `Name, date, key points`. */
export function factsFrom({ facts }: Pick<SourceRecord, 'facts'>): string {
  return inWords(facts.map((fact) => FACTS[fact] ?? fact).join(', '));
}

// Case overview

export const summary = 'Summary';
export const keyPoints = 'Key points';
export const reportersSyllabus = 'The reporter’s syllabus';
export const topics = 'Topics';

// History list

export const inPart = ' in part';
export const by = 'by ';

// Treatment notices

export const laterHistory = 'Later history';
export const noLaterHistory = 'No later history known here.';
export const nothingAgainstIt = 'No negative treatment is known here.';
export const sourceOfHistory = (source: string) => `Source: ${source}`;
export const derivedLabel = 'Derived';
export const readOffWordsOfLater = 'Inferred from the words of later opinions in this library.';
export const aboutDerivedTreatment = 'About derived treatment';
export const builtInEngineLooksFor =
  'The built-in engine looks for words such as “overruled” used about this case. It can miss or misread some, so open the passage and check before you rely on it.';
export const andDerived = ', derived';
export const showPassage = 'Show the passage';
export const showPassages = 'Show the passages';
export const allCases = (cases: string | number) => `All ${cases} cases`;
export const otherDerivedTreatment = 'Other derived treatment';
export const byWhom = (treatment: string | number, cases: string | number) =>
  `${treatment} by ${cases}`;

/** `June 25, 2014`; the year where only that is known; null where nothing is. */
export function decidedOn({ date, year }: Pick<CaseRecord, 'date' | 'year'>): string | null {
  if (date) return dayFormat.format(new Date(`${date}T00:00:00Z`));
  return year === null ? null : String(year);
}

/** Of a list of citations. */
export const ofList = {
  what: 'the citations',
  otherwise: 'The rest of the page is complete. Check the connection and try again.',
};
