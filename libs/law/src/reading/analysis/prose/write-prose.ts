import { decides } from '../../documents/document-type/classify.js';
import { garbledShare, ILLEGIBLE } from '../../documents/reading/legibility.js';
import { contractProse } from './contract-prose.js';
import { findingRecommendations } from './finding-prose.js';
import { generalProse } from './general-prose.js';
import { opinionProse } from './opinion-prose.js';
import { paperProse } from './paper-prose.js';
import type { Reading } from './reading.js';
import { article, counted, type Prose } from './words.js';

/** The prose of an analysis, in the form that suits the document's kind. */
export function writeProse(reading: Reading): Prose {
  const { documentType, court, text } = reading.document;
  if (garbledShare(text) > ILLEGIBLE) return unreadableProse(reading);
  if (documentType.family === 'contract') return contractProse(reading);
  if (court) {
    return decides(documentType) ? opinionProse(reading, court) : paperProse(reading, court);
  }
  return generalProse(reading);
}

/** Of a text that is mostly noise nothing is quoted: it says that it cannot be read, and what to do. */
function unreadableProse(reading: Reading): Prose {
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
