import type { Passage } from '@casewright/contracts';
import { MarkedRuns } from './marked-runs';

/** The best passage of the record, word for word; nothing when the record has none. */
export function PassageQuote({ passage }: { passage: Passage }) {
  if (passage.length === 0) return null;
  return (
    <blockquote className="mt-2 max-w-2xl border-l-3 border-brass pl-4 font-serif wrap-anywhere text-ink">
      {beginsInside(passage) ? '… ' : null}
      <MarkedRuns runs={passage} />
      {endsInside(passage) ? ' …' : null}
    </blockquote>
  );
}

/** A quotation cut out of its sentence says so, as it would in a brief. */
function beginsInside(passage: Passage): boolean {
  return /^[\s\p{Ll}\p{P}]*\p{Ll}/u.test(passage[0]?.text ?? '');
}

function endsInside(passage: Passage): boolean {
  return !/[.!?][\p{P}\s]*$/u.test(passage.at(-1)?.text ?? '');
}
