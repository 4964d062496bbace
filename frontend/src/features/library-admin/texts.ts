// Library screen

export const whatCanBeSearchedAnd =
  'What can be searched and cited here, where it came from, and what is being imported.';
export const theFigures = 'the library’s figures';
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
export const citationIndex = (decisions: string, citations: string, date: string) =>
  `The citation index of ${date} names ${decisions} decisions by ${citations} citations, without their texts.`;
export const importedWithoutTexts = (decisions: string) =>
  `${decisions} more decisions without their texts have been imported beside it.`;
export const digest = 'SHA-256: ';
export const actions = 'Actions';
export const deletingSource = 'Deleting...';
export const deleteSource = 'Delete source';
export const deleteThisSource = (label: string) => `Delete all cases from ${label}?`;
export const casesAreGone = (cases: string, opinions: string) =>
  `${cases} cases and ${opinions} opinions are deleted, and searches find them no longer. Work that cites them stays; its citations to them are then not in the library. Imports from elsewhere are not affected. This cannot be undone.`;
export const sourceIsBeingDeleted = 'The source is being deleted';
export const sourceWasNotDeleted = 'The source was not deleted';

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

export const thisServerNamesNoFolder =
  'No import folder is configured on this server. Set `IMPORT_DIR` to start imports here, or run `npm run import -- PATH` on the server.';
export const fileOrFolderOnServer = 'File or folder on the server';
export const belowFolder = (folder: string) =>
  `Below \`${folder}\`. The format is detected: CourtListener, Caselaw Access Project, or JSONL.`;
export const startImport = 'Start import';
export const importCouldNotBeStarted = 'The import could not be started. Try again.';
export const importOfHasStarted = (label: string | number) => `The import of ${label} has started`;

// Later history

export const laterHistory = 'Later history';
export const fileOfLaterHistory = 'Import a CSV file';
export const columnsOfLaterHistory =
  'How later law treated decisions, whether or not the library has them. The first line names the columns: citation, kind, and by; optionally name, scope (whole or part), by_citation, by_year, and point. A file with the same name replaces the earlier one.';
export const importingLaterHistory = 'Importing...';
export const laterHistoryWasNotImported = 'The file was not imported.';
export const theHistoryFiles = 'the later-history files';
export const noHistoryFileYet = 'No file has been imported. The product’s own table is in force.';
export const historyFiles = 'Imported later-history files';
export const entriesOfFile = (entries: number) =>
  `${entries.toLocaleString('en-US')} ${entries === 1 ? 'entry' : 'entries'}`;
export const importedBy = (name: string) => ` by ${name}`;
export const deletedAccount = (id: number) => `a deleted account (${id})`;
export const deleteFile = 'Delete';
export const deleteFileOf = (name: string) => `Delete ${name}`;
export const deleteThisHistoryFile = 'Delete this later-history file?';
export const entriesAreGone = (name: string, entries: number) =>
  `${name} and its ${entries === 1 ? 'entry' : `${entriesOfFile(entries)}`} are deleted, and no flag relies on them anymore. The product’s own table stays in force. This cannot be undone.`;
export const deleteHistoryFile = 'Delete file';
export const historyFileDeleted = 'The later-history file was deleted';
export const historyFileWasNotDeleted = 'The file was not deleted';
export const historyIsInForce = (entries: number) =>
  `${entries.toLocaleString('en-US')} ${entries === 1 ? 'entry is' : 'entries are'} in force.`;
export const nothingOfItWasTaken =
  'Nothing was imported. Correct these lines and choose the file again.';
export const lineOfFile = (line: number, reason: string) => `Line ${line}: ${reason}`;
