import type { AuditAction, AuditCheck, AuditPerson, AuditView } from '@casewright/contracts';
import { inWords } from '../../shared/config/texts';

/** Actions whose names do not say what they are called. */
const ACTION_WORDS: Partial<Record<AuditAction, string>> = {
  open_account: 'Create account',
  change_details: 'Change name or firm',
  issue_reset_link: 'Make password link',
  create_api_key: 'Create API key',
  revoke_api_key: 'Revoke API key',
  enable_totp: 'Turn on authenticator app',
  disable_totp: 'Turn off authenticator app',
  renew_recovery_codes: 'Make new recovery codes',
  link_sign_on: 'Link single sign-on',
  unlink_sign_on: 'Unlink single sign-on',
  check_document: 'Recheck citations',
  restore_draft: 'Restore draft version',
  create_review: 'Begin review',
  decide_problem: 'Decide on citation',
  cancel_import: 'Stop import',
  import_history: 'Import later history',
  delete_history: 'Delete later history',
  delete_source: 'Delete a source of the library',
  delete_searches: 'Delete search history',
  test_engine: 'Test model',
  add_evaluation: 'Add model evaluation',
  export_users: 'Export accounts',
  lift_hold: 'Lift legal hold',
  place_hold: 'Place legal hold',
  disable_user: 'Disable account',
  enable_user: 'Enable account',
  end_user_sessions: 'End sessions of account',
  delete_user: 'Delete account',
  read_audit_log: 'View audit log',
  ask_forbidden: 'Ask for what is forbidden',
  refuse_message: 'Refuse untrusted message',
};

/** `Sign in`, `Delete with account`. */
export const actionWord = (action: AuditAction): string => ACTION_WORDS[action] ?? inWords(action);

type Subject = NonNullable<AuditView['subject']>;

const SUBJECT_WORDS: Partial<Record<Subject['kind'], string>> = {
  user: 'Account',
  history: 'Later-history file',
  api_key: 'API key',
};

/** How much of a UUID or a digest tells it apart at a glance; the file has all of it. */
const SHORT_ID = 8;
const LONGEST_NUMBER = 16;

type Fault = NonNullable<AuditCheck['fault']>;

/** `Document 34`, `Session 3f2b8f64`, `Account of Ann Advocate`; null where it is not known. */
export function subjectWords({ kind, id, name }: Subject): string | null {
  if (id === null) return null;
  const word = SUBJECT_WORDS[kind] ?? inWords(kind);
  if (kind === 'user') return name ? `${word} of ${name}` : `${word} ${id}`;
  return `${word} ${id.length > LONGEST_NUMBER ? id.slice(0, SHORT_ID) : id}`;
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
