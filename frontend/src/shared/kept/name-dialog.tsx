import type { QueryKey } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { serverMessageOr } from '../api/api-error';
import { ActionDialog } from '../ui/dialog';
import { Field } from '../ui/field';
import { Input } from '../ui/input';
import { useChange } from '../ui/use-change';

interface NameDialogProps {
  title: string;
  description?: string;
  /** The words on the button, and those while it works. */
  act: string;
  words: { pending: string; failed: string };
  name: string;
  maxLength: number;
  save: (name: string) => Promise<unknown>;
  /** What is fetched again afterward. */
  old: { queryKey: QueryKey };
  onSaved?: () => void;
  onClose: () => void;
}

/** Asks what something that is kept is called, and saves that. */
export function NameDialog(props: NameDialogProps) {
  const { words, name, maxLength, save, old, onSaved, ...dialog } = props;
  const { mutate, isPending, error } = useChange(save, old);
  const [written, setWritten] = useState(name);
  const [isBlank, setIsBlank] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = written.trim();
    setIsBlank(trimmed === '');
    if (trimmed === '') return;
    mutate(trimmed, {
      onSuccess() {
        onSaved?.();
        dialog.onClose();
      },
    });
  };
  const refusal = error ? serverMessageOr(error, words.failed) : undefined;
  return (
    <ActionDialog {...dialog} pendingText={isPending && words.pending} onSubmit={submit}>
      <Field label="Name" error={isBlank ? 'Enter a name' : refusal}>
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
    </ActionDialog>
  );
}
