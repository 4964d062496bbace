import { type Narrowing, SAVED_NAME_LENGTH } from '@casewright/contracts';
import { call } from '../../../shared/api/client';
import { savedSearchesQuery } from '../../../shared/api/history';
import { NameDialog } from '../../../shared/kept/name-dialog';
import { toast } from '../../../shared/ui/toast-store';
import { type SearchAddress, searchedWords } from '../search-address';

interface SaveSearchDialogProps {
  address: SearchAddress;
  onClose: () => void;
}

/** Asks what a search is to be called, and saves it as it is narrowed. */
export function SaveSearchDialog({ address, onClose }: SaveSearchDialogProps) {
  const query = searchedWords(address);
  const narrowing = narrowingOf(address);
  return (
    <NameDialog
      title="Save search"
      description="Your search history lists it with its filters and sort order, and says how many cases are new."
      act="Save"
      words={{ pending: 'Saving...', failed: 'The search was not saved. Try again.' }}
      name={query.slice(0, SAVED_NAME_LENGTH)}
      maxLength={SAVED_NAME_LENGTH}
      save={(name) => call('POST /search/saved', { body: { name, query, narrowing } })}
      old={savedSearchesQuery}
      onSaved={() =>
        toast({ title: 'Search saved', description: 'Find it at the top of your search history.' })
      }
      onClose={onClose}
    />
  );
}

const narrowingOf = ({ filters, sort, isVerbatim }: SearchAddress): Narrowing => ({
  filters,
  sort,
  ...(isVerbatim ? { verbatim: true } : {}),
});
