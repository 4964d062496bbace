import type { AuditAction, AuditCheck, AuditPerson, AuditView } from '@casewright/contracts';

// Audit screen

export const whoDidWhatAndWhen =
  'Who did what and when, by ids alone: nothing that anybody wrote, searched for or uploaded is in it. Reading it is recorded too.';
export const askAdministratorOfThisInstallation =
  'Ask an administrator of this installation what the log says of your account.';

// Audit download

export const logWasNotDownloaded = 'The log was not downloaded';
export const downloading = 'Downloading...';
export const downloadAsCsv = 'Download as CSV';

// Audit entries

export const entriesTitle = 'Entries';
export const fetching = 'Fetching...';
export const fetchAgain = 'Fetch again';
export const logCouldNotBeFetched = 'The log could not be fetched';
export const somethingWentWrongOnServer =
  'Something went wrong on the server. Nothing of the log is lost.';
export const pages = 'Pages';
export const newestEntries = 'Newest entries';
export const olderEntries = 'Older entries';
export const noEntryIsLikeThis = 'No entry is like this';
export const chooseAnotherActionOrOther =
  'Choose another action or other days, or show all entries.';
export const fetchingLog = 'Fetching the log...';

// Audit filters

export const all = 'All';
export const filtersOfLog = 'Filters of the log';
export const action = 'Action';
export const from = 'From';
export const to = 'To';
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
export const nobodySignedIn = 'Nobody signed in';
export const showOnly = (actor: string | number) => `Show only ${actor}`;
export const requestAndHash = 'Request and hash';
export const request = 'Request ';
export const sha256 = ', SHA-256 ';

// Chain check

export const chain = 'Chain';
export const eachEntryHasHashOf =
  'Each entry has a hash of what it says and of the hash before. An entry that was changed, removed or put in breaks the chain there.';
export const checking = 'Checking...';
export const checkChain = 'Check the chain';
export const holdSoFar = (holds: string | number) => `${holds} hold so far.`;
export const checkCouldNotBeMade = 'The check could not be made. Try again.';
export const keepCopyOfDatabaseAs = (result: string | number) =>
  `${result} Keep a copy of the database as it is, and compare the log with one of its exports.`;
export const hashOfLastOneIs = 'The hash of the last one is ';
export const notedElsewhereItShowsLater =
  '. Noted elsewhere, it shows later whether the end of the log was cut off.';

/** What each action is called. */
export const ACTION_WORDS: Record<AuditAction, string> = {
  open_account: 'Opening of an account',
  sign_in: 'Sign-in',
  sign_out: 'Sign-out',
  analyze_document: 'Document analysis',
  check_document: 'Second check of citations',
  delete_document: 'Deletion of a document',
  review_writing: 'Writing review',
  draft_template: 'Template drafting',
  save_draft: 'Saving of a draft',
  restore_draft: 'Return to an older version of a draft',
  duplicate_draft: 'Copy of a draft',
  delete_draft: 'Deletion of a draft',
  describe_citation: 'Citation help',
  cancel_job: 'Cancellation of a job',
  export_file: 'Export of a file',
  start_import: 'Start of an import',
  cancel_import: 'Stop of an import',
  test_engine: 'Test of the model',
  read_audit_log: 'Reading of this log',
  verify_audit_log: 'Check of this log',
  export_audit_log: 'Export of this log',
};

type Subject = NonNullable<AuditView['subject']>;

const SUBJECT_WORDS: Record<Subject['kind'], string> = {
  user: 'Account',
  session: 'Session',
  document: 'Document',
  draft: 'Draft',
  job: 'Job',
  export: 'Export',
  import: 'Import',
};

/** How much of a UUID tells it from others at sight; the file has all of it. */
const SHORT_ID = 8;

type Fault = NonNullable<AuditCheck['fault']>;

/** `Document 34`, `Session 3f2b8f64`, `Account of Ann Advocate`; null where it is not known. */
export function subjectWords({ kind, id, name }: Subject): string | null {
  if (id === null) return null;
  const word = SUBJECT_WORDS[kind];
  if (kind === 'user') return name ? `${word} of ${name}` : `${word} ${id}`;
  return `${word} ${id.includes('-') ? id.slice(0, SHORT_ID) : id}`;
}

/** An account that is gone has its number left. */
export function personName({ id, name }: AuditPerson): string {
  return name ?? `An account that is gone (${id})`;
}

/** What came of a check of the chain, in a sentence or two. */
export function checkWords({ holds, fault }: AuditCheck): string {
  if (!fault && holds === 0) return 'There is no entry yet.';
  if (!fault) return holds === 1 ? 'The one entry holds.' : `All ${entries(holds)} hold.`;
  return `${faultWords(fault)} ${before(holds)}`;
}

function faultWords({ number, reason }: Fault): string {
  const entry = `Entry ${number.toLocaleString('en-US')}`;
  if (reason === 'missing') return `${entry} is missing.`;
  if (reason === 'changed') return `${entry} was changed after it was written.`;
  return `${entry} does not follow from the one before: one of the two was replaced.`;
}

function before(holds: number): string {
  if (holds === 0) return 'It is the first.';
  return holds === 1 ? 'The one before it holds.' : `The ${entries(holds)} before it hold.`;
}

/** `1,204 entries`; of one, each sentence says so itself. */
export function entries(count: number): string {
  return `${count.toLocaleString('en-US')} entries`;
}
