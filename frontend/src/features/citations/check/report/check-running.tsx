import { Button } from '../../../../shared/ui/button';
import { Skeleton } from '../../../../shared/ui/skeleton';
import { Spinner } from '../../../../shared/ui/spinner';
import * as texts from '../texts';

const LINES = ['w-full', 'w-11/12', 'w-full', 'w-5/6', 'w-full', 'w-2/3'] as const;

/** The shape of the report to come, and a way out. */
export function CheckRunning({ onCancel }: { onCancel: () => void }) {
  return (
    <div aria-busy="true">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-ink pb-3">
        <p role="status" className="flex items-center gap-2.5 text-ink-soft">
          <Spinner />
          {texts.checkingCitations}
        </p>
        <Button variant="secondary" size="sm" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
      <p className="mt-3 text-sm text-ink-soft">{texts.eachCitationIsLookedUp}</p>
      <div className="mt-8 flex max-w-measure flex-col gap-3">
        {LINES.map((width, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
          <Skeleton key={line} className={width} />
        ))}
      </div>
    </div>
  );
}
