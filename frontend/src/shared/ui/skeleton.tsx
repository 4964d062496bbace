import { clsx } from 'clsx';

/** The shape of a line of text to come; the region around it carries the words. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('h-4 animate-pulse rounded-sm bg-rule/70', className)} />;
}
