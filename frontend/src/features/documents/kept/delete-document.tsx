import { useMutation, useQueryClient } from '@tanstack/react-query';
import { serverMessageOr } from '../../../shared/api/api-error';
import { DeleteDialog } from '../../../shared/kept/delete-dialog';
import { announce } from '../../../shared/ui/live-region';
import { toastFailure } from '../../../shared/ui/toast-store';
import { refreshDocuments, removeDocument, resultQuery, textQuery } from '../document-queries';
import * as texts from '../texts';

interface DeleteDocumentProps {
  /** The document in question; null closes the dialog. */
  id: number | null;
  title: string;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks before a document is gone for good. */
export function DeleteDocument({ id, title, onClose, onDeleted }: DeleteDocumentProps) {
  const client = useQueryClient();
  const removal = useMutation({
    mutationFn: removeDocument,
    onSuccess(_, removed) {
      client.removeQueries(resultQuery(removed));
      client.removeQueries(textQuery(removed));
      void refreshDocuments(client);
      announce(texts.documentDeleted);
      onClose();
      onDeleted?.();
    },
    onError: (error) => toastFailure(texts.documentWasNotDeleted, serverMessageOr(error)),
  });
  return (
    <DeleteDialog
      isOpen={id !== null}
      title={texts.deleteThisDocument}
      description={texts.isRemovedFromThisInstallation(title)}
      action={texts.deleteDocument}
      isDeleting={removal.isPending}
      onDelete={() => {
        if (id !== null) removal.mutate(id);
      }}
      onClose={onClose}
    />
  );
}
