// Setup screen

export const thisAccountLooksAfter =
  'This link was given only to whoever installed Casewright here. The account you create manages the installation and its users.';
export const linkIsNotWhole = 'This link is not complete';
export const openItAgain =
  'Open the whole link that was printed when the installation started. If a SETUP_TOKEN was set, the link ends with # and that token.';
export const youAreSignedIn = 'You are signed in already';
export const logOutFirst = (name: string) =>
  `This link makes a new account, and you are signed in as ${name}. Log out, then open the link again.`;
export const loading = 'Looking at your link...';
export const doesNotWork = 'This link does not work';
export const couldNotBeLoaded = 'It could not be looked at. Try again in a moment.';
export const toHome = 'Go to Home';
export const toLogin = 'To the login page';
