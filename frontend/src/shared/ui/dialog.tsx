import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { close } from '../config/texts';
import { Button } from './button';
import { IconButton } from './icon-button';
import { Overlay, useFocusReturn } from './overlay';
import * as texts from './texts';

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
            <IconButton icon={X} label={close} tooltip={false} className="absolute top-4 right-4" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface ActionDialogProps {
  title: string;
  description?: string | undefined;
  /** The words on the button that does it, and those while it is being done. */
  act: string;
  pendingText: string | false;
  disabled?: boolean;
  /** The form that the button submits; without one, it calls `onAct`. */
  formId?: string;
  onAct?: () => void;
  /** Whether only the outcome is left to be read. */
  isDone?: boolean;
  onClose: () => void;
  className?: string;
  children: ReactNode;
}

/** Asks for what something needs, does it, and may show what came of it. */
export function ActionDialog(props: ActionDialogProps) {
  const { act, pendingText, disabled, formId, onAct, isDone, onClose, children, ...rest } = props;
  const type = formId ? 'submit' : 'button';
  return (
    <Dialog
      {...rest}
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        isDone ? (
          <Button onClick={onClose}>{texts.done}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button
              type={type}
              form={formId}
              disabled={disabled}
              pendingText={pendingText}
              onClick={onAct}
            >
              {act}
            </Button>
          </>
        )
      }
    >
      {children}
    </Dialog>
  );
}
