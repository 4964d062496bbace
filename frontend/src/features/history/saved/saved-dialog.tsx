import { SAVED_NAME_LENGTH, type SavedSearch } from '@casewright/contracts';
import { call } from '../../../shared/api/client';
import { savedSearchesQuery } from '../../../shared/api/history';
import { DeleteDialog } from '../../../shared/kept/delete-dialog';
import { NameDialog } from '../../../shared/kept/name-dialog';
import * as texts from '../texts';

interface SavedDialogProps {
  act: 'rename' | 'delete';
  search: SavedSearch;
  onClose: () => void;
}

/** Asks what a saved search is to be called, or whether it is to go. */
export function SavedDialog({ act, search: { id, name }, onClose }: SavedDialogProps) {
  return act === 'rename' ? (
    <NameDialog
      title={texts.renameSaved}
      act={texts.rename}
      words={{ pending: texts.renaming, failed: texts.notRenamed }}
      name={name}
      maxLength={SAVED_NAME_LENGTH}
      save={(next) => call('PUT /search/saved/:id', { params: { id }, body: { name: next } })}
      old={savedSearchesQuery}
      onClose={onClose}
    />
  ) : (
    <DeleteDialog
      title={texts.deleteSaved}
      description={texts.savedIsGone(name)}
      action={texts.deleteIt}
      remove={() => call('DELETE /search/saved/:id', { params: { id } })}
      words={{ done: texts.savedDeleted, failed: texts.savedNotDeleted }}
      old={savedSearchesQuery}
      onClose={onClose}
    />
  );
}
