import type { OfferedDecision } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../../shared/api/client';
import { announce } from '../../../../shared/ui/live-region';
import type { Generator } from '../use-generator';
import * as texts from './texts';

/** Whoever types pauses so long before decisions are asked for, in thousandths of a second. */
const PAUSE_MS = 250;
const FEWEST_LETTERS = 3;
/** A longer text is no name that is being typed. */
const LONGEST_TYPED = 150;

export interface Offers {
  decisions: readonly OfferedDecision[];
  choose: (decision: OfferedDecision) => void;
  dismiss: () => void;
}

/** The decisions of the citation index that the typed name or citation may mean. */
export function useOffers({ form, setForm, isRunning, generation }: Generator): Offers {
  const typed = form.content.trim();
  const settled = useSettled(typed);
  const [done, setDone] = useState(generation?.request.content.trim() ?? typed);
  const isName =
    typed.length >= FEWEST_LETTERS && typed.length <= LONGEST_TYPED && !typed.includes('\n');
  const isAsked = form.type === 'case' && isName && typed === settled && typed !== done;
  const { data = [] } = useQuery({
    queryKey: ['decisions', settled],
    queryFn: ({ signal }) =>
      call('GET /citations/decisions', { query: { typed: settled }, signal }),
    enabled: isAsked && !isRunning,
  });
  const decisions = isAsked && !isRunning ? data : [];
  const count = decisions.length;
  useEffect(() => {
    if (count > 0) announce(texts.decisionsOffered(count));
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

/** As a lawyer would type it. */
function asTyped({ name, citations, year }: OfferedDecision): string {
  return `${name}, ${citations[0]}${year === null ? '' : ` (${year})`}`;
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
