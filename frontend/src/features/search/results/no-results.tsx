import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { searchHref } from '../../../shared/config/paths';
import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { ExampleQuery } from '../query/query-form';
import { isBeyondReach, type SearchAddress } from '../search-address';
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
            {texts.removeFilters}
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

/** The query as it was perhaps meant, to run with a click; nothing when there is none. */
export function DidYouMean({ suggestion }: { suggestion: string | null | undefined }) {
  if (!suggestion) return null;
  return (
    <p className="py-3 text-base">
      {texts.didYouMean}
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
