import { type RefObject, useCallback, useRef, useState } from 'react';
import { scrollToMiddle } from '../../../shared/reading/selection/scroll-to';
import type { Placed } from './placed';

export interface FindingSelection {
  /** The key of the chosen finding; null for none. */
  selected: number | null;
  /** Chooses a finding and brings its row and its words into sight. */
  select: (item: Placed | null) => void;
  /**
   * The listed finding after the chosen one, or with -1 before it, round at the ends; without a
   * chosen one from the caret. It is chosen; null where nothing is listed.
   */
  step: (by: 1 | -1) => Placed | null;
}

/** Which finding is chosen; steps go among those `listed`, in the text's order. */
export function useFindingSelection(
  listed: readonly Placed[],
  area: RefObject<HTMLTextAreaElement | null>,
): FindingSelection {
  const [selected, setSelected] = useState<number | null>(null);
  // Where the last one stood: after it has been dealt with, steps go on from there.
  const at = useRef(0);
  const select = useCallback((item: Placed | null) => {
    setSelected(item?.key ?? null);
    if (!item) return;
    at.current = item.start;
    afterDrawing(() => bringIntoSight(item.key));
  }, []);
  const step = (by: 1 | -1) => {
    const place = listed.findIndex(({ key }) => key === selected);
    const next =
      place === -1
        ? nearest(listed, caretOf(area) ?? at.current, by)
        : listed.at((place + by) % listed.length);
    if (next) select(next);
    return next ?? null;
  };
  return { selected, select, step };
}

/** The first listed finding at or behind an offset, or with -1 the last one before it. */
function nearest(listed: readonly Placed[], offset: number, by: 1 | -1): Placed | undefined {
  if (by === 1) return listed.find(({ start }) => start >= offset) ?? listed[0];
  return listed.findLast(({ start }) => start < offset) ?? listed.at(-1);
}

function caretOf(area: RefObject<HTMLTextAreaElement | null>): number | null {
  return document.activeElement === area.current ? (area.current?.selectionStart ?? null) : null;
}

/** The row of a finding, where it is drawn. */
export function rowOf(key: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-row="${key}"]`);
}

export function afterDrawing(act: () => void): void {
  requestAnimationFrame(act);
}

function bringIntoSight(key: number): void {
  rowOf(key)?.closest('li')?.scrollIntoView({ block: 'nearest' });
  const mark = document.querySelector(`[data-mark="${key}"]`);
  if (mark) scrollToMiddle(mark);
}
