import { SearchX } from 'lucide-react';
import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { RetryAlert } from '../../../shared/ui/inline-alert';
import { describeSearchFailure } from '../api/search-failure';
import { ExampleQuery } from '../query/query-form';
import { isBeyondReach, type SearchAddress } from '../search-address';
import { DidYouMean } from './did-you-mean';
import * as texts from './texts';
import { reachOfPages } from './texts';

interface NoResultsProps {
  address: SearchAddress;
  /** The query as it was perhaps meant. */
  suggestion?: string | null | undefined;
  onTurn: (change: Partial<Omit<SearchAddress, 'query'>>) => void;
}

/** Nothing matches, or the page asked for is beyond the last one. */
export function NoResults({ address, suggestion, onTurn }: NoResultsProps) {
  if (address.page > 1) {
    return (
      <EmptyState
        icon={SearchX}
        title={texts.thereIsNoPageOf(address.page.toLocaleString('en-US'))}
        action={
          <Button variant="secondary" onClick={() => onTurn({ page: 1 })}>
            {texts.showFirstPage}
          </Button>
        }
      >
        {isBeyondReach(address) ? <p>{reachOfPages()}</p> : null}
      </EmptyState>
    );
  }
  if (Object.keys(address.filters).length > 0) {
    return (
      <EmptyState
        icon={SearchX}
        title={texts.noCaseMatchesWithinThese}
        action={
          <Button variant="secondary" onClick={() => onTurn({ filters: {} })}>
            {texts.clearFilters}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState icon={SearchX} title={texts.noCaseInLibraryMatches} action={<ExampleQuery />}>
      <DidYouMean suggestion={suggestion} />
      <p>
        {texts.nothingWasFoundFor}
        <q className="wrap-anywhere text-ink">{address.query}</q>
        {texts.useFewerOrMoreCommon}
      </p>
    </EmptyState>
  );
}

/** The failure where the results would be: what happened, what is safe, what to do. */
export function SearchFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { title, description } = describeSearchFailure(error);
  return (
    <RetryAlert title={title} onRetry={onRetry}>
      <p className="wrap-anywhere">{description}</p>
      <p className="mt-1">{texts.yourQueryIsStillIn}</p>
    </RetryAlert>
  );
}
