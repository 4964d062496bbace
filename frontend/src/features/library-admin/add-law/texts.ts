import { countOf, type LawReporter } from '@casewright/contracts';

export const addLaw = 'Add law';
export const whatAddingDoes =
  'Fetch opinions from their publishers, or only the names, citations, courts, and years of decisions, which is enough to check citations. An interrupted fetch resumes, and nothing is added twice.';
export const from = 'From';
export const SOURCES = [
  { value: 'cap', label: 'Caselaw Access Project, by volume' },
  { value: 'courtlistener', label: 'CourtListener, bulk files' },
] as const;
export const contents = 'Contents';
export const CONTENTS = [
  { value: 'texts', label: 'Opinions' },
  { value: 'metadata', label: 'Names and citations alone' },
] as const;
export const volumes = 'Volumes';
export const years = 'Years';
export const oneOrARange = 'One, or a range such as 12–15; empty for all';
export const courts = 'Courts';
export const courtsByTheirIds =
  'CourtListener ids such as scotus, ca9; empty for all. Files are fetched whole.';
export const dateOfFiles = 'Date of the files';
export const asTheirNamesEnd = 'As their names end: opinions-2026-07-31.csv.bz2';
export const showSizeAndTime = 'Show size and time';
export const asking = 'Asking...';
export const sizeCouldNotBeFound = 'Size and time are not known';
export const tryAgainLater = 'Try again later.';

// Reporters

export const reporters = 'Reporters';
export const byNameOrState = 'By abbreviation, name, or state: F.3d, Massachusetts';
export const find = 'Find';
export const findingReporters = 'Finding reporters...';
export const reportersCouldNotBeFound = 'The list of reporters could not be loaded';
export const slugsCanBeAdded =
  'On the server, npm run add-law takes reporters by their short names and lists the files to bring.';
export const noReporterFound = 'No reporter has these words.';
export const foundReporters = 'Reporters that were found';
export const chosenReporters = 'Chosen reporters';
export const removeReporter = (name: string) => `Remove ${name}`;
export const described = ({ name, fullName, from: first, to }: LawReporter) =>
  `${name}, ${fullName}${first && to ? `, ${first}–${to}` : ''}`;

// Plan

export const nothingOfIt = 'The publisher has no matching volume.';
export const files = (count: number) => countOf(count, 'file');
export const cost = (size: string, time: string) => `, about ${size} and ${time}`;
export const sizeIsNotKnown = '; this server cannot reach their publisher to learn their size';
export const fetchAndImport = 'Fetch and import';
export const beginning = 'Starting...';
export const itIsBelow = 'It is among the imports below.';
export const fetchingHasBegun = (label: string) => `Fetching ${label} has started`;
export const fetchingDidNotBegin = 'Fetching did not start';
export const withoutNetwork = 'Without a network: the files to bring';
export const bringThemBelow = (folder: string) =>
  `Put each file at its place below \`${folder}\` on the server, then fetch and import: what is there is not fetched.`;
export const as = 'as ';
export const andMore = (count: number) =>
  `and ${countOf(count, 'more file')}; npm run add-law -- … --list prints all.`;

// Files that are sent

export const dropFiles = 'Drop files of case law here, or choose them';
export const whatFiles =
  'Volumes of the Caselaw Access Project, CourtListener bulk files, or JSONL. Drop the files of one export together. Copy files larger than 2 GB to the server.';
export const sending = 'Sending the files';
export const importHasBegun = (label: string) => `The import of ${label} has started`;
export const filesWereNotSent = 'The files were not imported';
