import type { NoticeAction } from '@casewright/contracts';

export const changes: Record<NoticeAction, string> = {
  change_password: 'Your password was changed.',
  reset_password: 'A new password was set by a link.',
  issue_reset_link: 'A link to set a new password was made.',
  change_email: 'Your email address was changed.',
  enable_totp: 'An authenticator app was added.',
  disable_totp: 'The authenticator app was removed.',
  add_passkey: 'A passkey was added.',
  remove_passkey: 'A passkey was removed.',
  renew_recovery_codes: 'New recovery codes were made.',
  remove_second_factors: 'Your second step was removed.',
  link_sign_on: 'Your account was linked to single sign-on.',
  unlink_sign_on: 'Your account was unlinked from single sign-on.',
  create_api_key: 'An API key was created.',
};
/** Such as `Your second step was removed, by Ada Lovelace.` */
export const changedBy = (change: string, name: string) => `${change.slice(0, -1)}, by ${name}.`;

export const sinceYouLoggedIn = 'Your account was changed since you last logged in';
export const ifNotYou = 'If any of this was not you, change your password on ';
export const yourAccount = 'Your account';
export const andTell = ', and tell your administrator.';
export const dismiss = 'Dismiss';
export const dismissing = 'Dismissing...';

export const recentChanges = 'Recent changes';
export const youAreToldOf =
  'What has changed in how your account is opened. You are also notified by email, where email is set up.';
export const nothingHasChanged = 'Nothing has changed recently.';
export const whatIsLoaded = 'recent changes';
