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

const expires = (day: string) => `expires ${day}`;

const expired = (day: string) => `expired ${day}`;

const SHORT_SCOPE_WORDS = { read: 'read', write: 'read and write' } as const;

/** Keys of the user's programs, each to be revoked. */
export function KeysList() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section
      isRuled
      title="API keys"
      description="A key lets your own programs do what your role allows, except for accounts and administration. All keys are revoked when you change your password or your role changes."
    >
      <Fetched
        isKept
        query={useQuery(keysQuery)}
        what="your API keys"
        otherwise="Your keys still work. Try again in a moment."
      >
        {(keys) => <Keys keys={keys} />}
      </Fetched>
      <Button variant="secondary" className="mt-5" onClick={() => setOpen(true)}>
        New API key
      </Button>
      {isOpen ? <KeyDialog onClose={() => setOpen(false)} /> : null}
    </Section>
  );
}

function Keys({ keys }: { keys: ApiKey[] }) {
  if (keys.length === 0) return <p className="text-ink-soft">You have no API keys.</p>;
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
    'API key not revoked',
    () => ({ title: 'API key revoked', description: 'It no longer works.' }),
  );
  const isCurrent = new Date(expiresAt) > new Date();
  const facts = [
    SHORT_SCOPE_WORDS[scope],
    (isCurrent ? expires : expired)(dayOf(expiresAt)),
    lastUsedAt ? `last used ${timeOf(lastUsedAt)}` : 'not used yet',
  ];
  return (
    <ActRow
      name={name}
      facts={
        <>
          <code>{hint}…</code>, {facts.join(', ')}
        </>
      }
      act="Revoke"
      actLabel={`Revoke API key: ${name}`}
      pendingText={revoke.isPending && 'Revoking...'}
      onAct={() => revoke.mutate()}
    />
  );
}
