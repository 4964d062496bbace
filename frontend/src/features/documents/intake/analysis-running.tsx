import { NO_PROGRESS } from '../../../shared/jobs/follow-job';
import { JobProgressBar, PercentBar } from '../../../shared/jobs/job-progress-bar';
import { Card } from '../../../shared/ui/card';
import { Skeleton } from '../../../shared/ui/skeleton';
import * as texts from '../texts';
import type { AnalysisRun } from './use-analysis';

const LINES = ['w-full', 'w-11/12', 'w-full', 'w-5/6', 'w-full', 'w-2/3'] as const;

/** The shape of the result to come, how far the upload or the work is, and a way out. */
export function AnalysisRunning({ run }: { run: AnalysisRun }) {
  const { uploading } = run;
  return (
    <Card aria-busy="true" className="mt-8" data-testid="analysis-running">
      <JobProgressBar
        words={uploading ? texts.uploading(uploading) : texts.readingAndAnalyzingDocument}
        progress={uploading ? NO_PROGRESS : run.progress}
        onCancel={run.cancel}
      />
      {uploading ? (
        <PercentBar label={texts.upload} percent={Math.floor(run.uploaded * 100)} />
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
