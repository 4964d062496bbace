import type { SavedDraftSummary } from '@casewright/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import { announce } from '../../../shared/ui/live-region';
import { Skeleton } from '../../../shared/ui/skeleton';
import { draftsQuery, duplicateDraft, refreshDrafts, reportFailure } from '../template-queries';
import { DeleteDraft } from './delete-draft';
import { KeptRow } from './kept-row';

/** The user's saved drafts: to open again, to duplicate, or to delete. */
export function KeptDrafts({ onOpen }: { onOpen: (id: number) => void }) {
  const id = useId();
  const client = useQueryClient();
  const drafts = useQuery(draftsQuery());
  const [deleting, setDeleting] = useState<SavedDraftSummary | null>(null);
  const duplication = useMutation({
    mutationFn: duplicateDraft,
    onSuccess({ title }) {
      void refreshDrafts(client);
      announce(`${title} is in your drafts`);
    },
    onError: (error) => reportFailure('The draft was not duplicated', error),
  });
  return (
    <section aria-labelledby={id} className="mt-12 max-w-4xl" data-no-print>
      <h2 id={id} className="border-b border-ink pb-2 text-xl">
        Your drafts
      </h2>
      {drafts.isPending ? <Loading /> : null}
      {drafts.isError ? (
        <InlineAlert title="Your drafts could not be listed" className="mt-4">
          <p className="mb-2">They are safe. Try again in a moment.</p>
          <Button variant="secondary" size="sm" onClick={() => void drafts.refetch()}>
            Try again
          </Button>
        </InlineAlert>
      ) : null}
      {drafts.data?.length === 0 ? (
        <p className="py-4 text-ink-soft">
          None yet. A draft that you save is kept here for you alone, with all its versions.
        </p>
      ) : null}
      <ul>
        {drafts.data?.map((draft) => (
          <KeptRow
            key={draft.id}
            draft={draft}
            onOpen={() => onOpen(draft.id)}
            onDuplicate={() => duplication.mutate(draft.id)}
            onDelete={() => setDeleting(draft)}
          />
        ))}
      </ul>
      <DeleteDraft draft={deleting} onClose={() => setDeleting(null)} />
    </section>
  );
}

function Loading() {
  return (
    <div aria-busy="true" className="flex flex-col gap-5 py-4">
      <p role="status" className="sr-only">
        Loading your drafts...
      </p>
      <Skeleton className="w-2/3" />
      <Skeleton className="w-1/2" />
    </div>
  );
}
