import { type FormEvent, useId, useState } from 'react';
import { ActionDialog } from '../ui/dialog';
import { Field } from '../ui/field';
import { Input } from '../ui/input';
import * as texts from '../ui/texts';

interface NameDialogProps {
  title: string;
  description?: string;
  /** The words on the button, and those while it works. */
  act: string;
  pendingText: string | false;
  name: string;
  maxLength: number;
  /** Why the server refused. */
  error: string | undefined;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks what something that is kept is called. */
export function NameDialog({ name, maxLength, error, onName, ...dialog }: NameDialogProps) {
  const formId = useId();
  const [written, setWritten] = useState(name);
  const [isBlank, setIsBlank] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = written.trim();
    setIsBlank(trimmed === '');
    if (trimmed !== '') onName(trimmed);
  };
  return (
    <ActionDialog {...dialog} formId={formId}>
      <form id={formId} noValidate onSubmit={submit}>
        <Field label={texts.name} error={isBlank ? texts.enterName : error}>
          {(control) => (
            <Input
              {...control}
              value={written}
              maxLength={maxLength}
              autoComplete="off"
              onFocus={({ target }) => target.select()}
              onChange={({ target }) => setWritten(target.value)}
            />
          )}
        </Field>
      </form>
    </ActionDialog>
  );
}
