import type { WritingOptions } from '@casewright/contracts';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type LiveReview, LiveReviewer } from './live-reviewer';

/** A writer in full flow is not interrupted; a pause shows the marks at once. */
const ASK_AFTER_MS = 80;

interface DraftVersion {
  version: number;
  text: string;
  options: WritingOptions;
}

/** Has each version of the draft reviewed in a worker; returns whether that works here. */
export function useLiveReview(draft: DraftVersion, onReview: (review: LiveReview) => void) {
  const [isBroken, setIsBroken] = useState(false);
  const reviewer = useRef<LiveReviewer | null>(null);
  const take = useEffectEvent(onReview);
  const { version, text, options } = draft;
  const isBlank = text.trim() === '';
  useEffect(() => {
    // The rules and their dictionary are fetched when there is something to review.
    if (isBlank || isBroken) return;
    const timer = setTimeout(() => {
      reviewer.current ??= new LiveReviewer(
        (review) => startTransition(() => take(review)),
        () => setIsBroken(true),
      );
      reviewer.current.ask({ version, text, options });
    }, ASK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [version, text, options, isBlank, isBroken]);
  useEffect(
    () => () => {
      reviewer.current?.close();
      reviewer.current = null;
    },
    [],
  );
  return { isBroken };
}
