import { Skeleton } from '../../shared/ui/skeleton';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';

/** The shape of a screen while its code is on the way. */
export function ScreenSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>Loading…</VisuallyHidden>
      <Skeleton className="h-9 w-72 max-w-full" />
      <Skeleton className="mt-4 w-96 max-w-full" />
      <Skeleton className="mt-8 h-1 w-full" />
      <Skeleton className="mt-10 w-full" />
      <Skeleton className="mt-3 w-5/6" />
    </div>
  );
}
