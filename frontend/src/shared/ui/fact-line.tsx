import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/**
 * Facts one after another, with a dot between them; they flow as words do. The dots are text, so
 * that they are copied too.
 */
export function FactLine({ className, children }: { className: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a word processor would paste a `ul` as bullets
    <div role="list" className={clsx('text-ink-soft tabular-nums', className)}>
      {children}
    </div>
  );
}

export function Fact({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <span aria-hidden className="text-ink-faint first:hidden">
        {'\u00a0· '}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: see the list */}
      <span role="listitem" className="wrap-anywhere">
        {children}
      </span>
    </>
  );
}
