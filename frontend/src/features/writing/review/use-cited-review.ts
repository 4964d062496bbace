import type { WritingFinding } from '@casewright/contracts';
import { useQueryClient } from '@tanstack/react-query';
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
  const client = useQueryClient();
  const take = useEffectEvent(onFindings);
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ ...citedParts(text), draft: text }), ASK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    if (settled.text === '' || settled.text.length > LIVE_AT_MOST) return;
    let isPast = false;
    const say = (findings: readonly WritingFinding[]) => {
      if (!isPast) take(settled.draft, inDraft(findings, settled));
    };
    client.fetchQuery(citedQuery(settled.text)).then(say, () => undefined);
    return () => {
      isPast = true;
    };
  }, [client, settled]);
}

const citedQuery = (text: string) => ({
  queryKey: ['cited-in-draft', text],
  queryFn: async () => {
    // With what it judges by, only where there is something to judge.
    const [{ citations }, { citationFindings }] = await Promise.all([
      call('POST /citations/check', { body: { text } }),
      import('@casewright/law/writing/cited'),
    ]);
    return citationFindings(citations, text);
  },
  staleTime: Number.POSITIVE_INFINITY,
});

const NOTHING = { text: '', parts: [], draft: '' };
