import { useMutation, useQueryClient } from '@tanstack/react-query';
import { serverMessageOr } from '../../../shared/api/api-error';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { announce } from '../../../shared/ui/live-region';
import { toast } from '../../../shared/ui/toast-store';
import { refreshDocuments, removeDocument, resultQuery, textQuery } from '../document-queries';

export interface DeleteDocumentProps {
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
      announce('Document deleted');
      onClose();
      onDeleted?.();
    },
    onError(error) {
      const description = serverMessageOr(error);
      toast({ title: 'The document was not deleted', description, variant: 'destructive' });
    },
  });
  return (
    <Dialog
      open={id !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Delete this document?"
      description={`“${title}” is removed from this installation, with its text and its analysis. This cannot be undone.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button
            variant="danger"
            pendingText={removal.isPending && 'Deleting...'}
            onClick={() => {
              if (id !== null) removal.mutate(id);
            }}
          >
            Delete document
          </Button>
        </>
      }
    />
  );
}
