import { clsx } from 'clsx';
import { type ReactNode, Suspense } from 'react';
import { ScreenSkeleton } from './screen-skeleton';

/** The landmark that the skip link and each navigation lead to. */
export function MainArea({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} data-focus-target className={clsx('outline-none', className)}>
      <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
    </main>
  );
}
