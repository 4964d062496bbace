export const youAreInvited =
  'Someone who manages this installation has invited you, or you have asked for an account yourself. Choose a name and a password to open it.';
export const linkIsNotWhole = 'This link is not complete';
export const openItAgain = 'Open the link again exactly as you received it.';
export const doesNotWork = 'This invitation does not work';
export const askForNewOne = 'It could not be loaded. Try again in a moment.';
export const loading = 'Loading your invitation...';
export const youAreSignedIn = 'You are signed in already';
export const logOutFirst = (name: string) =>
  `This link makes a new account, and you are signed in as ${name}. Log out, then open the link again.`;
export const toHome = 'Go to Home';
export const toLogin = 'Go to login';
