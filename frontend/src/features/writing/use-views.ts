import { startTransition, useCallback, useEffect, useState } from 'react';
import type { Placed } from './draft/placed';
import type { FindingSelection } from './findings/use-finding-selection';
import type { Range } from './revision/changes';
import type { WritingAddress } from './writing-address';

/** Longer than a typist's pause between two keys. */
const RESTS_AFTER_MS = 250;

interface ViewsProps {
  address: WritingAddress;
  /** Whether the draft has room alongside the other views. */
  isWide: boolean;
  selection: FindingSelection;
  onGo: (to: Partial<WritingAddress>) => void;
}

/** Which view is shown, and the ways from one to another. */
export function useViews({ address, isWide, selection, onGo }: ViewsProps) {
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [shown, setShown] = useState<Range | null>(null);
  const view = isWide && address.view === 'text' ? 'findings' : address.view;
  const point = (item: Placed) => {
    selection.select(item.key);
    // On a wide screen its row opens alongside it; where the text stands alone, a panel over it.
    if (!isWide) setIsSheetOpen(true);
    else if (view !== 'findings') onGo({ view: 'findings' });
  };
  const show = useCallback(
    (range: Range) => {
      setShown(range);
      if (!isWide) onGo({ view: 'text' });
    },
    [isWide, onGo],
  );
  return {
    view,
    shown,
    forgetShown: () => setShown(null),
    show,
    point,
    isSheetOpen: isSheetOpen && !isWide && view === 'text',
    closeSheet: () => setIsSheetOpen(false),
  };
}

/**
 * A value as it was before the current burst of typing, so that what shows it does not render at
 * each keystroke. It catches up once typing pauses, and at once where `isMoving` is false.
 */
export function useAtRest<T>(value: T, isMoving: boolean): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const follow = () => startTransition(() => setRested(value));
    if (!isMoving) return follow();
    const timer = setTimeout(follow, RESTS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [value, isMoving]);
  return rested;
}
