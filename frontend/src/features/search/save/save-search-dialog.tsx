import { type Narrowing, SAVED_NAME_LENGTH } from '@casewright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { serverMessageOr } from '../../../shared/api/api-error';
import { call } from '../../../shared/api/client';
import { refreshSavedSearches } from '../../../shared/api/saved-searches';
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
  const client = useQueryClient();
  const query = searchedWords(address);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (name: string) =>
      call('POST /search/saved', { body: { name, query, narrowing: narrowingOf(address) } }),
    onSuccess() {
      void refreshSavedSearches(client);
      toast({ title: texts.searchSaved, description: texts.findItInHistory });
      onClose();
    },
  });
  return (
    <NameDialog
      title={texts.saveSearch}
      description={texts.savedWithFilters}
      act={texts.save}
      pendingText={isPending && texts.saving}
      name={query.slice(0, SAVED_NAME_LENGTH)}
      maxLength={SAVED_NAME_LENGTH}
      error={error ? serverMessageOr(error, texts.notSaved) : undefined}
      onName={mutate}
      onClose={onClose}
    />
  );
}

const narrowingOf = ({ filters, sort, isVerbatim }: SearchAddress): Narrowing => ({
  filters,
  sort,
  ...(isVerbatim ? { verbatim: true } : {}),
});
