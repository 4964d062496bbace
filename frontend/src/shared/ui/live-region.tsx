import { createStore } from '../stores/create-store';

const message = createStore('');

/** Tells screen readers something, politely: results that arrived, progress, a new screen. */
export function announce(text: string): void {
  // The same text twice is read twice only if the node's content changes.
  message.set(text === message.get() ? `${text}\u00a0` : text);
}

/** Once, in the application's root. */
export function LiveRegion() {
  const text = message.use();
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {text}
    </div>
  );
}
