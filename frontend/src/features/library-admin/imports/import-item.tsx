import type { LibraryImport } from '@casewright/contracts';
import { CircleCheck, CirclePause, Clock, OctagonX, RotateCcw } from 'lucide-react';
import { serverMessageOr } from '../../../shared/api/api-error';
import { call } from '../../../shared/api/client';
import { timeOf } from '../../../shared/config/days';
import { ProgressBar } from '../../../shared/jobs/job-progress-bar';
import { type BadgeLook, StateBadge } from '../../../shared/ui/badge';
import { Button } from '../../../shared/ui/button';
import { toastFailure } from '../../../shared/ui/toast-store';
import { useChange } from '../../../shared/ui/use-change';
import { importsQuery, isUnderWay } from '../library-queries';
import { byteSize, formatName, importOutcome, percentDone, stageWord } from './import-words';
import { Problems } from './problems';
import { useStartImport } from './start-import';

const STATES: Record<LibraryImport['state'], BadgeLook> = {
  queued: { word: 'Waiting', icon: Clock, tone: 'plain' },
  running: { word: 'Running', icon: Clock, tone: 'brass' },
  done: { word: 'Done', icon: CircleCheck, tone: 'verified' },
  failed: { word: 'Failed', icon: OctagonX, tone: 'notfound' },
  interrupted: { word: 'Interrupted', icon: CirclePause, tone: 'mismatch' },
};

/** One import: what, when, how far, and its outcome. */
export function ImportItem({ item }: { item: LibraryImport }) {
  return (
    <li className="border-t border-rule py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="font-sans text-base font-semibold wrap-anywhere">{item.label}</h3>
        <StateBadge look={STATES[item.state]} />
      </div>
      <p className="text-sm text-ink-soft tabular-nums">
        <time dateTime={item.createdAt}>{timeOf(item.createdAt)}</time>
        {item.format ? ` · ${formatName(item.format)}` : ''}
        {item.bytesTotal > 0 ? ` · ${byteSize(item.bytesTotal)}` : ''}
        {item.files > 1 ? ` · ${item.files.toLocaleString('en-US')} files` : ''}
      </p>
      {isUnderWay(item) ? (
        <Progress item={item} />
      ) : (
        <p className="mt-1 max-w-measure text-sm wrap-anywhere">{importOutcome(item)}</p>
      )}
      {item.state === 'interrupted' || item.state === 'failed' ? <StartAgain item={item} /> : null}
      {item.records.bad > 0 ? <Problems importId={item.id} count={item.records.bad} /> : null}
    </li>
  );
}

function Progress({ item }: { item: LibraryImport }) {
  const percent = percentDone(item);
  const stop = useStop(item);
  return (
    <div className="mt-2 max-w-2xl">
      <ProgressBar label={`Progress of ${item.label}`} value={percent} />
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-ink-soft tabular-nums">
        <p>
          {stageWord(item)}
          {percent === null ? '' : ` · ${percent}%`} · {item.records.read.toLocaleString('en-US')}{' '}
          records
          {item.records.bad > 0 ? ` · ${item.records.bad} not readable` : ''}
        </p>
        <Button
          variant="secondary"
          size="sm"
          disabled={item.stopping}
          pendingText={stop.isPending && 'Stopping...'}
          onClick={() => stop.mutate()}
        >
          Stop
        </Button>
      </div>
    </div>
  );
}

function useStop({ id }: LibraryImport) {
  const stop = () => call('DELETE /library/imports/:id', { params: { id } });
  return useChange(stop, importsQuery, 'The import was not stopped');
}

/** Restarts an import that failed or was interrupted; nothing where it had more than one path. */
export function StartAgain({ item: { paths } }: { item: LibraryImport }) {
  const [path, ...others] = paths;
  const start = useStartImport((error) =>
    toastFailure('The import was not started', serverMessageOr(error)),
  );
  if (path === undefined || others.length > 0) return null;
  return (
    <Button
      variant="secondary"
      size="sm"
      className="mt-2"
      pendingText={start.isPending && 'Starting...'}
      onClick={() => start.mutate(path)}
    >
      <RotateCcw aria-hidden className="size-4" strokeWidth={1.75} />
      Start again
    </Button>
  );
}
