import { garbledShare } from '../../../understanding/reading/legibility.js';
import { findingRecommendations } from './finding-prose.js';
import type { Reading } from './reading.js';
import { article, counted, type Prose } from './words.js';

/** Of a text that is mostly noise nothing is quoted: it says that it cannot be read, and what to do. */
export function unreadableProse(reading: Reading): Prose {
  const { documentType, text } = reading.document;
  const words = text.match(/\S+/g)?.length ?? 0;
  const kind =
    documentType.type === 'other' ? 'a document' : article(documentType.label.toLowerCase());
  const percent = Math.round(garbledShare(text) * 100);
  return {
    analysis: `This is ${kind} of ${counted(words, 'word')} that can hardly be read: about ${percent} in 100 of its words are none, as the recognition of a poor scan leaves them. Its passages are not quoted, because they would mislead.`,
    insights: [],
    recommendations: [
      'Work from the original, or from a clearer scan of it, and have that analyzed.',
      ...findingRecommendations(reading),
    ],
  };
}
