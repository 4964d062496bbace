import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import * as texts from '../config/texts';
import { IconButton } from './icon-button';
import { Overlay, useFocusReturn } from './overlay';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  className?: string;
}

/** A question that must be answered before going on. Escape and the close button cancel. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  className,
}: DialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Overlay />
        <Radix.Content
          {...focusReturn}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={clsx(
            'fixed top-1/2 left-1/2 z-50 max-h-[85dvh] w-[calc(100vw-2rem)] max-w-lg -translate-1/2 fading-bar overflow-auto',
            'animate-fade-in rounded-md border border-rule bg-surface p-6 shadow-float',
            className,
          )}
        >
          <Radix.Title className="pr-10 text-xl">{title}</Radix.Title>
          {description ? (
            <Radix.Description className="mt-2 text-sm text-ink-soft">
              {description}
            </Radix.Description>
          ) : null}
          {children ? <div className="mt-4">{children}</div> : null}
          {footer ? <div className="mt-6 flex justify-end gap-3">{footer}</div> : null}
          <Radix.Close asChild>
            <IconButton
              icon={X}
              label={texts.close}
              tooltip={false}
              className="absolute top-4 right-4"
            />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
