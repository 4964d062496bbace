// Audit screen

export const whoDidWhatAndWhen =
  'Who did what, and when. The log holds IDs only, never what anyone wrote, searched for, or uploaded. Viewing it is logged too.';
export const askAdministratorOfThisInstallation =
  'Ask an administrator what the log says about your account.';

// Audit download

export const logWasNotDownloaded = 'The log was not downloaded';
export const downloadAsCsv = 'Download as CSV';

// Audit entries

export const entriesTitle = 'Entries';
export const whatIsLoaded = 'the log';
export const pages = 'Pages';
export const newestEntries = 'Newest entries';
export const olderEntries = 'Older entries';
export const noEntryIsLikeThis = 'No entries match';
export const chooseAnotherActionOrOther = 'Try another action or date range, or show all entries.';

// Audit filters

export const all = 'All';
export const filtersOfLog = 'Log filters';
export const action = 'Action';
export const only = 'Only ';
export const showAllEntries = 'Show all entries';

// Audit table

export const done = 'Done';
export const refused = 'Refused';
export const failed = 'Failed';
export const entriesNewestFirst = 'Entries, newest first';
export const when = 'When';
export const who = 'Who';
export const what = 'What';
export const outcome = 'Outcome';
export const entryNumber = (number: string | number) => `Entry ${number}`;
export const nobodySignedIn = 'Not signed in';
export const showOnly = (actor: string | number) => `Show only ${actor}`;
export const requestAndHash = 'Request and hash';
export const proof = (request: string, hash: string) =>
  `Request \`${request}\`, SHA-256 \`${hash}\``;

// Chain check

export const chain = 'Chain';
export const eachEntryHasHashOf =
  'Each entry’s hash covers its contents and the hash before it, so changing, removing, or inserting an entry breaks the chain at that point.';
export const checking = 'Checking...';
export const checkChain = 'Check the chain';
export const holdSoFar = (holds: string | number) => `${holds} intact so far.`;
export const checkCouldNotBeMade = 'The check could not be run. Try again.';
export const keepCopyOfDatabaseAs = (result: string | number) =>
  `${result} Keep a copy of the database as it is, and compare the log with one of its exports.`;
export const hashOfLastOneIs = (hash: string) =>
  `The hash of the last entry is \`${hash}\`. Keep a copy elsewhere, and it will show whether the end of the log was cut off later.`;
