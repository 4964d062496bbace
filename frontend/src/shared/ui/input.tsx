import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** Shared by every text control, so that they line up. */
export const controlLook = clsx(
  'rounded-md border border-control bg-surface px-3 text-base text-ink',
  'placeholder:text-ink-faint disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-faint',
  'aria-invalid:border-notfound aria-invalid:ring-1 aria-invalid:ring-notfound',
);

const controlClass = `w-full ${controlLook}`;

export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input type={type} className={clsx(controlClass, 'h-11', className)} {...rest} />;
}

/** Multi-line text; set the least height with a `min-h-…` class. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={clsx(controlClass, 'py-2.5', className ?? 'min-h-28')} {...rest} />;
}
