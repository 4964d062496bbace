import type { OwnSession } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { FiguresFailed, reasonOf } from '../../shared/ui/administration';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { LoadingLines } from '../../shared/ui/skeleton';
import { toast, toastFailure } from '../../shared/ui/toast-store';
import { sessionsQuery, useEndOtherSessions, useEndSession } from './account-api';
import * as texts from './texts';

const timeFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const timeOf = (moment: string) => timeFormat.format(new Date(moment));

/** Where the user is signed in, each to be ended. */
export function SessionsList() {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useQuery(sessionsQuery());
  return (
    <section aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1} className="border-b border-ink pb-2 text-xl">
        {texts.sessions}
      </h2>
      {data ? <Sessions sessions={data} onGone={() => heading.current?.focus()} /> : null}
      {data || error ? null : (
        <LoadingLines
          words={texts.loadingSessions}
          widths={['w-2/3', 'w-1/2']}
          className="gap-5 py-4"
        />
      )}
      {error && !data ? (
        <div className="mt-4">
          <FiguresFailed
            title={texts.sessionsCouldNotBeLoaded}
            error={error}
            otherwise={texts.stillSignedIn}
            onRetry={() => void refetch()}
          />
        </div>
      ) : null}
    </section>
  );
}

/** @param props.onGone the button that was pressed is gone, and the focus with it */
function Sessions({ sessions, onGone }: { sessions: OwnSession[]; onGone: () => void }) {
  const endOthers = useEndOtherSessions();
  const endAll = () =>
    endOthers.mutate(undefined, {
      onSuccess: ({ ended }) => {
        toast({ title: texts.endedWords(ended) });
        onGone();
      },
      onError: (error) =>
        toastFailure(texts.sessionNotEnded, reasonOf(error, texts.sessionNotEnded)),
    });
  return (
    <>
      <ul>
        {sessions.map((session) => (
          <Session key={session.id} session={session} onGone={onGone} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button
          variant="secondary"
          className="mt-5"
          pendingText={endOthers.isPending && texts.ending}
          onClick={endAll}
        >
          {texts.endAllOthers}
        </Button>
      ) : (
        <p className="mt-4 text-ink-soft">{texts.signedInNowhereElse}</p>
      )}
    </>
  );
}

function Session({ session, onGone }: { session: OwnSession; onGone: () => void }) {
  const { id, device, address, startedAt, lastUsedAt, isCurrent } = session;
  const end = useEndSession();
  const endIt = () =>
    end.mutate(id, {
      onSuccess: () => {
        toast({ title: texts.sessionEnded, description: texts.nobodyIsSignedInThere });
        onGone();
      },
      onError: (error) =>
        toastFailure(texts.sessionNotEnded, reasonOf(error, texts.sessionNotEnded)),
    });
  const facts = [texts.from(address), texts.since(timeOf(startedAt))];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-rule py-row">
      <p className="min-w-0 flex-1">
        <span className="font-medium">{device}</span>
        <span className="block text-sm text-ink-soft tabular-nums">
          {(isCurrent ? facts : [...facts, texts.lastUsed(timeOf(lastUsedAt))]).join(', ')}
        </span>
      </p>
      {isCurrent ? (
        <Badge>{texts.thisSession}</Badge>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          aria-label={texts.endSessionOf(device)}
          pendingText={end.isPending && texts.ending}
          onClick={endIt}
        >
          {texts.end}
        </Button>
      )}
    </li>
  );
}
