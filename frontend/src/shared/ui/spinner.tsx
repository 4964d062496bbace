import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide-react';

/** Decorative: the words alongside it say what is going on. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={clsx('size-4 animate-spin', className)} />;
}
