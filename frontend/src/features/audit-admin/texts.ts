import type { AuditAction, AuditCheck, AuditPerson, AuditView } from '@casewright/contracts';

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
