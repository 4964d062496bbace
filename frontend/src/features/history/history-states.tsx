import { History } from 'lucide-react';
import { Link } from 'react-router-dom';
import { searchHref } from '../../shared/config/paths';
import { EmptyState } from '../../shared/ui/empty-state';
import { RetryAlert } from '../../shared/ui/inline-alert';
import { Skeleton } from '../../shared/ui/skeleton';
import { Spinner } from '../../shared/ui/spinner';

const EXAMPLE_QUERY = 'Miranda warnings before questioning';

const ROWS = ['w-2/3', 'w-1/2', 'w-3/4', 'w-2/5'] as const;

export function HistoryEmpty() {
  return (
    <EmptyState
      icon={History}
      title="No search history found. Start searching to see your history here."
      action={
        <p className="text-ink-soft">
          For example:{' '}
          <Link
            to={searchHref(EXAMPLE_QUERY)}
            className="font-serif text-accent-ink italic underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {EXAMPLE_QUERY}
          </Link>
        </p>
      }
    />
  );
}

/** What happened, what is safe, what to do. */
export function HistoryFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <RetryAlert title="Failed to load search history" onRetry={onRetry}>
      <p>Your searches are safe on the server but could not be loaded just now.</p>
    </RetryAlert>
  );
}

/** The words, and the shape of the rows to come. */
export function HistoryLoading() {
  return (
    <div aria-busy="true">
      <p role="status" className="flex items-center gap-2.5 border-b border-ink pb-2 text-ink-soft">
        <Spinner />
        Loading search history...
      </p>
      {ROWS.map((width) => (
        <div key={width} className="border-b border-rule py-4">
          <Skeleton className={width} />
        </div>
      ))}
    </div>
  );
}
