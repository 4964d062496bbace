import { useEffect, useRef } from 'react';

/** Leads the eye and the keyboard to a result that has just arrived; not to one that was opened. */
export function useFocusOnArrival(isNew: boolean) {
  const ref = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the arrival itself
  useEffect(() => {
    if (!isNew) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'start' });
  }, []);
  return ref;
}
