import { type Narrowing, SAVED_NAME_LENGTH } from '@casewright/contracts';
import { call } from '../../../shared/api/client';
import { savedSearchesQuery } from '../../../shared/api/history';
import { NameDialog } from '../../../shared/kept/name-dialog';
import { toast } from '../../../shared/ui/toast-store';
import { type SearchAddress, searchedWords } from '../search-address';
import * as texts from './texts';

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
      title={texts.saveSearch}
      description={texts.savedWithFilters}
      act={texts.save}
      words={{ pending: texts.saving, failed: texts.notSaved }}
      name={query.slice(0, SAVED_NAME_LENGTH)}
      maxLength={SAVED_NAME_LENGTH}
      save={(name) => call('POST /search/saved', { body: { name, query, narrowing } })}
      old={savedSearchesQuery}
      onSaved={() => toast({ title: texts.searchSaved, description: texts.findItInHistory })}
      onClose={onClose}
    />
  );
}

const narrowingOf = ({ filters, sort, isVerbatim }: SearchAddress): Narrowing => ({
  filters,
  sort,
  ...(isVerbatim ? { verbatim: true } : {}),
});
