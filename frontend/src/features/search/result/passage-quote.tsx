import type { Passage } from '@casewright/contracts';
import { beginsInside, endsInside } from '../../../shared/reading/cut-quotation';
import { MarkedRuns } from './marked-runs';

/** The best passage of the record, word for word; nothing when the record has none. */
export function PassageQuote({ passage }: { passage: Passage }) {
  if (passage.length === 0) return null;
  return (
    <blockquote className="mt-2 max-w-2xl border-l-3 border-brass pl-4 font-serif wrap-anywhere text-ink">
      {beginsInside(passage[0]?.text ?? '') ? '… ' : null}
      <MarkedRuns runs={passage} />
      {endsInside(passage.at(-1)?.text ?? '') ? ' …' : null}
    </blockquote>
  );
}
