import type { OfferedDecision } from '@casewright/contracts';
import { useEffect, useState } from 'react';
import { asTyped, useTypedDecisions } from '../../../../shared/api/typed-decisions';
import { announce } from '../../../../shared/ui/live-region';
import type { Generator } from '../use-generator';

const decisionsOffered = (count: number) =>
  count === 1
    ? 'One known decision. Arrow down to it.'
    : `${count} known decisions. Arrow down to them.`;

export interface Offers {
  decisions: readonly OfferedDecision[];
  choose: (decision: OfferedDecision) => void;
  dismiss: () => void;
}

/** The decisions of the citation index that the typed name or citation may mean. */
export function useOffers({ form, setForm, isRunning, generation }: Generator): Offers {
  const typed = form.content.trim();
  const [done, setDone] = useState(generation?.request.content.trim() ?? typed);
  const isAsked = form.type === 'case' && typed !== done && !isRunning;
  const { decisions } = useTypedDecisions(typed, isAsked);
  const count = decisions.length;
  useEffect(() => {
    if (count > 0) announce(decisionsOffered(count));
  }, [count]);
  // A text that a citation was asked for has said what it means.
  useEffect(() => {
    if (isRunning) setDone(typed);
  }, [isRunning, typed]);
  return {
    decisions,
    dismiss: () => setDone(typed),
    choose: (decision) => {
      const content = asTyped(decision);
      setDone(content);
      setForm((before) => ({ ...before, content }));
    },
  };
}
