import { type Account, ROLES, type Role } from '@casewright/contracts';

export const ROLE_WORDS: Record<Role, { name: string; may: string }> = {
  administrator: {
    name: 'Administrator',
    may: 'may do everything, and manages users and settings',
  },
  member: { name: 'Member', may: 'searches, uploads, drafts, and exports' },
  reader: { name: 'Reader', may: 'searches and reads; uploads and changes nothing' },
  auditor: { name: 'Auditor', may: 'sees the audit log and the system’s health, nothing else' },
};

export const ROLE_OPTIONS = ROLES.map((value) => ({
  value,
  label: `${ROLE_WORDS[value].name}: ${ROLE_WORDS[value].may}`,
}));

/** What can be done to an account. */
export type Act =
  | 'role'
  | 'password'
  | 'disable'
  | 'enable'
  | 'sessions'
  | 'factors'
  | 'hold'
  | 'lift'
  | 'delete';

interface ActWords {
  /** In the menu and on the button that does it. */
  label: string;
  title: (name: string) => string;
  follows: string;
  kept?: string;
}

export const ACT_WORDS: Record<Act, ActWords> = {
  role: {
    label: 'Change role',
    title: (name) => `Role of ${name}`,
    follows:
      'The new role takes effect at once: they are signed out, have to log in again, and their API keys are revoked.',
  },
  password: {
    label: 'Reset password',
    title: (name) => `Reset the password of ${name}?`,
    follows:
      'They get a link for choosing a new password. It works once, for 30 minutes, and replaces any earlier link. Until it is used, their current password still works.',
  },
  disable: {
    label: 'Disable',
    title: (name) => `Disable the account of ${name}?`,
    follows:
      'They are signed out everywhere at once, their API keys are revoked, and their work in progress is canceled. Everything they have stored stays until you delete the account.',
  },
  enable: {
    label: 'Enable',
    title: (name) => `Enable the account of ${name}?`,
    follows: 'They can log in again with the same password.',
  },
  sessions: {
    label: 'End all sessions',
    title: (name) => `End all sessions of ${name}?`,
    follows:
      'They are signed out everywhere at once, and their API keys are revoked. They can log in again.',
  },
  factors: {
    label: 'Remove second step',
    title: (name) => `Remove the second step of ${name}?`,
    follows:
      'For someone who has lost both phone and recovery codes: the password alone will then let them in. Make sure the request really comes from them. They are signed out everywhere at once, and their API keys are revoked.',
  },
  hold: {
    label: 'Place legal hold',
    title: (name) => `Place ${name} under a legal hold?`,
    follows:
      'From now on, their account, documents, drafts, citations, search history, and exports cannot be deleted: not by them, not by you, and not by a retention period. They can keep working.',
  },
  lift: {
    label: 'Lift legal hold',
    title: (name) => `Lift the legal hold on ${name}?`,
    follows:
      'Their data can be deleted again, and whatever is older than its retention period will be, within the hour.',
  },
  delete: {
    label: 'Delete',
    title: (name) => `Delete the account of ${name}?`,
    follows:
      'This cannot be undone. Their documents, drafts, citations, search history, and exports are deleted.',
    kept: 'Audit log entries (which identify the account only by its number) and counts of model requests are kept. In your backups, their content can no longer be read once the next backup is made.',
  },
};

/** What there is to do with an account as it is. */
export function actsFor({ state, hasSecondFactor, isHeld }: Account): Act[] {
  const acts: Act[] =
    state === 'active'
      ? ['role', 'password', 'disable', 'sessions']
      : ['role', 'enable', 'sessions'];
  if (hasSecondFactor) acts.push('factors');
  // Under a hold there is nothing to delete.
  return isHeld ? [...acts, 'lift'] : [...acts, 'hold', 'delete'];
}
