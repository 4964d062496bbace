// What the application says whatever screen is open; it is fetched with the first of them.

// Client

export const serverCannotBeReached =
  'The server cannot be reached. Check the connection and try again.';
export const problemWithYourRequest = 'There was a problem with your request. Please try again.';

// Passkeys

export const passkeyIsThere = 'This device already has a passkey for your account.';
export const noPasskeyGiven = 'No passkey was used: it was canceled, or it took too long.';
export const passkeyNotPossible = 'This browser could not use a passkey here.';

// Part missing

export const newVersionWasInstalled = 'A new version was installed';
export const couldNotLoad = 'Could not load';
export const pageIsOfOlderVersion =
  'This page belongs to an older version. Reload to continue; anything saved on the server is safe.';
export const partDidNotLoad =
  'This part of the application did not load. Check the connection; anything saved on the server is safe.';
export const reload = 'Reload';
export const trying = 'Trying...';
export const tryAgain = 'Try again';

// Dialog, sheet, toaster

export const close = 'Close';

/** A name of the program in words: `word-choice` as `Word choice`, `fullName` as `Full name`. */
export function inWords(name: string): string {
  const words = name.replace(/[-_]|(?<=[a-z])(?=[A-Z])/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** With a full stop, where another sentence follows. */
export const sentence = (said: string) => (/[.!?]$/.test(said) ? said : `${said}.`);
export const yourTextIsStillHere = (failure: string) =>
  `${sentence(failure)} Your text is still here.`;
