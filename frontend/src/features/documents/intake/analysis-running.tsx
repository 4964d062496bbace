import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { Skeleton } from '../../../shared/ui/skeleton';
import { Spinner } from '../../../shared/ui/spinner';
import type { AnalysisRun } from './use-analysis';

const LINES = ['w-full', 'w-11/12', 'w-full', 'w-5/6', 'w-full', 'w-2/3'] as const;

/** The shape of the result to come, how far the upload is, and a way out. */
export function AnalysisRunning({ run }: { run: AnalysisRun }) {
  const { file } = run.source ?? { file: null };
  const isUploading = file !== null && run.uploaded < 1;
  const percent = Math.floor(run.uploaded * 100);
  return (
    <Card aria-busy="true" className="mt-8" data-testid="analysis-running">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="flex min-w-0 items-center gap-2.5 text-ink-soft">
          <Spinner />
          <span className="wrap-anywhere">
            {isUploading ? `Uploading ${file.name}` : 'Reading and analyzing the document...'}
          </span>
        </p>
        <Button variant="secondary" size="sm" onClick={run.cancel}>
          Cancel
        </Button>
      </div>
      {isUploading ? (
        <div className="mt-3 flex items-center gap-3 text-sm text-ink-soft tabular-nums">
          <progress
            aria-label="Upload"
            value={percent}
            max={100}
            className="h-1.5 w-full accent-accent"
          />
          {percent}%
        </div>
      ) : null}
      <div className="mt-6 flex max-w-measure flex-col gap-3">
        {LINES.map((width, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
          <Skeleton key={line} className={width} />
        ))}
      </div>
    </Card>
  );
}
