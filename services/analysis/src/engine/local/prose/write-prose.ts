import { contractProse } from './contract-prose.js';
import { generalProse } from './general-prose.js';
import { opinionProse } from './opinion-prose.js';
import { paperProse } from './paper-prose.js';
import type { Reading } from './reading.js';
import type { Prose } from './words.js';

/** The prose of an analysis, in the form that suits the document's kind. */
export function writeProse(reading: Reading): Prose {
  const { documentType, court } = reading.document;
  if (documentType.family === 'contract') return contractProse(reading);
  if (court) {
    const decides = ['opinion', 'order', 'judgment'].includes(documentType.type);
    return decides ? opinionProse(reading, court) : paperProse(reading, court);
  }
  return generalProse(reading);
}
