import { randomBytes } from 'node:crypto';

/** What a model is to read, between two lines with a mark that nobody who wrote it could know. */
export interface Fenced {
  mark: string;
  content: string;
}

/** @param kind what is fenced, in a word: `section` */
export function fence(kind: string, text: string): Fenced {
  const mark = `${kind}-${randomBytes(12).toString('hex')}`;
  return { mark, content: `${mark}\n${text}\n${mark}` };
}

/** Asks for the one repair that an answer gets. */
export const askForRepair = (faults: readonly string[]): string =>
  `Your answer did not have the form that was asked for (${faults.slice(0, 5).join('; ')}). Write the whole answer again, as one JSON object of the schema.`;
