import type { AuditAction, AuditCheck, AuditPerson, AuditView } from '@casewright/contracts';

// Audit screen

export const whoDidWhatAndWhen =
  'Who did what, and when. The log holds IDs only, never what anyone wrote, searched for or uploaded. Viewing it is logged too.';
export const askAdministratorOfThisInstallation =
  'Ask an administrator what the log says about your account.';

// Audit download

export const logWasNotDownloaded = 'The log was not downloaded';
export const downloading = 'Downloading...';
export const downloadAsCsv = 'Download as CSV';

// Audit entries

export const entriesTitle = 'Entries';
export const fetching = 'Fetching...';
export const fetchAgain = 'Fetch again';
export const logCouldNotBeFetched = 'The log could not be loaded';
export const somethingWentWrongOnServer =
  'Something went wrong on the server. The log itself is intact.';
export const pages = 'Pages';
export const newestEntries = 'Newest entries';
export const olderEntries = 'Older entries';
export const noEntryIsLikeThis = 'No entries match';
export const chooseAnotherActionOrOther = 'Try another action or date range, or show all entries.';
export const fetchingLog = 'Loading the log...';

// Audit filters

export const all = 'All';
export const filtersOfLog = 'Log filters';
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
export const nobodySignedIn = 'Not signed in';
export const showOnly = (actor: string | number) => `Show only ${actor}`;
export const requestAndHash = 'Request and hash';
export const request = 'Request ';
export const sha256 = ', SHA-256 ';

// Chain check

export const chain = 'Chain';
export const eachEntryHasHashOf =
  'Each entry’s hash covers its contents and the hash before it, so changing, removing or inserting an entry breaks the chain at that point.';
export const checking = 'Checking...';
export const checkChain = 'Check the chain';
export const holdSoFar = (holds: string | number) => `${holds} intact so far.`;
export const checkCouldNotBeMade = 'The check could not be run. Try again.';
export const keepCopyOfDatabaseAs = (result: string | number) =>
  `${result} Keep a copy of the database as it is, and compare the log with one of its exports.`;
export const hashOfLastOneIs = 'The hash of the last entry is ';
export const notedElsewhereItShowsLater =
  '. Keep a copy elsewhere, and it will show whether the end of the log was cut off later.';

/** What each action is called. */
export const ACTION_WORDS: Record<AuditAction, string> = {
  open_account: 'Create account',
  sign_in: 'Sign in',
  sign_out: 'Sign out',
  analyze_document: 'Analyze document',
  check_document: 'Recheck citations',
  delete_document: 'Delete document',
  review_writing: 'Review writing',
  draft_template: 'Draft template',
  save_draft: 'Save draft',
  restore_draft: 'Restore draft version',
  duplicate_draft: 'Duplicate draft',
  delete_draft: 'Delete draft',
  describe_citation: 'Describe citation',
  cancel_job: 'Cancel job',
  export_file: 'Export file',
  start_import: 'Start import',
  cancel_import: 'Stop import',
  test_engine: 'Test model',
  read_audit_log: 'View audit log',
  verify_audit_log: 'Verify audit log',
  export_audit_log: 'Export audit log',
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

/** How much of a UUID tells it apart at a glance; the file has all of it. */
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
  return name ?? `Deleted account (${id})`;
}

/** The outcome of a check of the chain, in a sentence or two. */
export function checkWords({ holds, fault }: AuditCheck): string {
  if (!fault && holds === 0) return 'There are no entries yet.';
  if (!fault) return holds === 1 ? 'The one entry is intact.' : `All ${entries(holds)} are intact.`;
  return `${faultWords(fault)} ${before(holds)}`;
}

function faultWords({ number, reason }: Fault): string {
  const entry = `Entry ${number.toLocaleString('en-US')}`;
  if (reason === 'missing') return `${entry} is missing.`;
  if (reason === 'changed') return `${entry} was changed after it was written.`;
  return `${entry} does not link to the one before it: one of the two was replaced.`;
}

function before(holds: number): string {
  if (holds === 0) return 'It is the first entry.';
  return holds === 1
    ? 'The one before it is intact.'
    : `The ${entries(holds)} before it are intact.`;
}

/** `1,204 entries`; of one, each sentence says so itself. */
export function entries(count: number): string {
  return `${count.toLocaleString('en-US')} entries`;
}
