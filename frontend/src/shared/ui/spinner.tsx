import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';

/** Decorative: the words alongside it say what is going on. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={clsx('size-4 animate-spin', className)} />;
}

/** What is going on just now. */
export function Busy({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <p role="status" className={clsx('flex items-center gap-2.5 text-ink-soft', className)}>
      <Spinner />
      {children}
    </p>
  );
}
