import { clsx } from 'clsx';

/** A hairline between groups. */
export function Separator({ className }: { className?: string }) {
  return <hr className={clsx('border-0 border-t border-rule', className)} />;
}
