import { RetryAlert } from '../../../shared/ui/inline-alert';
import { Skeleton } from '../../../shared/ui/skeleton';
import * as texts from '../texts';

export function ListFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <RetryAlert title={texts.citationsCouldNotBeFetched} onRetry={onRetry}>
      <p>{texts.restOfPageIsComplete}</p>
    </RetryAlert>
  );
}

export function ListLoading() {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {texts.fetchingCitations}
      </p>
      {['first', 'second', 'third'].map((shape) => (
        <div key={shape} className="flex flex-col gap-3 border-b border-rule py-6">
          <Skeleton className="h-5 w-72 max-w-full" />
          <Skeleton className="w-48" />
          <Skeleton className="max-w-measure" />
          <Skeleton className="w-2/3" />
        </div>
      ))}
    </div>
  );
}
