import type { ReactNode } from 'react';

/** A key to press. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="rounded-sm border border-rule bg-sunken px-1.5 py-0.5 font-sans text-xs text-ink-soft">
      {children}
    </kbd>
  );
}
