import type { WritingFinding } from '@casewright/contracts';
import { citationFindings } from '@casewright/law/writing/cited';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../shared/api/client';
import { type CitedParts, citedParts, inDraft } from './cited-parts';

/** A pause in which a citation is likely finished. */
const ASK_AFTER_MS = 1_500;
/** What cites more is checked when it is analyzed. */
const LIVE_AT_MOST = 200_000;

/**
 * Asks the library about the citations of a draft in each pause, and says what it found about
 * `content`. Only the paragraphs with citations are sent. Where the library does not answer, nothing
 * is said: an analysis says so.
 */
export function useCitedReview(
  text: string,
  onFindings: (content: string, findings: readonly WritingFinding[]) => void,
): void {
  const [settled, setSettled] = useState<CitedParts & { draft: string }>(NOTHING);
  const take = useEffectEvent(onFindings);
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ ...citedParts(text), draft: text }), ASK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const asked = settled.text;
  const { data } = useQuery({
    queryKey: ['cited-in-draft', asked],
    queryFn: ({ signal }) => call('POST /citations/check', { body: { text: asked }, signal }),
    enabled: asked !== '' && asked.length <= LIVE_AT_MOST,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  useEffect(() => {
    if (data) take(settled.draft, inDraft(citationFindings(data.citations, settled.text), settled));
  }, [data, settled]);
}

const NOTHING = { text: '', parts: [], draft: '' };
