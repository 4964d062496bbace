import { SAVED_NAME_LENGTH, type SavedSearch } from '@casewright/contracts';
import { call } from '../../../shared/api/client';
import { savedSearchesQuery } from '../../../shared/api/history';
import { DeleteDialog } from '../../../shared/kept/delete-dialog';
import { NameDialog } from '../../../shared/kept/name-dialog';

interface SavedDialogProps {
  act: 'rename' | 'delete';
  search: SavedSearch;
  onClose: () => void;
}

/** Asks what a saved search is to be called, or whether it is to go. */
export function SavedDialog({ act, search: { id, name }, onClose }: SavedDialogProps) {
  return act === 'rename' ? (
    <NameDialog
      title="Rename this search"
      act="Rename"
      words={{ pending: 'Renaming...', failed: 'The search was not renamed. Try again.' }}
      name={name}
      maxLength={SAVED_NAME_LENGTH}
      save={(next) => call('PUT /search/saved/:id', { params: { id }, body: { name: next } })}
      old={savedSearchesQuery}
      onClose={onClose}
    />
  ) : (
    <DeleteDialog
      title="Delete this saved search?"
      description={`“${name}” is deleted for good. Your history keeps the searches that you ran.`}
      action="Delete search"
      remove={() => call('DELETE /search/saved/:id', { params: { id } })}
      words={{ done: 'The saved search was deleted.', failed: 'The search was not deleted' }}
      old={savedSearchesQuery}
      onClose={onClose}
    />
  );
}
