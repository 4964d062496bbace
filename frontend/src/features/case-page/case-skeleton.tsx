import { Skeleton } from '../../shared/ui/skeleton';
import { Spinner } from '../../shared/ui/spinner';

/** The shape of a case's page while it is fetched. */
export function CaseSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="mt-4 w-1/2" />
      <p role="status" className="mt-10 flex items-center gap-2.5 text-ink-soft">
        <Spinner />
        Opening the case...
      </p>
      <div className="mt-6 flex max-w-measure flex-col gap-3">
        {['w-full', 'w-full', 'w-5/6', 'w-full', 'w-2/3'].map((width, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
          <Skeleton key={line} className={width} />
        ))}
      </div>
    </div>
  );
}
