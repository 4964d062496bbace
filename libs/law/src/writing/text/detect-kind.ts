import type { WritingAudience, WritingDocumentKind } from '@casewright/contracts';
import { SIGNALS } from './kind-signals.js';

/** Characters at either end in which a document says what it is. */
const HEAD = 5_000;
const TAIL = 3_000;
/** Weights that add up to less say nothing. */
const ENOUGH = 3;

const KINDS = Object.keys(SIGNALS) as (keyof typeof SIGNALS)[];

/** What a text is, by the words that only such a document has; `other` where nothing says it. */
export function detectKind(text: string): WritingDocumentKind {
  const ends = text.length > HEAD + TAIL ? `${text.slice(0, HEAD)}\n\n${text.slice(-TAIL)}` : text;
  let best: WritingDocumentKind = 'other';
  let most = ENOUGH - 1;
  for (const kind of KINDS) {
    const weight = SIGNALS[kind].reduce(
      (sum, [pattern, w]) => sum + (pattern.test(ends) ? w : 0),
      0,
    );
    if (weight > most) [best, most] = [kind, weight];
  }
  return best;
}

const AUDIENCES: Record<WritingDocumentKind, WritingAudience> = {
  brief: 'court',
  contract: 'contract-parties',
  'client-letter': 'client',
  'demand-letter': 'opponent',
  memo: 'colleague',
  opinion: 'general',
  other: 'general',
};

/** Whom a document of a kind is for. */
export const audienceOf = (kind: WritingDocumentKind): WritingAudience => AUDIENCES[kind];
