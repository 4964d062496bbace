import { decides } from '../../../understanding/document-type/classify.js';
import { garbledShare, ILLEGIBLE } from '../../../understanding/reading/legibility.js';
import { contractProse } from './contract-prose.js';
import { generalProse } from './general-prose.js';
import { opinionProse } from './opinion-prose.js';
import { paperProse } from './paper-prose.js';
import type { Reading } from './reading.js';
import { unreadableProse } from './unreadable-prose.js';
import type { Prose } from './words.js';

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
