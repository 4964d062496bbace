import type { OfferedDecision } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../shared/api/client';
import { caseHref, searchHref } from '../../../shared/config/paths';

/** Whoever types pauses so long before cases are asked for, in thousandths of a second. */
const PAUSE_MS = 200;
const FEWEST_LETTERS = 3;
/** A longer text is no name or citation. */
const MOST_LETTERS = 150;

/** The decisions that the words may name or cite. Nothing of it goes into the history. */
export function useCases(words: string, enabled: boolean) {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  const isAsked = enabled && words.length >= FEWEST_LETTERS && words.length <= MOST_LETTERS;
  const { data, isError } = useQuery({
    queryKey: ['decisions', settled],
    queryFn: ({ signal }) =>
      call('GET /citations/decisions', { query: { typed: settled }, signal }),
    enabled: isAsked && words === settled,
  });
  return {
    decisions: isAsked && words === settled ? (data ?? []) : [],
    isPending: isAsked && !isError && (words !== settled || !data),
    isError: isAsked && isError,
  };
}

/** The page of a decision; where the library lacks it, the search, which says so. */
export async function openingOf({ name, citations, year }: OfferedDecision): Promise<string> {
  const text = `${name}, ${citations[0]}${year === null ? '' : ` (${year})`}`;
  const id = await call('POST /citations/check', { body: { text } }).then(
    (check) => check.citations[0]?.case?.id,
    () => undefined,
  );
  return id === undefined ? searchHref(text) : caseHref(id);
}
