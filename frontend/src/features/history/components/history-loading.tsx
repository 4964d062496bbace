import { Skeleton } from '../../../shared/ui/skeleton';
import { Spinner } from '../../../shared/ui/spinner';

const ROWS = ['w-2/3', 'w-1/2', 'w-3/4', 'w-2/5'] as const;

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
