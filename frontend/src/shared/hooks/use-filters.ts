import { useCallback } from 'react';
import { type NavigateOptions, type URLSearchParamsInit, useSearchParams } from 'react-router-dom';

/**
 * The filters in the address, and a way to set them that renders at once: in a transition, a second
 * choice right after the first would start from the filters before both, and undo the first.
 */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const setFilters = useCallback(
    (next: URLSearchParamsInit, options?: NavigateOptions) =>
      setParams(next, { flushSync: true, ...options }),
    [setParams],
  );
  return [params, setFilters] as const;
}
