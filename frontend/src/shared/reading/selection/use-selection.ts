import { type KeyboardEvent, useCallback, useState } from 'react';
import { afterDrawing, focusDrawn, markOf, rowOf, scrollToMiddle } from './elements';

const KEYS: Record<string, 1 | -1> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

export interface Selection {
  /** The place of the chosen finding in the report; null for none. */
  selected: number | null;
  /** Chooses a finding and scrolls to its row and its mark. Always the same function. */
  select: (index: number | null) => void;
  /** To the next finding of the list, or with -1 to the one before. */
  step: (by: 1 | -1) => void;
  /** For the element around rows and marks: J and K, or the arrows, while one has the focus. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Which finding is chosen; steps go among those `listed`, ascending places in the report. */
export function useSelection(listed: readonly number[]): Selection {
  const [selected, setSelected] = useState<number | null>(null);
  const select = useCallback((index: number | null) => {
    setSelected(index);
    if (index !== null) afterDrawing(() => bringIntoSight(index));
  }, []);
  const step = (by: 1 | -1, from = selected) => {
    const next = nextFinding(listed, from, by);
    if (next !== null) select(next);
    return next;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    const focused = by && !hasModifier(event) ? findingAt(event.target) : null;
    if (!by || !focused) return;
    event.preventDefault();
    const next = step(by, focused.index);
    if (next === null) return;
    const elementOf = focused.isMark ? markOf : rowOf;
    focusDrawn(() => elementOf(next));
  };
  return { selected, select, step: (by) => void step(by), onKeyDown };
}

function hasModifier({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey;
}

/** The finding whose row or mark this is: the keys continue among its own kind. */
function findingAt(target: EventTarget): { index: number; isMark: boolean } | null {
  if (!(target instanceof HTMLElement)) return null;
  const { row, mark } = target.dataset;
  const index = row ?? mark;
  return index === undefined ? null : { index: Number(index), isMark: mark !== undefined };
}

function bringIntoSight(index: number): void {
  rowOf(index)?.closest('li')?.scrollIntoView({ block: 'nearest' });
  const mark = markOf(index);
  if (mark) scrollToMiddle(mark);
}

/**
 * The listed place after `from`, or with -1 before it, wrapping around; the first or the last one
 * if `from` is null. `from` itself need not be listed. Null when nothing is.
 */
export function nextFinding(
  listed: readonly number[],
  from: number | null,
  by: 1 | -1,
): number | null {
  const [first] = listed;
  const last = listed.at(-1);
  if (first === undefined || last === undefined) return null;
  if (by === 1) return listed.find((index) => from === null || index > from) ?? first;
  return listed.findLast((index) => from !== null && index < from) ?? last;
}
