import { Skeleton } from '../../../shared/ui/skeleton';
import { Spinner } from '../../../shared/ui/spinner';

const SHAPES = ['first', 'second', 'third'] as const;

/** While a search runs: the words, and the shape of what comes. */
export function ResultsSkeleton() {
  return (
    <div aria-busy="true">
      <p role="status" className="flex items-center gap-2.5 border-b border-ink pb-3 text-ink-soft">
        <Spinner />
        Searching legal databases...
      </p>
      {SHAPES.map((shape) => (
        <div key={shape} className="flex flex-col gap-3 border-b border-rule py-7">
          <Skeleton className="h-6 w-64 max-w-full" />
          <Skeleton className="w-96 max-w-full" />
          <Skeleton className="mt-3 w-5/6" />
          <Skeleton className="mt-3 w-full" />
          <Skeleton className="w-full" />
          <Skeleton className="w-2/3" />
        </div>
      ))}
    </div>
  );
}
