// Not found screen

export const didYouForgetToAdd = 'Did you forget to add the page to the router?';
export const goToHomePage = 'Go to the home page';

// Layouts

export const signIn = 'Sign In';
export const logout = 'Logout';
export const loggingOut = 'Logging out...';
export const skipToContent = 'Skip to content';
export const loading = 'Loading…';
export const somethingWentWrong = 'Something went wrong';
export const screenCouldNotBeShown =
  'This screen could not be shown. Anything saved on the server is safe. Reload to try again.';
export const reload = 'Reload';

// Session watch

export const yourSessionHasEnded = 'Your session has ended';
export const pleaseSignInAgain = 'Please sign in again. You will return to where you were.';

// Session warning

export const sessionEndsAt = (time: string) => `Your session ends at ${time}.`;
export const stayOrSignInAgain =
  'Stay signed in, or sign in again later: you will return here, and what you are writing is kept in this tab.';
export const signInAgainThen =
  'It cannot be extended. Sign in again then: you will return here, and what you are writing is kept in this tab.';
export const staySignedIn = 'Stay signed in';
