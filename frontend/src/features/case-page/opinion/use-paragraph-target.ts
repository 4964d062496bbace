import type { Paragraph } from '@casewright/contracts';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { scrollToBeginning } from '../../../shared/reading/selection/elements';
import { type OpinionTarget, targetOf } from './opinion-target';

/**
 * The paragraph, and the place in it, that the address leads to: shown and focused once it is there,
 * and again when the address leads to another one. A number beyond the end leads nowhere.
 */
export function useParagraphTarget(
  paragraphs: readonly Paragraph[],
  isPartial: boolean,
): OpinionTarget | null {
  const { hash, key } = useLocation();
  const target = useMemo(
    () => targetOf(hash, paragraphs, isPartial),
    [hash, paragraphs, isPartial],
  );
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const visit = `${key}${hash}`;
    if (!target || shown.current === visit) return;
    shown.current = visit;
    const element = document.getElementById(`p-${target.paragraph}`);
    const place = element?.querySelector('[data-place]') ?? element;
    if (place) scrollToBeginning(place);
    element?.focus({ preventScroll: true });
  }, [target, key, hash]);
  return target;
}
