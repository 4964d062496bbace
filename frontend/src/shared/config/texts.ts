// Part missing

export const partDidNotLoad =
  'This part of the application did not load. Check the connection; anything saved on the server is safe.';

// Dialog, sheet, toaster

/** A name of the program in words: `word-choice` as `Word choice`, `fullName` as `Full name`. */
export function inWords(name: string): string {
  const words = name.replace(/[-_]|(?<=[a-z])(?=[A-Z])/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** With a full stop, where another sentence follows. */
export const sentence = (said: string) => (/[.!?]$/.test(said) ? said : `${said}.`);
export const yourTextIsStillHere = (failure: string) =>
  `${sentence(failure)} Your text is still here.`;
