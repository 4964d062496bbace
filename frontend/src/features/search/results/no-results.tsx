import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { searchHref } from '../../../shared/config/paths';
import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { ExampleQuery } from '../query/query-form';
import { isBeyondReach, type SearchAddress } from '../search-address';
import { reachOfPages } from '../texts';

interface NoResultsProps {
  address: SearchAddress;
  /** The query as it was perhaps meant. */
  suggestion?: string | null | undefined;
  onTurn: (change: Partial<Omit<SearchAddress, 'query'>>) => void;
}

/** Nothing matches, or the page asked for lies beyond the last one. */
export function NoResults({ address, suggestion, onTurn }: NoResultsProps) {
  if (address.page > 1) {
    return (
      <EmptyState
        icon={SearchX}
        title={`There is no page ${address.page.toLocaleString('en-US')} of this search`}
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
            Remove the filters
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState icon={SearchX} title="No case in the library matches" action={<ExampleQuery />}>
      <DidYouMean suggestion={suggestion} />
      <p>
        Nothing was found for <q className="wrap-anywhere text-ink">{address.query}</q>. Use fewer
        or more common words, leave out quotation marks, or check the spelling of a name. For
        example:
      </p>
    </EmptyState>
  );
}

/** The query as it was perhaps meant, to run with a click; nothing when there is none. */
export function DidYouMean({ suggestion }: { suggestion: string | null | undefined }) {
  if (!suggestion) return null;
  return (
    <p className="py-3 text-base">
      Did you mean{' '}
      <Link
        to={searchHref(suggestion)}
        className="font-serif text-accent-ink italic underline underline-offset-4 wrap-anywhere hover:decoration-2"
      >
        {suggestion}
      </Link>
      ?
    </p>
  );
}
