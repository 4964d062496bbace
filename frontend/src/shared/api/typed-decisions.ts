import type { OfferedDecision } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from './client';

/** Whoever types pauses so long before decisions are asked for, in thousandths of a second. */
const PAUSE_MS = 250;
const FEWEST_LETTERS = 3;
/** A longer text is no name or citation that is being typed. */
const LONGEST_TYPED = 150;

/** The decisions of the citation index that a typed name or citation may mean. */
export function useTypedDecisions(typed: string, enabled: boolean) {
  const settled = useSettled(typed);
  const isName =
    typed.length >= FEWEST_LETTERS && typed.length <= LONGEST_TYPED && !typed.includes('\n');
  const isAsked = enabled && isName;
  const isSettled = typed === settled;
  const { data, isError } = useQuery({
    queryKey: ['decisions', settled],
    queryFn: ({ signal }) =>
      call('GET /citations/decisions', { query: { typed: settled }, signal }),
    enabled: isAsked && isSettled,
  });
  return {
    decisions: isAsked && isSettled ? (data ?? []) : [],
    isPending: isAsked && !isError && !(isSettled && data),
    isError: isAsked && isError,
  };
}

/** A decision as a lawyer would type it. */
export function asTyped({ name, citations, year }: OfferedDecision): string {
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
