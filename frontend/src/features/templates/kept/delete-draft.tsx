import type { SavedDraftSummary } from '@casewright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
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
    <Dialog
      open={draft !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Delete this draft?"
      description={`“${draft?.title}” is removed with all its versions. This cannot be undone.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button
            variant="danger"
            pendingText={removal.isPending && 'Deleting...'}
            onClick={() => {
              if (draft) removal.mutate(draft.id);
            }}
          >
            Delete draft
          </Button>
        </>
      }
    />
  );
}
