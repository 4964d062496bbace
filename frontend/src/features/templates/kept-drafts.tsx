import type { SavedDraftSummary } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { CopyPlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../shared/api/client';
import { timeOf } from '../../shared/config/days';
import { DeleteDialog } from '../../shared/kept/delete-dialog';
import { KeptList, KeptRow, keptTitleClass } from '../../shared/kept/kept-list';
import { IconButton } from '../../shared/ui/icon-button';
import { announce } from '../../shared/ui/live-region';
import { useChange } from '../../shared/ui/use-change';
import { draftsQuery } from '../../shared/work/work-queries';
import { reportFailure } from './template-queries';
import * as texts from './texts';

/** The user's saved drafts: to open again, to duplicate, or to delete. */
export function KeptDrafts({ onOpen }: { onOpen: (id: number) => void }) {
  const drafts = useQuery(draftsQuery);
  const [deleting, setDeleting] = useState<SavedDraftSummary | null>(null);
  const { mutate: duplicate } = useChange(
    (id: number) => call('POST /templates/drafts/:id/duplicate', { params: { id } }),
    draftsQuery,
    (error) => reportFailure('The draft was not duplicated', error),
  );
  const said = {
    onSuccess: ({ title }: SavedDraftSummary) => announce(`${title} is in your drafts`),
  };
  return (
    <>
      <KeptList
        title="Your drafts"
        none="None yet. Drafts that you save are kept here, with all their versions, for you alone."
        list={drafts}
      >
        {drafts.data?.map((draft) => (
          <DraftRow
            key={draft.id}
            draft={draft}
            onOpen={() => onOpen(draft.id)}
            onDuplicate={() => duplicate(draft.id, said)}
            onDelete={() => setDeleting(draft)}
          />
        ))}
      </KeptList>
      {deleting ? (
        <DeleteDialog
          title="Delete this draft?"
          description={`“${deleting.title}” and all its versions are deleted. This cannot be undone.`}
          action="Delete draft"
          remove={() => call('DELETE /templates/drafts/:id', { params: { id: deleting.id } })}
          old={draftsQuery}
          words={{
            done: 'Draft deleted',
            failed: (error) => reportFailure('The draft was not deleted', error),
          }}
          onClose={() => setDeleting(null)}
        />
      ) : null}
    </>
  );
}

interface DraftRowProps {
  draft: SavedDraftSummary;
  onOpen: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

/** A kept draft: what it is, how far it is filled in, when it was saved last. */
function DraftRow({ draft, onOpen, onDuplicate, onDelete }: DraftRowProps) {
  const { title, documentType, jurisdiction, missing, version, updatedAt } = draft;
  return (
    <KeptRow
      title={
        <button type="button" onClick={onOpen} className={keptTitleClass}>
          {title}
        </button>
      }
      facts={[
        documentType,
        jurisdiction,
        texts.missingWords(missing),
        `version ${version}`,
        timeOf(updatedAt),
      ]}
    >
      <IconButton icon={CopyPlus} label={`Duplicate ${title}`} onClick={onDuplicate} />
      <IconButton icon={Trash2} label={`Delete ${title}`} onClick={onDelete} />
    </KeptRow>
  );
}
