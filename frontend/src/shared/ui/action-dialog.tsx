import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import * as texts from './texts';

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
