import type { LibraryImport } from '@casewright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CirclePause, Clock, type LucideIcon, OctagonX } from 'lucide-react';
import { serverMessageOr } from '../../../shared/api/api-error';
import { Badge, type BadgeTone } from '../../../shared/ui/badge';
import { Button } from '../../../shared/ui/button';
import { toastFailure } from '../../../shared/ui/toast-store';
import { importsQuery, isUnderWay, stopImport } from '../library-queries';
import * as texts from '../texts';
import { byteSize, formatName, importOutcome, percentDone, stageWord } from './import-words';
import { Problems } from './problems';
import { StartAgain } from './start-again';

const timeFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

const STATES: Record<LibraryImport['state'], { word: string; icon: LucideIcon; tone: BadgeTone }> =
  {
    queued: { word: texts.waiting, icon: Clock, tone: 'plain' },
    running: { word: texts.running, icon: Clock, tone: 'brass' },
    done: { word: texts.done, icon: CircleCheck, tone: 'verified' },
    failed: { word: texts.failed, icon: OctagonX, tone: 'notfound' },
    interrupted: { word: texts.interrupted, icon: CirclePause, tone: 'mismatch' },
  };

/** One import: what, when, how far, and its outcome. */
export function ImportItem({ item }: { item: LibraryImport }) {
  const { word, icon, tone } = STATES[item.state];
  return (
    <li className="border-t border-rule py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="font-sans text-base font-semibold wrap-anywhere">{item.label}</h3>
        <Badge tone={tone} icon={icon}>
          {word}
        </Badge>
      </div>
      <p className="text-sm text-ink-soft tabular-nums">
        <time dateTime={item.createdAt}>{timeFormat.format(new Date(item.createdAt))}</time>
        {item.format ? ` · ${formatName(item.format)}` : ''}
        {item.bytesTotal > 0 ? ` · ${byteSize(item.bytesTotal)}` : ''}
        {item.files > 1 ? texts.files(item.files.toLocaleString('en-US')) : ''}
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
      <progress
        aria-label={texts.progressOf(item.label)}
        max={100}
        {...(percent === null ? {} : { value: percent })}
        className="h-2 w-full accent-accent"
      />
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-ink-soft tabular-nums">
        <p>
          {stageWord(item)}
          {percent === null ? '' : ` · ${percent}%`} · {item.records.read.toLocaleString('en-US')}{' '}
          {texts.records}
          {item.records.bad > 0 ? texts.notReadable(item.records.bad) : ''}
        </p>
        <Button
          variant="secondary"
          size="sm"
          disabled={item.stopping}
          pendingText={stop.isPending && texts.stopping}
          onClick={() => stop.mutate()}
        >
          {texts.stop}
        </Button>
      </div>
    </div>
  );
}

function useStop({ id }: LibraryImport) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => stopImport(id),
    onSettled: () => client.invalidateQueries(importsQuery()),
    onError: (error) => toastFailure(texts.importWasNotStopped, serverMessageOr(error)),
  });
}
