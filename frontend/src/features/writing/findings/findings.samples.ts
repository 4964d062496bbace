import type { WritingFinding } from '@casewright/contracts';
import { type Placed, place } from '../draft/placed';

/** A finding at the first place of `quote` in a text, with as much changed as a spec is about. */
export function findingAt(
  text: string,
  quote: string,
  change: Partial<WritingFinding> = {},
): WritingFinding {
  const start = text.indexOf(quote);
  return {
    id: `rule-${start}`,
    rule: 'wordy-phrase',
    family: 'plain-words',
    title: 'A wordy phrase',
    severity: 'low',
    explanation: 'Fewer words say it.',
    quote,
    page: null,
    source: 'rule',
    start,
    end: start + quote.length,
    ...change,
  };
}

export function placedAt(
  text: string,
  quote: string,
  change: Partial<WritingFinding> = {},
): Placed {
  return place(findingAt(text, quote, change));
}
