/** Characters, some seven pages: less keeps the event loop for a tenth of a second at most. */
const LONG = 20_000;

/** Whether work on a text is better done in a thread. */
export const isLong = (text: string): boolean => text.length > LONG;
