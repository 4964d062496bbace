import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Facts one after another, with a dot between them; they flow as words do. */
export function FactLine({ className, children }: { className: string; children: ReactNode }) {
  return <ul className={clsx('text-ink-soft tabular-nums', className)}>{children}</ul>;
}

export function Fact({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <li className="inline wrap-anywhere not-last:after:text-ink-faint not-last:after:content-['\00a0·_']">
      {children}
    </li>
  );
}
