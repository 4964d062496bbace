import type { HistoryEntry, SearchFilters } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { historyQuery } from '../../shared/api/history';
import { pages } from '../../shared/config/pages';
import { lazyPart } from '../../shared/loading/lazy-part';
import { useModel } from '../../shared/model/use-model';
import { PageHeader } from '../../shared/screens/page-header';
import { toastFailure } from '../../shared/ui/toast-store';
import { SearchFilterPanel } from './filters/search-filter-panel';
import { ExampleQuery, QueryForm } from './query/query-form';
import { SearchPoints } from './query/search-points';
import { RecentSearches, SkipToRecent } from './recent-searches';
import { SearchOutcome } from './results/search-outcome';
import { type Search, useSearch } from './run/use-search';

const Scope = lazyPart(() => import('./filters/scope'), 'Scope');

/** On a small screen, the first result begins on it. */
const LOW_HEADER =
  'max-md:-mt-4 max-md:[&_h1]:text-lg max-md:[&_header>div]:mb-2 max-md:[&_header>div]:gap-y-1';

/** The query field is the page until something is asked; then it moves up and stays. */
export function SearchScreen() {
  const search = useSearch();
  const history = useHistory();
  // Asked for before the results are, as they are laid out by it.
  useModel();
  return (
    <>
      <div className={search.isAsked ? LOW_HEADER : undefined}>
        <PageHeader
          title={pages.search.title}
          subject={search.address.query}
          actions={<SearchPoints points={search.points} />}
        />
      </div>
      <Query search={search} />
      <Below search={search} history={history} />
    </>
  );
}

function Query({ search }: { search: Search }) {
  const { isAsked, isRunning } = search;
  // Of a search that is still to be asked; one that is shown has its filters in its address.
  const [scope, setScope] = useState<SearchFilters>({});
  return (
    <div
      className={
        isAsked
          ? '-mt-8 border-rule bg-paper pt-3 pb-3 max-md:relative md:sticky md:low:static md:py-4 md:top-0 md:z-20 md:border-b'
          : 'mt-10 max-w-3xl md:mt-20'
      }
    >
      {isAsked ? null : (
        <p className="mb-6 font-serif text-xl text-ink-soft">
          Ask in plain words, or give the name of a case or its citation.
        </p>
      )}
      <QueryForm
        key={search.visit}
        query={search.address.query}
        isRunning={isRunning}
        isCompact={isAsked}
        onAsk={(query) => search.ask(query, isAsked ? undefined : scope)}
      />
      {isAsked ? (
        <SearchFilterPanel search={search} place="above" />
      ) : (
        <>
          <FirstHint />
          <Scope filters={scope} onChange={setScope} />
        </>
      )}
    </div>
  );
}

/** Filters, results and recent searches; before a search the last of these alone. */
function Below({ search, history }: { search: Search; history: readonly HistoryEntry[] }) {
  const { isAsked } = search;
  return (
    <div
      className={
        isAsked
          ? 'mt-3 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-12 md:mt-6 lg:grid-cols-[14rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]'
          : 'max-w-3xl'
      }
    >
      {isAsked ? (
        <>
          {history.length > 0 ? <SkipToRecent /> : null}
          <SearchFilterPanel search={search} place="beside" />
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <SearchOutcome search={search} />
          </div>
        </>
      ) : null}
      <div className={isAsked ? 'lg:col-start-1' : 'mt-14'}>
        <RecentSearches history={history} />
      </div>
    </div>
  );
}

function FirstHint() {
  return (
    <p className="mt-4 text-ink-soft">
      For example: <ExampleQuery />
    </p>
  );
}

/** The history for this screen: empty until it is there, and a toast when it does not come. */
function useHistory() {
  const { data, errorUpdatedAt, isError } = useQuery(historyQuery);
  useEffect(() => {
    if (!isError || errorUpdatedAt === 0) return;
    toastFailure('Failed to fetch search history');
  }, [isError, errorUpdatedAt]);
  return data ?? [];
}
