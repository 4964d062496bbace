import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A field's label; always give `htmlFor`. */
export function Label({ className, htmlFor, children, ...rest }: ComponentProps<'label'>) {
  return (
    <label htmlFor={htmlFor} className={clsx('text-sm font-medium text-ink', className)} {...rest}>
      {children}
    </label>
  );
}
