import { useSyncExternalStore } from 'react';

/** What is open over the screen: the palette, the sheet of shortcuts, or neither. */
type Quick = 'palette' | 'shortcuts' | null;

let current: Quick = null;
const listeners = new Set<() => void>();

export function setQuick(next: Quick): void {
  current = next;
  for (const listener of listeners) listener();
}

export const getQuick = (): Quick => current;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useQuick(): Quick {
  return useSyncExternalStore(subscribe, getQuick);
}
