import type { AuditAction, AuditPerson, AuditView } from '@casewright/contracts';

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
