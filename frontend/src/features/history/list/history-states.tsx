import { History } from 'lucide-react';
import { Link } from 'react-router-dom';
import { searchHref } from '../../../shared/config/paths';
import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import * as texts from '../texts';

export function HistoryEmpty() {
  return (
    <EmptyState
      icon={History}
      title="No search history found. Start searching to see your history here."
      action={
        <p className="text-ink-soft">
          For example:{' '}
          <Link to={searchHref(texts.exampleQuery)} className="font-serif text-link italic">
            {texts.exampleQuery}
          </Link>
        </p>
      }
    />
  );
}

/** No entry that the filters let through. */
export function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <div className="mt-8">
      <EmptyState
        icon={History}
        title="No entry matches these filters."
        action={
          <Button variant="secondary" onClick={onShowAll}>
            Show all entries
          </Button>
        }
      />
    </div>
  );
}
