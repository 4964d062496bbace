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
    <Section isRuled title={texts.sessions}>
      <Fetched
        isKept
        query={useQuery(sessionsQuery)}
        what={texts.yourSessions}
        otherwise={texts.stillSignedIn}
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
    texts.sessionNotEnded,
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

function Session({ session }: { session: OwnSession }) {
  const { id, device, address, startedAt, lastUsedAt, isCurrent } = session;
  const end = useRemoval(
    () => call('DELETE /account/sessions/:id', { params: { id } }),
    sessionsQuery,
    texts.sessionNotEnded,
    () => ({ title: texts.sessionEnded, description: texts.nobodyIsSignedInThere }),
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
