// Administration

export const thisScreenIsForAdministrators = 'This screen is for administrators';

// Copy button

export const copied = 'Copied';
export const nothingWasCopied = 'Nothing was copied';
export const yourBrowserRefused = (value: string) =>
  `Your browser refused. Select it here and copy: ${value}`;

// Field

export const optional = ' (optional)';

// Pagination

export const pages = 'Pages';
export const previous = 'Previous';
export const next = 'Next';
export const pageOf = (page: number, pageCount: number) => `Page ${page} of ${pageCount}`;

// Fields of an account

export const email = 'Email';
export const currentPassword = 'Current password';
export const newPassword = 'New password';
export const atLeast = (count: number) => `At least ${count} characters`;
export const code = 'Code';

// Password input

export const showCharacters = 'Show characters';

// Delete dialog

export const keepIt = 'Keep it';
export const deleting = 'Deleting...';
export const typeToConfirm = (words: string) => `To confirm, type ${words}`;

// Name dialog

export const name = 'Name';
export const enterName = 'Enter a name';

// What is fetched

export const couldNotBeLoaded = (what: string) =>
  `${what.charAt(0).toUpperCase()}${what.slice(1)} could not be loaded`;
export const loading = (what: string) => `Loading ${what}...`;
export const whatIsStoredIsSafe =
  'Something went wrong on the server. What is stored there is safe. Try again in a moment.';

// Kept list

export const theyAreSafe = 'They are safe. Try again in a moment.';

// Job progress bar

export const cancel = 'Cancel';
export const done = 'Done';
export const progress = 'Progress';
export const refresh = 'Refresh';
export const refreshing = 'Refreshing...';
export const downloading = 'Downloading...';
