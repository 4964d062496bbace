import { Button } from '../../../../shared/ui/button';
import { Skeleton } from '../../../../shared/ui/skeleton';
import { Spinner } from '../../../../shared/ui/spinner';

const LINES = ['w-full', 'w-11/12', 'w-full', 'w-5/6', 'w-full', 'w-2/3'] as const;

/** The shape of the report to come, and a way out. */
export function CheckRunning({ onCancel }: { onCancel: () => void }) {
  return (
    <div aria-busy="true">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-ink pb-3">
        <p role="status" className="flex items-center gap-2.5 text-ink-soft">
          <Spinner />
          Checking citations...
        </p>
        <Button variant="secondary" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <p className="mt-3 text-sm text-ink-soft">
        Each citation is looked up in the library. A long brief takes a second or two.
      </p>
      <div className="mt-8 flex max-w-measure flex-col gap-3">
        {LINES.map((width, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
          <Skeleton key={line} className={width} />
        ))}
      </div>
    </div>
  );
}
