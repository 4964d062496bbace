import type { SavedDraftSummary } from '@casewright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DeleteDialog } from '../../../shared/kept/delete-dialog';
import { announce } from '../../../shared/ui/live-region';
import { refreshDrafts, removeDraft, reportFailure } from '../template-queries';
import * as texts from '../texts';

interface DeleteDraftProps {
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
      announce(texts.draftDeleted);
      onClose();
    },
    onError: (error) => reportFailure(texts.draftWasNotDeleted, error),
  });
  return (
    <DeleteDialog
      isOpen={draft !== null}
      title={texts.deleteThisDraft}
      description={texts.isRemovedWithAllIts(draft?.title ?? '')}
      action={texts.deleteDraft}
      isDeleting={removal.isPending}
      onDelete={() => {
        if (draft) removal.mutate(draft.id);
      }}
      onClose={onClose}
    />
  );
}
