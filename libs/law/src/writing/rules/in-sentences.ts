import type { Paragraph, Sentence } from '../text/reading.js';
import type { Match } from './rule.js';

/** Applies a check to each sentence that is not a citation. */
export function inSentences(
  { sentences }: Paragraph,
  check: (sentence: Sentence, index: number) => Match[],
): Match[] {
  return sentences.flatMap((sentence, index) => (sentence.citesOnly ? [] : check(sentence, index)));
}
