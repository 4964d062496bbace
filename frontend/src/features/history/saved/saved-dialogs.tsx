import { SAVED_NAME_LENGTH } from '@casewright/contracts';
import { serverMessageOr } from '../../../shared/api/api-error';
import { DeleteDialog } from '../../../shared/kept/delete-dialog';
import { NameDialog } from '../../../shared/kept/name-dialog';
import { announce } from '../../../shared/ui/live-region';
import { toastFailure } from '../../../shared/ui/toast-store';
import * as texts from '../texts';
import { type SavedAct, useRemoveSaved, useRenameSaved } from './saved-queries';

type SavedDialogProps = SavedAct & { onClose: () => void };

/** Asks what a saved search is to be called, or whether it is to go. */
export function SavedDialogs({ act, ...rest }: SavedDialogProps) {
  return act === 'rename' ? <RenameSaved {...rest} /> : <DeleteSaved {...rest} />;
}

function RenameSaved({ search: { id, name }, onClose }: Omit<SavedDialogProps, 'act'>) {
  const { mutate, isPending, error } = useRenameSaved();
  return (
    <NameDialog
      title={texts.renameSaved}
      act={texts.rename}
      pendingText={isPending && texts.renaming}
      name={name}
      maxLength={SAVED_NAME_LENGTH}
      error={error ? serverMessageOr(error, texts.notRenamed) : undefined}
      onName={(next) => mutate({ id, name: next }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

function DeleteSaved({ search: { id, name }, onClose }: Omit<SavedDialogProps, 'act'>) {
  const { mutate, isPending } = useRemoveSaved();
  const remove = () =>
    mutate(id, {
      onSuccess: () => announce(texts.savedDeleted),
      onError: (error) => toastFailure(texts.savedNotDeleted, serverMessageOr(error)),
      onSettled: onClose,
    });
  return (
    <DeleteDialog
      isOpen
      title={texts.deleteSaved}
      description={texts.savedIsGone(name)}
      action={texts.deleteIt}
      isDeleting={isPending}
      onDelete={remove}
      onClose={onClose}
    />
  );
}
