import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Field } from '../ui/field';
import { Input } from '../ui/input';
import { announce } from '../ui/live-region';
import { useChange } from '../ui/use-change';

interface DeleteDialogProps {
  title: string;
  description: string;
  /** The words on the button that deletes. */
  action: string;
  /** What has to be typed first, where much goes at once. */
  typed?: string;
  remove: () => Promise<unknown>;
  /** What is fetched again afterward. */
  old: { queryKey: QueryKey };
  words: { done: string; failed: string | ((error: Error) => void) };
  onDeleted?: () => void;
  onClose: () => void;
}

/** Asks before something is gone for good, deletes it, and says so. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { title, description, action, typed, remove, old, words, onDeleted, onClose } = props;
  const { mutate, isPending } = useChange(remove, old, words.failed);
  const [written, setWritten] = useState('');
  const onDelete = () =>
    mutate(undefined, {
      onSuccess() {
        announce(words.done);
        onDeleted?.();
      },
      onSettled: onClose,
    });
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button
            variant="danger"
            disabled={typed !== undefined && written.trim() !== typed}
            pendingText={isPending && 'Deleting...'}
            onClick={onDelete}
          >
            {action}
          </Button>
        </>
      }
    >
      {typed === undefined ? null : (
        <Field label={`To confirm, type ${typed}`}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              value={written}
              onChange={({ target }) => setWritten(target.value)}
            />
          )}
        </Field>
      )}
    </Dialog>
  );
}
