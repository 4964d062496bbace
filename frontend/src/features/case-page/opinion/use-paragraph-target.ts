import type { Paragraph } from '@casewright/contracts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { parseParagraph } from '../address/case-address';

/**
 * The paragraph that the address leads to: shown and focused once it is there, and again when the
 * address leads to another one. A number beyond the end leads nowhere.
 */
export function useParagraphTarget(paragraphs: readonly Paragraph[], isPartial: boolean) {
  const { hash, key } = useLocation();
  const target = parseParagraph(hash);
  const isThere = target !== null && paragraphs.some(({ index }) => index === target);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const visit = `${key}${hash}`;
    if (!isThere || shown.current === visit) return;
    shown.current = visit;
    const element = document.getElementById(`p-${target}`);
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  }, [isThere, target, key, hash]);
  return isThere || isPartial ? target : null;
}
