import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What was drawn last, for handlers that stay the same function from drawing to drawing. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
