import { useState } from 'react';
import { ask } from '../../../shared/asking/texts';
import { lazyPart } from '../../../shared/loading/lazy-part';

const AskOpinion = lazyPart(() => import('./ask-opinion'), 'AskOpinion', 'view');

/** Questions to the opinion, folded away until somebody has one. */
export function AskFold(opinion: { caseId: number; ordinal: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="mb-6 border-b border-rule pb-3"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      data-no-print
    >
      <summary className="min-h-6 cursor-pointer text-sm font-medium text-accent-ink">
        {ask('opinion')}
      </summary>
      <div className="pt-4">{isOpen ? <AskOpinion {...opinion} /> : null}</div>
    </details>
  );
}
