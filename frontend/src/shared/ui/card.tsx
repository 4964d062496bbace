import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A raised sheet of paper with a hairline edge; use sparingly, rules separate better. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div className={clsx('rounded-md border border-rule bg-surface p-5', className)} {...rest} />
  );
}

/** The heading of a card; an h2 unless the outline needs `as`. */
export function CardTitle({
  as: Heading = 'h2',
  className,
  ...rest
}: ComponentProps<'h2'> & { as?: 'h2' | 'h3' | 'h4' }) {
  return <Heading className={clsx('text-lg leading-snug', className)} {...rest} />;
}
