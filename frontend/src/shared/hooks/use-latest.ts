import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The last rendered value, for handlers that stay the same function from render to render. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
