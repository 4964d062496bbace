import type { SavedDraftSummary } from '@casewright/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CopyPlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { KeptList, KeptRow, keptTitleClass } from '../../../shared/kept/kept-list';
import { IconButton } from '../../../shared/ui/icon-button';
import { announce } from '../../../shared/ui/live-region';
import { draftsQuery } from '../../../shared/work/work-queries';
import { duplicateDraft, refreshDrafts, reportFailure } from '../template-queries';
import * as texts from '../texts';
import { DeleteDraft } from './delete-draft';

/** The user's saved drafts: to open again, to duplicate, or to delete. */
export function KeptDrafts({ onOpen }: { onOpen: (id: number) => void }) {
  const drafts = useQuery(draftsQuery());
  const [deleting, setDeleting] = useState<SavedDraftSummary | null>(null);
  const duplicate = useDuplicate();
  return (
    <>
      <KeptList
        title={texts.yourDrafts}
        loading={texts.loadingYourDrafts}
        failed={texts.yourDraftsCouldNotBe}
        none={texts.noneYet}
        list={drafts}
      >
        {drafts.data?.map((draft) => (
          <DraftRow
            key={draft.id}
            draft={draft}
            onOpen={() => onOpen(draft.id)}
            onDuplicate={() => duplicate(draft.id)}
            onDelete={() => setDeleting(draft)}
          />
        ))}
      </KeptList>
      <DeleteDraft draft={deleting} onClose={() => setDeleting(null)} />
    </>
  );
}

function useDuplicate() {
  const client = useQueryClient();
  const duplication = useMutation({
    mutationFn: duplicateDraft,
    onSuccess({ title }) {
      void refreshDrafts(client);
      announce(texts.isInYourDrafts(title));
    },
    onError: (error) => reportFailure(texts.draftWasNotDuplicated, error),
  });
  return duplication.mutate;
}

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

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
        texts.version(version),
        dayFormat.format(new Date(updatedAt)),
      ]}
    >
      <IconButton icon={CopyPlus} label={texts.duplicate(title)} onClick={onDuplicate} />
      <IconButton icon={Trash2} label={texts.deleteTitled(title)} onClick={onDelete} />
    </KeptRow>
  );
}
