import type { OwnSession } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { timeOf } from '../../shared/config/days';
import { ActRow } from '../../shared/ui/act-row';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { Fetched } from '../../shared/ui/fetched';
import { Section } from '../../shared/ui/section';
import { useRemoval } from '../../shared/ui/use-removal';
import { sessionsQuery } from './account-api';
import * as texts from './texts';

/** Where the user is signed in, each to be ended. */
export function SessionsList() {
  return (
    <Section isRuled title="Where you are signed in">
      <Fetched
        isKept
        query={useQuery(sessionsQuery)}
        what="your sessions"
        otherwise="You are still signed in. Try again in a moment."
      >
        {(sessions) => <Sessions sessions={sessions} />}
      </Fetched>
    </Section>
  );
}

function Sessions({ sessions }: { sessions: OwnSession[] }) {
  const endOthers = useRemoval(
    () => call('DELETE /account/sessions'),
    sessionsQuery,
    'Session not ended',
    ({ ended }) => ({ title: texts.endedWords(ended) }),
  );
  return (
    <>
      <ul>
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button
          variant="secondary"
          className="mt-5"
          pendingText={endOthers.isPending && 'Ending...'}
          onClick={() => endOthers.mutate()}
        >
          End all other sessions
        </Button>
      ) : (
        <p className="mt-4 text-ink-soft">You are not signed in anywhere else.</p>
      )}
    </>
  );
}

function Session({ session }: { session: OwnSession }) {
  const { id, device, address, startedAt, lastUsedAt, isCurrent } = session;
  const end = useRemoval(
    () => call('DELETE /account/sessions/:id', { params: { id } }),
    sessionsQuery,
    'Session not ended',
    () => ({ title: 'Session ended', description: 'That device is signed out.' }),
  );
  const facts = [`from ${address}`, `since ${timeOf(startedAt)}`];
  if (isCurrent) {
    const mark = <Badge>This session</Badge>;
    return <ActRow name={device} mark={mark} facts={facts.join(', ')} />;
  }
  return (
    <ActRow
      name={device}
      facts={[...facts, `last used ${timeOf(lastUsedAt)}`].join(', ')}
      act="End"
      actLabel={`End session: ${device}`}
      pendingText={end.isPending && 'Ending...'}
      onAct={() => end.mutate()}
    />
  );
}
