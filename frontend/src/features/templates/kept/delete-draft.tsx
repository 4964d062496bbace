import type { SavedDraftSummary } from '@casewright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DeleteDialog } from '../../../shared/kept/delete-dialog';
import { announce } from '../../../shared/ui/live-region';
import { refreshDrafts, removeDraft, reportFailure } from '../template-queries';

export interface DeleteDraftProps {
  /** The draft in question; null closes the dialog. */
  draft: SavedDraftSummary | null;
  onClose: () => void;
}

/** Asks before a draft is gone for good. */
export function DeleteDraft({ draft, onClose }: DeleteDraftProps) {
  const client = useQueryClient();
  const removal = useMutation({
    mutationFn: removeDraft,
    onSuccess() {
      void refreshDrafts(client);
      announce('Draft deleted');
      onClose();
    },
    onError: (error) => reportFailure('The draft was not deleted', error),
  });
  return (
    <DeleteDialog
      isOpen={draft !== null}
      title="Delete this draft?"
      description={`“${draft?.title}” is removed with all its versions. This cannot be undone.`}
      action="Delete draft"
      isDeleting={removal.isPending}
      onDelete={() => {
        if (draft) removal.mutate(draft.id);
      }}
      onClose={onClose}
    />
  );
}
