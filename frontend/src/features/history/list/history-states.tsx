import { History } from 'lucide-react';
import { Link } from 'react-router-dom';
import { searchHref } from '../../../shared/config/paths';
import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { RetryAlert } from '../../../shared/ui/inline-alert';
import { Skeleton } from '../../../shared/ui/skeleton';
import { Spinner } from '../../../shared/ui/spinner';
import * as texts from '../texts';

const ROWS = ['w-2/3', 'w-1/2', 'w-3/4', 'w-2/5'] as const;

export function HistoryEmpty() {
  return (
    <EmptyState
      icon={History}
      title={texts.noSearchHistoryFound}
      action={
        <p className="text-ink-soft">
          {texts.forExample}
          <Link
            to={searchHref(texts.exampleQuery)}
            className="font-serif text-accent-ink italic underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {texts.exampleQuery}
          </Link>
        </p>
      }
    />
  );
}

/** What happened, what is safe, what to do. */
export function HistoryFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <RetryAlert title={texts.failedToLoadSearchHistory} onRetry={onRetry}>
      <p>{texts.yourSearchesAreSafe}</p>
    </RetryAlert>
  );
}

/** The words, and the shape of the rows to come. */
export function HistoryLoading() {
  return (
    <div aria-busy="true">
      <p role="status" className="flex items-center gap-2.5 border-b border-ink pb-2 text-ink-soft">
        <Spinner />
        {texts.loadingSearchHistory}
      </p>
      {ROWS.map((width) => (
        <div key={width} className="border-b border-rule py-4">
          <Skeleton className={width} />
        </div>
      ))}
    </div>
  );
}

/** No entry that the filters let through. */
export function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <div className="mt-8">
      <EmptyState
        icon={History}
        title={texts.nothingMatches}
        action={
          <Button variant="secondary" onClick={onShowAll}>
            {texts.showAll}
          </Button>
        }
      />
    </div>
  );
}
