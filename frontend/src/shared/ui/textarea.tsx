import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlClass } from './input';

/** Multi-line text; set the least height with a `min-h-…` class. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={clsx(controlClass, 'py-2.5', className ?? 'min-h-28')} {...rest} />;
}
