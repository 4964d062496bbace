import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A raised sheet of paper with a hairline edge; use sparingly, rules separate better. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div className={clsx('rounded-md border border-rule bg-surface p-5', className)} {...rest} />
  );
}
