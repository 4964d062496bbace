import { Clock } from 'lucide-react';
import { Button } from '../shared/ui/button';
import { useSessionEnd } from './use-session-end';

const timeFormat = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/** Some minutes before the session ends: when, and how to stay. */
export function SessionWarning() {
  const { ending, stay } = useSessionEnd();
  if (!ending) return null;
  return (
    <div
      role="alert"
      data-no-print
      className="pointer-events-none fixed inset-x-0 bottom-0 z-40 flex justify-center p-4"
    >
      <div className="pointer-events-auto flex max-w-2xl flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-brass bg-brass-wash px-4 py-3 text-sm shadow-float">
        <Clock aria-hidden className="size-4 shrink-0 text-brass-ink" />
        <p className="min-w-0 flex-1 basis-60">
          <span className="block font-semibold">
            {`Your session ends at ${timeFormat.format(ending.at)}.`}
          </span>
          {ending.canStay
            ? 'Stay signed in, or sign in again later: you will return here, and what you are writing is kept in this tab.'
            : 'It cannot be extended. Sign in again then: you will return here, and what you are writing is kept in this tab.'}
        </p>
        {ending.canStay ? (
          <Button size="sm" onClick={stay}>
            Stay signed in
          </Button>
        ) : null}
      </div>
    </div>
  );
}
