import { clsx } from 'clsx';
import { Button } from '../ui/button';
import { Spinner } from '../ui/spinner';
import type { JobProgress } from './follow-job';

interface JobProgressBarProps {
  /** What is said before the first stage, and where there are none. */
  words: string;
  progress: JobProgress;
  onCancel: () => void;
}

/** What is being done and how far it is, and a way out. Stages are read out, percents are not. */
export function JobProgressBar({ words, progress, onCancel }: JobProgressBarProps) {
  const { stage, percent } = progress;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="flex min-w-0 items-center gap-2.5 text-ink-soft">
          <Spinner />
          <span className="wrap-anywhere">{stage === null ? words : `${stage}...`}</span>
        </p>
        <Button variant="secondary" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      {percent > 0 ? <PercentBar label="Progress" percent={percent} /> : null}
    </>
  );
}

export function PercentBar({ label, percent }: { label: string; percent: number }) {
  return (
    <div className="mt-3 flex items-center gap-3 text-sm text-ink-soft tabular-nums">
      <ProgressBar label={label} value={percent} />
      {percent}%
    </div>
  );
}

interface ProgressBarProps {
  label: string;
  /** Null where the whole is not known. */
  value: number | null;
  max?: number;
  /** Whether little of it is left. */
  isNear?: boolean;
  className?: string;
}

export function ProgressBar({ label, value, max = 100, isNear, className }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      max={max}
      {...(value === null ? {} : { value })}
      className={clsx(
        'h-1.5 w-full appearance-none overflow-hidden rounded-full bg-rule [&::-webkit-progress-bar]:bg-rule',
        isNear
          ? '[&::-moz-progress-bar]:bg-notfound [&::-webkit-progress-value]:bg-notfound'
          : '[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-value]:bg-accent',
        className,
      )}
    />
  );
}
