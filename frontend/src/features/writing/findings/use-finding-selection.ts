import { type RefObject, useMemo, useRef, useState } from 'react';
import { useLatest } from '../../../shared/hooks/use-latest';
import {
  afterDrawing,
  markOf,
  rowOf,
  scrollToMiddle,
} from '../../../shared/reading/selection/elements';
import type { Placed } from '../draft/placed';

/** The functions never change: what takes them does not render again at a keystroke. */
export interface FindingSelection extends SelectionActs {
  /** The key of the chosen finding; null for none. */
  selected: number | null;
}

interface SelectionActs {
  /** Chooses a listed finding by its key, and scrolls to its row and its words. */
  select: (key: number | null) => void;
  /**
   * Chooses and returns the listed finding after the chosen one, or with -1 before it, wrapping
   * around; without a chosen one it starts from the caret. Null where nothing is listed.
   */
  step: (by: 1 | -1) => Placed | null;
}

/** Which finding is chosen; steps go among those `listed`, in the text's order. */
export function useFindingSelection(
  listed: readonly Placed[],
  area: RefObject<HTMLTextAreaElement | null>,
): FindingSelection {
  const [selected, setSelected] = useState<number | null>(null);
  const latest = useLatest({ listed, selected });
  // Where the last one was: once it is resolved, steps continue from there.
  const at = useRef(0);
  const acts = useMemo<SelectionActs>(() => {
    const choose = (item: Placed | undefined) => {
      setSelected(item?.key ?? null);
      if (!item) return;
      at.current = item.start;
      afterDrawing(() => bringIntoSight(item.key));
    };
    return {
      select: (key) => choose(latest.current.listed.find((item) => item.key === key)),
      step(by) {
        const { listed: all, selected: from } = latest.current;
        const place = all.findIndex(({ key }) => key === from);
        const next =
          place === -1
            ? nearest(all, caretOf(area) ?? at.current, by)
            : all.at((place + by) % all.length);
        if (next) choose(next);
        return next ?? null;
      },
    };
  }, [area, latest]);
  return useMemo(() => ({ selected, ...acts }), [selected, acts]);
}

/** The first listed finding at or behind an offset, or with -1 the last one before it. */
function nearest(listed: readonly Placed[], offset: number, by: 1 | -1): Placed | undefined {
  if (by === 1) return listed.find(({ start }) => start >= offset) ?? listed[0];
  return listed.findLast(({ start }) => start < offset) ?? listed.at(-1);
}

function caretOf(area: RefObject<HTMLTextAreaElement | null>): number | null {
  return document.activeElement === area.current ? (area.current?.selectionStart ?? null) : null;
}

function bringIntoSight(key: number): void {
  rowOf(key)?.closest('li')?.scrollIntoView({ block: 'nearest' });
  const mark = markOf(key);
  if (mark) scrollToMiddle(mark);
}
