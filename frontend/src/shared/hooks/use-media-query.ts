import { useCallback, useSyncExternalStore } from 'react';

/** Cached: a browser parses the query at each `matchMedia`, and a screen asks on every render. */
const lists = new Map<string, MediaQueryList>();

/** Whether the CSS media query matches now. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = listOf(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => listOf(query).matches);
}

/** Screens 768 px wide or narrower. */
export function useIsMobile(): boolean {
  return useMediaQuery('(max-width: 768px)');
}

function listOf(query: string): MediaQueryList {
  const known = lists.get(query);
  if (known) return known;
  const list = matchMedia(query);
  lists.set(query, list);
  return list;
}
