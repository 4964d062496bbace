import type { HistoryFile } from '@casewright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { serverMessageOr } from '../../../shared/api/api-error';
import { DeleteDialog } from '../../../shared/kept/delete-dialog';
import { announce } from '../../../shared/ui/live-region';
import { toastFailure } from '../../../shared/ui/toast-store';
import { historyFilesQuery, removeHistoryFile } from '../library-queries';
import * as texts from '../texts';

interface DeleteHistoryFileProps {
  /** The file in question; null closes the dialog. */
  file: HistoryFile | null;
  onClose: () => void;
}

/** Asks before a file's entries are in force no longer. */
export function DeleteHistoryFile({ file, onClose }: DeleteHistoryFileProps) {
  const client = useQueryClient();
  const removal = useMutation({
    mutationFn: removeHistoryFile,
    onSuccess() {
      announce(texts.historyFileDeleted);
      onClose();
    },
    onError: (error) => toastFailure(texts.historyFileWasNotDeleted, serverMessageOr(error)),
    onSettled: () => client.invalidateQueries(historyFilesQuery()),
  });
  return (
    <DeleteDialog
      isOpen={file !== null}
      title={texts.deleteThisHistoryFile}
      description={file ? texts.entriesAreGone(file.name, file.entries) : ''}
      action={texts.deleteHistoryFile}
      isDeleting={removal.isPending}
      onDelete={() => {
        if (file) removal.mutate(file.id);
      }}
      onClose={onClose}
    />
  );
}
