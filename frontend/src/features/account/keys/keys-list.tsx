import type { ApiKey } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/client';
import { dayOf, timeOf } from '../../../shared/config/days';
import { ActRow } from '../../../shared/ui/act-row';
import { Button } from '../../../shared/ui/button';
import { Fetched } from '../../../shared/ui/fetched';
import { Section } from '../../../shared/ui/section';
import { useRemoval } from '../../../shared/ui/use-removal';
import { keysQuery } from '../account-api';
import { KeyDialog } from './key-dialog';
import * as texts from './texts';

/** Keys of the user's programs, each to be revoked. */
export function KeysList() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section isRuled title={texts.apiKeys} description={texts.forPrograms}>
      <Fetched
        isKept
        query={useQuery(keysQuery)}
        what={texts.whatIsLoaded}
        otherwise={texts.keysStillWork}
      >
        {(keys) => <Keys keys={keys} />}
      </Fetched>
      <Button variant="secondary" className="mt-5" onClick={() => setOpen(true)}>
        {texts.newKey}
      </Button>
      {isOpen ? <KeyDialog onClose={() => setOpen(false)} /> : null}
    </Section>
  );
}

function Keys({ keys }: { keys: ApiKey[] }) {
  if (keys.length === 0) return <p className="text-ink-soft">{texts.noKeys}</p>;
  return (
    <ul>
      {keys.map((key) => (
        <Key key={key.id} apiKey={key} />
      ))}
    </ul>
  );
}

function Key({ apiKey }: { apiKey: ApiKey }) {
  const { id, name, hint, scope, expiresAt, lastUsedAt } = apiKey;
  const revoke = useRemoval(
    () => call('DELETE /account/keys/:id', { params: { id } }),
    keysQuery,
    texts.keyNotRevoked,
    () => ({ title: texts.keyRevoked, description: texts.itWorksNoLonger }),
  );
  const isCurrent = new Date(expiresAt) > new Date();
  const facts = [
    texts.SHORT_SCOPE_WORDS[scope],
    (isCurrent ? texts.expires : texts.expired)(dayOf(expiresAt)),
    lastUsedAt ? texts.lastUsed(timeOf(lastUsedAt)) : texts.neverUsed,
  ];
  return (
    <ActRow
      name={name}
      facts={
        <>
          <code>{hint}…</code>, {facts.join(', ')}
        </>
      }
      act={texts.revoke}
      actLabel={texts.revokeThis(name)}
      pendingText={revoke.isPending && texts.revoking}
      onAct={() => revoke.mutate()}
    />
  );
}
