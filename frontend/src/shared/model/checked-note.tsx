import type { ReactNode } from 'react';

/** How a model's words were checked: a line, and behind it the particulars as items of a list. */
export function CheckedNote({ children }: { children: ReactNode }) {
  return (
    <details className="mt-3 text-sm text-ink-soft">
      <summary className="cursor-pointer">How this was checked</summary>
      <ul className="mt-2 grid list-disc gap-1 pl-5 wrap-anywhere">{children}</ul>
    </details>
  );
}
