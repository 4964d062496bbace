import type { ReactNode } from 'react';

/** A name and what is said about it; below one another on small screens. */
export function FactRow({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-t border-rule py-row sm:grid-cols-[18rem_minmax(0,1fr)]">
      <dt className="wrap-anywhere">{name}</dt>
      <dd className="wrap-anywhere text-ink-soft">{children}</dd>
    </div>
  );
}
