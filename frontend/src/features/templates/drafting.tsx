import { JobProgressBar } from '../../shared/jobs/job-progress-bar';
import { Skeleton } from '../../shared/ui/skeleton';
import { Busy } from '../../shared/ui/spinner';
import type { WorkBench } from './work/use-work';

export function Drafting({ bench }: { bench: WorkBench }) {
  return (
    <div aria-busy="true">
      <div className="border-b border-ink pb-2">
        {bench.isOpening ? (
          <Busy>Opening the draft...</Busy>
        ) : (
          <JobProgressBar
            words="Drafting the document..."
            progress={bench.progress}
            onCancel={bench.cancel}
          />
        )}
      </div>
      <DraftSkeleton />
    </div>
  );
}

export function DraftSkeleton() {
  return (
    <>
      <Skeleton className="mt-6 h-6 w-1/2" />
      <Skeleton className="mt-6 w-full" />
      <Skeleton className="mt-3 w-5/6" />
      <Skeleton className="mt-3 w-full" />
      <Skeleton className="mt-3 w-2/3" />
    </>
  );
}
