import type { ReactNode } from 'react';

/** A key to press. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="rounded-sm border border-rule bg-sunken px-1.5 py-0.5 font-sans text-xs text-ink-soft">
      {children}
    </kbd>
  );
}

/** A sentence in which `code` stands between backticks, and a [Key] to press between brackets. */
export function Coded({ children }: { children: string }) {
  return children.split(/(`[^`]+`|\[[^\]]+\])/).map((part, at) => {
    const words = part.slice(1, -1);
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
    if (part.startsWith('`')) return <code key={at}>{words}</code>;
    // biome-ignore lint/suspicious/noArrayIndexKey: the same
    return part.startsWith('[') ? <Kbd key={at}>{words}</Kbd> : part;
  });
}
