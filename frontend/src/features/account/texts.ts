// Account screen

export const yourDetailsAndHow = 'Your details, how you sign in, and where you are signed in.';
export const name = 'Name';
export const company = 'Law firm/company';
export const email = 'Email';

// Change of name and firm

export const nameAndFirm = 'Name and firm';
export const yourNameIsShown = 'Administrators see your account under this name.';
export const nameComesFromProvider =
  'Your organization’s sign-on provides your name. To change it, ask your administrator.';
export const detailsWords = { act: 'Save', acting: 'Saving...', failed: 'Name and firm not saved' };
export const detailsSaved = 'Name and firm saved';

// Change of password

export const password = 'Password';
export const otherSessionsWillEnd =
  'When you change your password, you are signed out everywhere but here. Your API keys, your link to single sign-on, and invitations that you have sent end as well.';
export const passwordWords = {
  act: 'Change password',
  acting: 'Changing password...',
  failed: 'Password not changed',
};
export const passwordChanged = 'Password changed';

// Change of email

export const youSignInWith = 'You sign in with this address.';
export const newEmail = 'New email';
export const emailWords = {
  act: 'Change email',
  acting: 'Changing email...',
  failed: 'Email not changed',
};
export const emailChanged = 'Email changed';
export const signInWithFromNow = (address: string) => `From now on, sign in with ${address}.`;

// Sessions

export const sessions = 'Where you are signed in';
export const yourSessions = 'your sessions';
export const stillSignedIn = 'You are still signed in. Try again in a moment.';
export const signedInNowhereElse = 'You are not signed in anywhere else.';
export const thisSession = 'This session';
export const from = (address: string) => `from ${address}`;
export const since = (time: string) => `since ${time}`;
export const lastUsed = (time: string) => `last used ${time}`;
export const end = 'End';
export const endSessionOf = (device: string) => `End session: ${device}`;
export const ending = 'Ending...';
export const endAllOthers = 'End all other sessions';
export const sessionEnded = 'Session ended';
export const sessionNotEnded = 'Session not ended';
export const nobodyIsSignedInThere = 'That device is signed out.';

/** `2 other sessions were ended.`; nothing to say where there were none. */
export function endedWords(count: number): string {
  if (count === 0) return 'You were not signed in anywhere else.';
  return count === 1 ? 'One other session was ended.' : `${count} other sessions were ended.`;
}
