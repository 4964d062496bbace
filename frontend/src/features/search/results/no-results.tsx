import { SearchX } from 'lucide-react';
import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { RetryAlert } from '../../../shared/ui/inline-alert';
import { describeSearchFailure } from '../api/search-failure';
import { ExampleQuery } from '../query/query-form';
import { isBeyondReach, type SearchAddress } from '../search-address';
import { DidYouMean } from './did-you-mean';
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
        title={`This search has no page ${address.page.toLocaleString('en-US')}`}
        action={
          <Button variant="secondary" onClick={() => onTurn({ page: 1 })}>
            Show the first page
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
        title="No case matches within these filters"
        action={
          <Button variant="secondary" onClick={() => onTurn({ filters: {} })}>
            Clear filters
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState icon={SearchX} title="No case in the library matches" action={<ExampleQuery />}>
      <DidYouMean suggestion={suggestion} />
      <p>
        Nothing was found for <q className="wrap-anywhere text-ink">{address.query}</q>
        {
          '. Use fewer or more common words, leave out quotation marks, or check the spelling of a name. For example:'
        }
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
      <p className="mt-1">Your query is still in the field, and your history is safe.</p>
    </RetryAlert>
  );
}
