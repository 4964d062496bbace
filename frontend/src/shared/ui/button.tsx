import { clsx } from 'clsx';
import { Slot } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from './spinner';

type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'link' | 'danger';
type ButtonSize = 'sm' | 'md' | 'lg';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border border-control bg-surface text-ink hover:bg-sunken',
  ghost: 'text-ink-soft hover:bg-sunken hover:text-ink',
  link: 'text-link',
  danger: 'border border-notfound text-notfound hover:bg-notfound-wash',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'h-8 px-3 text-sm',
  md: 'h-10 px-4 text-sm',
  lg: 'h-12 px-6 text-base',
};

/** The look of a button, for a link that acts as one. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'md'): string {
  return clsx(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap',
    'transition-colors print:hidden disabled:cursor-not-allowed disabled:opacity-60',
    variants[variant],
    variant === 'link' ? 'text-sm' : sizes[size],
  );
}

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Disables the button and shows this progress text instead of the children. */
  pendingText?: string | false | undefined;
  /** Renders the single child element with the button's look and behavior. */
  asChild?: boolean;
  children: ReactNode;
}

/** A button; `pendingText={isPending && 'Searching...'}` shows and disables while pending. */
export function Button({
  variant = 'primary',
  size = 'md',
  pendingText,
  asChild = false,
  className,
  disabled,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const look = clsx(buttonClass(variant, size), className);
  if (asChild) {
    return (
      <Slot.Root className={look} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button type={type} disabled={disabled || Boolean(pendingText)} className={look} {...rest}>
      {pendingText ? (
        <>
          <Spinner />
          {pendingText}
        </>
      ) : (
        children
      )}
    </button>
  );
}
