/** Words in a text that tell the stand-in model how to behave (libs/testing/src/stand-in-model). */
export const SLOW = 'The model takes its time.';
export const SILENT = 'The model never says a word.';
export const REFUSED = 'The model will have none of it.';

/** How long the slow model may be at it: it writes a letter at a time. */
export const WRITTEN = { timeout: 45_000 };
