import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/client';
import { DeleteDialog } from '../../../shared/kept/delete-dialog';
import { documentsQuery } from '../../../shared/work/work-queries';
import { resultQuery, textQuery } from '../document-queries';

interface DeleteDocumentProps {
  id: number;
  title: string;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks before a document is gone for good. */
export function DeleteDocument({ id, title, ...listeners }: DeleteDocumentProps) {
  const client = useQueryClient();
  const remove = async () => {
    await call('DELETE /documents/:id', { params: { id } });
    client.removeQueries(resultQuery(id));
    client.removeQueries(textQuery(id));
  };
  return (
    <DeleteDialog
      title="Delete this document?"
      description={`“${title}” and its text and analysis are deleted from this installation. This cannot be undone.`}
      action="Delete document"
      remove={remove}
      old={documentsQuery}
      words={{ done: 'Document deleted', failed: 'The document was not deleted' }}
      {...listeners}
    />
  );
}
