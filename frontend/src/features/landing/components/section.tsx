import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface SectionProps {
  /** The running head at the left of the double rule. */
  head: string;
  title: string;
  className?: string;
  children: ReactNode;
}

/** One section of the landing page, opened like a chapter: double rule, running head, title. */
export function Section({ head, title, className, children }: SectionProps) {
  return (
    <section className={clsx('mx-auto max-w-6xl px-4 py-14 md:px-10 md:py-20', className)}>
      <div aria-hidden className="rule-double mb-8" />
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <div>
          <p className="running-head text-brass-ink">{head}</p>
          <h2 className="mt-3 text-2xl">{title}</h2>
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
