import { History } from 'lucide-react';
import { Link } from 'react-router-dom';
import { searchHref } from '../../shared/config/paths';
import { EmptyState } from '../../shared/ui/empty-state';

const EXAMPLE_QUERY = 'Miranda warnings before questioning';

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
