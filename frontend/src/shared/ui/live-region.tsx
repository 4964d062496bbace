import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let message = '';

/** Tells screen readers something, politely: results that arrived, progress, a new screen. */
export function announce(text: string): void {
  // The same text twice is read twice only if the node's content changes.
  message = text === message ? `${text}\u00a0` : text;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Once, in the application's root. */
export function LiveRegion() {
  const text = useSyncExternalStore(subscribe, () => message);
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {text}
    </div>
  );
}
