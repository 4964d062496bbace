import { type Account, ROLES, type Role } from '@casewright/contracts';
import * as texts from './texts';

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
  role: { label: texts.changeRole, title: texts.roleOf, follows: texts.aNewRoleEndsSessions },
  password: {
    label: texts.resetPassword,
    title: texts.resetPasswordOf,
    follows: texts.linkSetsNewPassword,
  },
  disable: { label: texts.disable, title: texts.disableThis, follows: texts.disablingEndsAll },
  enable: { label: texts.enable, title: texts.enableThis, follows: texts.enablingLetsIn },
  sessions: {
    label: texts.endSessions,
    title: texts.endSessionsOf,
    follows: texts.theyLogInAgain,
  },
  factors: {
    label: texts.removeFactors,
    title: texts.removeFactorsOf,
    follows: texts.passwordAloneLetsIn,
  },
  hold: {
    label: texts.placeHold,
    title: texts.placeHoldOn,
    follows: texts.holdKeepsEverything,
  },
  lift: { label: texts.liftHold, title: texts.liftHoldOn, follows: texts.liftingLetsGo },
  delete: {
    label: texts.deleteAccount,
    title: texts.deleteThis,
    follows: texts.deletingCannotBeUndone,
    kept: texts.whatIsKept,
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
