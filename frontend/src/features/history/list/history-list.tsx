import type { HistoryEntry } from '@casewright/contracts';
import { useEffect, useMemo } from 'react';
import { Button } from '../../../shared/ui/button';
import { RetryAlert } from '../../../shared/ui/inline-alert';
import { LoadingLines } from '../../../shared/ui/skeleton';
import { toastFailure } from '../../../shared/ui/toast-store';
import { filterOf, useHistoryAddress } from '../history-address';
import { useHistoryCount, useHistoryPages } from '../history-queries';
import * as texts from '../texts';
import { groupHistory } from './group-history';
import { HistoryFilters } from './history-filters';
import { HistoryGroup } from './history-group';
import { HistoryEmpty, NothingFound } from './history-states';
import { HistoryToolbar } from './history-toolbar';
import { useSelection } from './use-selection';

const ROWS = ['mt-2 w-2/3', 'w-1/2', 'w-3/4', 'w-2/5'];
const NO_ENTRIES: HistoryEntry[] = [];

/** The history under its filters; without any entry, how to make one. */
export function HistoryList() {
  const [address, change] = useHistoryAddress();
  const filter = filterOf(address);
  const isWhole = Object.keys(filter).length === 0;
  const pages = useHistoryPages(filter);
  const { data, isError, errorUpdatedAt, isFetching, refetch } = pages;
  useEffect(() => {
    if (!isError || errorUpdatedAt === 0) return;
    toastFailure(texts.failedToLoadSearchHistory);
  }, [isError, errorUpdatedAt]);
  const isEmpty = data?.pages[0]?.length === 0;
  if (isEmpty && isWhole) return <HistoryEmpty />;
  return (
    <div className="max-w-4xl">
      {data || !isWhole ? <HistoryFilters address={address} onChange={change} /> : null}
      {isError && !isFetching && !data ? (
        <RetryAlert title={texts.failedToLoadSearchHistory} onRetry={() => void refetch()}>
          <p>Your searches are safe on the server but could not be loaded just now.</p>
        </RetryAlert>
      ) : !data ? (
        <LoadingLines isSaid words="Loading search history..." widths={ROWS} />
      ) : isEmpty ? (
        <NothingFound
          onShowAll={() => change({ category: null, words: '', from: null, to: null })}
        />
      ) : (
        <Entries pages={pages} filter={filter} isWhole={isWhole} />
      )}
    </div>
  );
}

interface EntriesProps {
  pages: ReturnType<typeof useHistoryPages>;
  filter: ReturnType<typeof filterOf>;
  isWhole: boolean;
}

/** The pages that are here, as one list, and a way to the next. */
function Entries({ pages, filter, isWhole }: EntriesProps) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  const entries = useMemo(() => data?.pages.flat() ?? NO_ENTRIES, [data]);
  const groups = useMemo(() => groupHistory(entries), [entries]);
  const selection = useSelection(entries);
  const counted = useHistoryCount(filter, hasNextPage);
  const of = hasNextPage ? counted : entries.length;
  const more = () =>
    void fetchNextPage().then(({ isError }) => {
      if (isError) toastFailure(texts.failedToLoadSearchHistory);
    });
  return (
    <>
      <HistoryToolbar selection={selection} shown={entries.length} of={of} isWhole={isWhole} />
      <div className="flex flex-col gap-12">
        {groups.map((group) => (
          <HistoryGroup key={group.category} group={group} selection={selection} />
        ))}
      </div>
      {hasNextPage ? (
        <Button
          variant="secondary"
          className="mt-8"
          pendingText={isFetchingNextPage && 'Loading...'}
          onClick={more}
        >
          Show older entries
        </Button>
      ) : null}
    </>
  );
}
