import type { OwnSession } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../shared/api/client';
import { timeOf } from '../../shared/config/days';
import { ActRow } from '../../shared/ui/act-row';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { Fetched } from '../../shared/ui/fetched';
import { Section } from '../../shared/ui/section';
import { toast } from '../../shared/ui/toast-store';
import { useChange } from '../../shared/ui/use-change';
import { sessionsQuery } from './account-api';
import * as texts from './texts';

/** Where the user is signed in, each to be ended. */
export function SessionsList() {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Section isRuled title={texts.sessions} heading={heading}>
      <Fetched
        isKept
        query={useQuery(sessionsQuery)}
        what={texts.yourSessions}
        otherwise={texts.stillSignedIn}
      >
        {(sessions) => <Sessions sessions={sessions} onGone={() => heading.current?.focus()} />}
      </Fetched>
    </Section>
  );
}

/** @param props.onGone the button that was pressed is gone, and the focus with it */
function Sessions({ sessions, onGone }: { sessions: OwnSession[]; onGone: () => void }) {
  const endOthers = useChange(
    () => call('DELETE /account/sessions'),
    sessionsQuery,
    texts.sessionNotEnded,
    ({ ended }) => {
      toast({ title: texts.endedWords(ended) });
      onGone();
    },
  );
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
          onClick={() => endOthers.mutate()}
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
  const end = useChange(
    () => call('DELETE /account/sessions/:id', { params: { id } }),
    sessionsQuery,
    texts.sessionNotEnded,
    () => {
      toast({ title: texts.sessionEnded, description: texts.nobodyIsSignedInThere });
      onGone();
    },
  );
  const facts = [texts.from(address), texts.since(timeOf(startedAt))];
  if (isCurrent) {
    const mark = <Badge>{texts.thisSession}</Badge>;
    return <ActRow name={device} mark={mark} facts={facts.join(', ')} />;
  }
  return (
    <ActRow
      name={device}
      facts={[...facts, texts.lastUsed(timeOf(lastUsedAt))].join(', ')}
      act={texts.end}
      actLabel={texts.endSessionOf(device)}
      pendingText={end.isPending && texts.ending}
      onAct={() => end.mutate()}
    />
  );
}
