import { useState } from 'react';
import { serverMessageOr } from '../../../shared/api/api-error';
import { DeleteDialog } from '../../../shared/kept/delete-dialog';
import { Button } from '../../../shared/ui/button';
import { announce } from '../../../shared/ui/live-region';
import { toastFailure } from '../../../shared/ui/toast-store';
import { useRemoveHistory } from '../history-queries';
import * as texts from '../texts';
import type { Selection } from './use-selection';

interface HistoryToolbarProps {
  selection: Selection;
  /** Entries on the screen, and of the filter. */
  shown: number;
  of: number | undefined;
  /** Whether the filter lets all entries pass: only then are all of them deleted at once. */
  isWhole: boolean;
}

/** How many entries there are, or are selected, and what can be done with them. */
export function HistoryToolbar({ selection, shown, of, isWhole }: HistoryToolbarProps) {
  const [deleting, setDeleting] = useState<readonly number[] | 'all' | null>(null);
  const { ids } = selection;
  return (
    <div className="sticky top-14 z-10 my-4 flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 bg-paper py-1.5 text-sm md:top-0">
      <p role="status" className="flex-1 text-ink-soft tabular-nums">
        {ids.length > 0 ? texts.selectedOf(ids.length, of) : texts.shownOf(shown, of)}
      </p>
      <Button
        variant="ghost"
        size="sm"
        onClick={selection.isWhole ? selection.clear : selection.all}
      >
        {selection.isWhole ? texts.selectNone : texts.selectAllShown}
      </Button>
      {ids.length > 0 ? (
        <Button variant="danger" size="sm" onClick={() => setDeleting(ids)}>
          {texts.deleteSelected}
        </Button>
      ) : isWhole ? (
        <Button variant="ghost" size="sm" onClick={() => setDeleting('all')}>
          {texts.deleteAll}
        </Button>
      ) : null}
      <DeleteHistory which={deleting} onClose={() => setDeleting(null)} />
    </div>
  );
}

interface DeleteHistoryProps {
  /** Null closes the dialog. */
  which: readonly number[] | 'all' | null;
  onClose: () => void;
}

/** Asks before entries are gone for good. What they lead to stays. */
function DeleteHistory({ which, onClose }: DeleteHistoryProps) {
  const { mutate, isPending } = useRemoveHistory();
  const remove = () => {
    if (which === null) return;
    mutate(which, {
      onSuccess: () => announce(texts.entriesDeleted),
      onError: (error) => toastFailure(texts.notDeleted, serverMessageOr(error)),
      onSettled: onClose,
    });
  };
  return (
    <DeleteDialog
      isOpen={which !== null}
      title={which === 'all' ? texts.deleteAllQuestion : texts.deleteEntries(which?.length ?? 0)}
      description={texts.whatDeletingLeaves}
      action={which === 'all' ? texts.deleteAll : texts.deleteSelected}
      isDeleting={isPending}
      onDelete={remove}
      onClose={onClose}
    />
  );
}
