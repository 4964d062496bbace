/** Ends a sentence once, though its last word may be "Inc.". */
export const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
