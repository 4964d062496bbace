import { splitSentences } from '@casewright/law/citations';
import type { QuoteFinder } from './quote-finder.js';

/**
 * Between marks of quotation, on one line. Single marks count from three words on: others are
 * apostrophes. No quotation in an answer is longer; a mark without its fellow would be read on from
 * to the end.
 */
const QUOTED =
  /“([^”\n]{1,2000})”|"([^"\n]{1,2000})"|‘([^’\n][^’\n ]{0,200} [^’\n][^’\n ]{0,200} [^’\n]{1,2000})’|(?<!\w)'([^'\n][^'\n ]{0,200} [^'\n][^'\n ]{0,200} [^'\n]{1,2000})'(?!\w)|`([^`\n]{1,2000})`/g;

type FindsQuotes = Pick<QuoteFinder, 'find'>;

export interface Tally {
  kept: number;
  dropped: number;
}

/** A text without the sentences that quote what the document does not say; each quotation is counted. */
export function groundProse(text: string, finder: FindsQuotes, tally: Tally): string {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) =>
    splitSentences(paragraph)
      .map(({ start, end }) => paragraph.slice(start, end).trim())
      .filter((sentence) => isGrounded(sentence, finder, tally))
      .join(' '),
  );
  return paragraphs.filter(Boolean).join('\n\n');
}

/** Whether each quotation of a sentence appears in the document; each is counted. */
export function isGrounded(sentence: string, finder: FindsQuotes, tally: Tally): boolean {
  let isWhole = true;
  for (const match of sentence.matchAll(QUOTED)) {
    // A comma or a period within the marks may be the sentence's own.
    const words = match.slice(1).find((group) => group !== undefined)!;
    if (finder.find(words) || finder.find(words.replace(/[.,;:]+$/, ''))) tally.kept++;
    else {
      tally.dropped++;
      isWhole = false;
    }
  }
  // A mark without its fellow: what is quoted has no end to be looked for.
  return isWhole && !/[“”"]/.test(sentence.replace(QUOTED, ''));
}
