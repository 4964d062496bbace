export const youAreInvited =
  'Someone who manages this installation has invited you, or you have asked for an account yourself. Choose a name and a password to open it.';
export const linkIsNotWhole = 'This link is not complete';
export const openItAgain = 'Open the link again exactly as you received it.';
export const doesNotWork = 'This invitation does not work';
export const couldNotBeLoaded = 'It could not be loaded. Try again in a moment.';
export const loading = 'Loading your invitation...';
export const toLogin = 'Go to login';
