import { useState } from 'react';
import { historyQuery } from '../../../shared/api/history';
import { DeleteDialog } from '../../../shared/kept/delete-dialog';
import { Button } from '../../../shared/ui/button';
import { removeHistory } from '../history-queries';
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
    <div className="sticky low:static top-14 z-10 my-4 flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 bg-paper py-1.5 text-sm md:top-0">
      <p role="status" className="flex-1 text-ink-soft tabular-nums">
        {ids.length > 0 ? texts.selectedOf(ids.length, of) : texts.shownOf(shown, of)}
      </p>
      <Button
        variant="ghost"
        size="sm"
        onClick={selection.isWhole ? selection.clear : selection.all}
      >
        {selection.isWhole ? 'Select none' : 'Select all'}
      </Button>
      {ids.length > 0 ? (
        <Button variant="danger" size="sm" onClick={() => setDeleting(ids)}>
          Delete selected
        </Button>
      ) : isWhole ? (
        <Button variant="ghost" size="sm" onClick={() => setDeleting('all')}>
          Delete all
        </Button>
      ) : null}
      {deleting ? (
        <DeleteDialog
          title={
            deleting === 'all' ? 'Delete your whole history?' : texts.deleteEntries(deleting.length)
          }
          description="Entries are deleted for good. Documents, citations, and saved searches stay."
          action={deleting === 'all' ? 'Delete all' : 'Delete selected'}
          remove={() => removeHistory(deleting)}
          old={historyQuery}
          words={{ done: 'Deleted from your history.', failed: 'Nothing was deleted' }}
          onClose={() => setDeleting(null)}
        />
      ) : null}
    </div>
  );
}
