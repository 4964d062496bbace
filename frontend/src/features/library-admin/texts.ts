import type { LibraryImport } from '@casewright/contracts';

// Library screen

export const whatCanBeSearchedAnd =
  'What can be searched and cited here, where it came from, and what is being imported.';
export const libraryFiguresCouldNotBeLoaded = 'The library’s figures could not be loaded';
export const somethingWentWrongOnServer =
  'Something went wrong on the server. The library itself is safe.';
export const askAdministratorOfThisInstallation =
  'Ask an administrator to add case law to the library. Anyone can search it.';

// Coverage

export const coverage = 'Coverage';
export const byCourt = 'By court';
export const cases = 'Cases';
export const showAllCourts = (courtsCount: string | number) => `Show all ${courtsCount} courts`;
export const byDecade = 'By decade';
export const dateUnknown = 'Date unknown';

// Sources

export const sources = 'Sources';
export const casesWith = ' cases with ';
export const fullOpinions = ' full opinions.';
export const source = 'Source';
export const opinions = 'Opinions';

// Import item

export const waiting = 'Waiting';
export const running = 'Running';
export const done = 'Done';
export const failed = 'Failed';
export const interrupted = 'Interrupted';
export const files = (files: string | number) => ` · ${files} files`;
export const progressOf = (label: string | number) => `Progress of ${label}`;
export const records = 'records';
export const notReadable = (bad: string | number) => ` · ${bad} not readable`;
export const stopping = 'Stopping...';
export const stop = 'Stop';
export const importWasNotStopped = 'The import was not stopped';

// Imports

export const imports = 'Imports';
export const importsCouldNotBeFetched = 'The imports could not be loaded';
export const importThatIsRunningGoes =
  'A running import continues. Check the connection and try again.';
export const nothingHasBeenImportedYet = 'Nothing has been imported yet.';

// Problems

export const theRecord = 'The record';
export const theRecords = (count: string | number) => `The ${count} records`;
export const thatCouldNotBeRead = ' that could not be read';
export const listCouldNotBeFetched = 'The list could not be loaded. Close it and open it again.';
export const fetchingList = 'Loading the list...';

// Start again

export const importWasNotStarted = 'The import was not started';
export const starting = 'Starting...';
export const startAgain = 'Start again';

// Start import

export const thisServerNamesNoFolder = 'No import folder is configured on this server. Set ';
export const toStartThemHere = ' to start imports here, or run ';
export const onServer = ' on the server.';
export const fileOrFolderOnServer = 'File or folder on the server';
export const below = 'Below ';
export const formatIsFoundByLooking =
  '. The format is detected: CourtListener, Caselaw Access Project or JSONL.';
export const startImport = 'Start import';
export const importCouldNotBeStarted = 'The import could not be started. Try again.';
export const importOfHasStarted = (label: string | number) => `The import of ${label} has started`;

const number = (value: number) => value.toLocaleString('en-US');
const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** `12.4 MB`; decimal units, one decimal below 100. */
export function byteSize(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit++;
  }
  const digits = unit === 0 || value >= 100 ? 0 : 1;
  return `${value.toFixed(digits)} ${UNITS[unit]}`;
}

const FORMATS: Record<string, string> = {
  neutral: 'JSONL',
  'courtlistener-bulk': 'CourtListener bulk data',
  'courtlistener-api': 'CourtListener API',
  'courtlistener-rest': 'CourtListener API',
  cap: 'Caselaw Access Project',
  'cap-static': 'Caselaw Access Project',
  'cap-api': 'Caselaw Access Project API',
};

/** The format's name; one that is unknown keeps its own. */
export function formatName(format: string): string {
  return format
    .split(', ')
    .map((name) => FORMATS[name] ?? name)
    .join(', ');
}

const STAGES: Record<string, string> = {
  staging: 'Reading the tables',
  joining: 'Joining the tables',
  reading: 'Reading the records',
  publishing: 'Publishing: citations and index',
};

/** What a running import is doing. */
export function stageWord({ state, stage, stopping }: LibraryImport): string {
  if (stopping) return 'Stopping';
  if (state === 'queued') return 'Waiting for its turn';
  return (stage && (STAGES[stage] ?? stage)) || 'Starting';
}

/** 0 to 100, or null where the whole is not known. */
export function percentDone({ bytesDone, bytesTotal }: LibraryImport): number | null {
  return bytesTotal > 0 ? Math.min(100, Math.floor((bytesDone / bytesTotal) * 100)) : null;
}

/** The outcome of an import, in a sentence. */
export function importOutcome({ state, records, error }: LibraryImport): string {
  if (state === 'failed') return error ?? 'It failed. See the server’s log for the reason.';
  const counts = `${number(records.added)} new, ${number(records.changed)} changed, ${number(records.unchanged)} unchanged`;
  const bad = records.bad > 0 ? `, ${number(records.bad)} not readable` : '';
  if (state === 'interrupted') {
    return `Stopped after ${number(records.read)} records. Start it again to resume; none of it is visible yet.`;
  }
  return `${counts}${bad}.`;
}
