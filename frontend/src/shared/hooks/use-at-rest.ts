import { startTransition, useEffect, useState } from 'react';

/** Longer than a typist's pause between two keys. */
const RESTS_AFTER_MS = 250;

/**
 * A value as it was before the keys that are being pressed, so that what is drawn of it is not drawn
 * at each. It follows once they rest, and at once where `isMoving` is false.
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
