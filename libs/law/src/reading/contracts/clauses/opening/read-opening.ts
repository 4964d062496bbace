import type { TextSpan } from '../../../extracted-text.js';
import type { Clause, Unit } from '../clause.js';
import type { OpeningCategory } from '../cues/cues.js';
import { findAgreementDate } from './agreement-date.js';
import { findDocumentName } from './document-name.js';
import { findEffectiveDate } from './effective-date.js';
import { findParties } from './parties.js';

/** The categories that a contract states at its beginning: its name, parties, and dates. */
export function readOpening(text: string, units: Unit[]): Clause[] {
  const clause = (category: OpeningCategory, span: TextSpan): Clause => ({
    category,
    start: span.start,
    end: span.end,
    confidence: 1,
  });
  const name = findDocumentName(text);
  const agreement = findAgreementDate(text);
  return [
    ...(name ? [clause('document-name', name)] : []),
    ...findParties(text).map((span) => clause('parties', span)),
    ...(agreement ? [clause('agreement-date', agreement)] : []),
    ...findEffectiveDate(text, units, agreement).map((span) => clause('effective-date', span)),
  ];
}
