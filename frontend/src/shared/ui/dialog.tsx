import { clsx } from 'clsx';
import { OctagonX } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type FormEvent, type ReactNode, useId } from 'react';
import { reasonOf } from '../api/api-error';
import { Button } from './button';
import { CloseButton, Modal } from './overlay';

interface DialogProps {
  open?: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  className?: string;
}

/** A question that must be answered before going on. Escape and the close button cancel. */
export function Dialog(props: DialogProps) {
  const { title, description, children, footer, className, ...modal } = props;
  return (
    <Modal
      {...modal}
      isDescribed={Boolean(description)}
      className={clsx(
        'fixed top-1/2 left-1/2 z-50 max-h-[85dvh] w-[calc(100vw-2rem)] max-w-lg -translate-1/2 fading-bar overflow-auto',
        'animate-fade-in rounded-md border border-rule bg-surface p-6 shadow-float',
        className,
      )}
    >
      <Radix.Title className="pr-10 text-xl">{title}</Radix.Title>
      {description ? (
        <Radix.Description className="mt-2 text-sm text-ink-soft">{description}</Radix.Description>
      ) : null}
      {children ? <div className="mt-4">{children}</div> : null}
      {footer ? <div className="mt-6 flex justify-end gap-3">{footer}</div> : null}
      <CloseButton className="top-4 right-4" />
    </Modal>
  );
}

interface ActionDialogProps {
  title: string;
  description?: string | undefined;
  /** The words on the button that does it, and those while it is being done. */
  act: string;
  pendingText: string | false;
  disabled?: boolean;
  /** What the button does; with `onSubmit`, the children are the fields of a form that it submits. */
  onAct?: () => void;
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  /** Whether only the outcome is left to be read: the fields are gone. */
  isDone?: boolean;
  /** Why it failed, and what is said where the server says nothing itself. */
  error?: Error | null;
  failed?: string;
  /** What came of it. Here and not in a toast, which nobody hears of while a dialog is open. */
  outcome?: ReactNode;
  onClose: () => void;
  className?: string;
  children?: ReactNode;
}

/** Asks for what something needs, does it, and may show what came of it. */
export function ActionDialog(props: ActionDialogProps) {
  const { act, pendingText, disabled, onAct, onSubmit, isDone, ...rest } = props;
  const { error, failed = '', outcome, onClose, children, ...dialog } = rest;
  const formId = useId();
  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      footer={
        isDone ? (
          <Button onClick={onClose}>Done</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button
              type={onSubmit ? 'submit' : 'button'}
              form={onSubmit && formId}
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
      {onSubmit && !isDone ? (
        <form id={formId} noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
          {children}
        </form>
      ) : null}
      {onSubmit ? null : children}
      <div role="status" className="mt-4 text-sm">
        {error ? <FailureLine>{reasonOf(error, failed)}</FailureLine> : null}
        {outcome}
      </div>
    </Dialog>
  );
}

/** What went wrong with something, right where it was asked for. */
export function FailureLine({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-1.5 text-notfound">
      <OctagonX aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={2} />
      <span className="max-w-measure wrap-anywhere">{children}</span>
    </p>
  );
}
