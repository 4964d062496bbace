/** Characters, some two pages: less keeps the event loop for some thousandths of a second. */
const LONG = 4_000;

/** Whether work on a text is done in a thread. */
export const isLong = (text: string): boolean => text.length > LONG;
