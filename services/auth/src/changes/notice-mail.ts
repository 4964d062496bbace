import type { NoticeAction } from '@casewright/contracts';
import type { Mail } from './mailer.js';

const WORDS: Record<NoticeAction, string> = {
  change_password: 'The password of your account was changed.',
  reset_password: 'A new password was set for your account by a link.',
  issue_reset_link: 'An administrator made a link to set a new password for your account.',
  change_email: 'The email address of your account was changed. This one no longer opens it.',
  enable_totp: 'An authenticator app was added to your account.',
  disable_totp: 'The authenticator app was removed from your account.',
  add_passkey: 'A passkey was added to your account.',
  remove_passkey: 'A passkey was removed from your account.',
  renew_recovery_codes: 'New recovery codes were made for your account.',
  remove_second_factors: 'An administrator removed the second step from your account.',
  link_sign_on: 'Your account was linked to single sign-on.',
  unlink_sign_on: 'Your account was unlinked from single sign-on.',
  create_api_key: 'An API key was created for your account.',
};

/** Tells an account's owner of a change that may be somebody else's. */
export function noticeMail(to: string, action: NoticeAction): Mail {
  return {
    to,
    subject: 'A change to your account',
    text: (host) => [
      `${WORDS[action]} This is about your account at ${host}.`,
      'If you expected this, no action is needed.',
      'If not, someone else may be using your account: choose a new password, and tell your administrator.',
    ],
  };
}
