import type { ApiKey } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../shared/api/client';
import { dayOf, timeOf } from '../../../shared/config/days';
import { ActRow } from '../../../shared/ui/act-row';
import { Button } from '../../../shared/ui/button';
import { Fetched } from '../../../shared/ui/fetched';
import { Section } from '../../../shared/ui/section';
import { toast } from '../../../shared/ui/toast-store';
import { useChange } from '../../../shared/ui/use-change';
import { keysQuery } from '../account-api';
import { KeyDialog } from './key-dialog';
import * as texts from './texts';

/** Keys of the user's programs, each to be revoked. */
export function KeysList() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <Section isRuled title={texts.apiKeys} description={texts.forPrograms} heading={heading}>
      <Fetched
        isKept
        query={useQuery(keysQuery)}
        what={texts.whatIsLoaded}
        otherwise={texts.keysStillWork}
      >
        {(keys) => <Keys keys={keys} onGone={() => heading.current?.focus()} />}
      </Fetched>
      <Button variant="secondary" className="mt-5" onClick={() => setOpen(true)}>
        {texts.newKey}
      </Button>
      {isOpen ? <KeyDialog onClose={() => setOpen(false)} /> : null}
    </Section>
  );
}

/** @param props.onGone the button that was pressed is gone, and the focus with it */
function Keys({ keys, onGone }: { keys: ApiKey[]; onGone: () => void }) {
  if (keys.length === 0) return <p className="text-ink-soft">{texts.noKeys}</p>;
  return (
    <ul>
      {keys.map((key) => (
        <Key key={key.id} apiKey={key} onGone={onGone} />
      ))}
    </ul>
  );
}

function Key({ apiKey, onGone }: { apiKey: ApiKey; onGone: () => void }) {
  const { id, name, hint, scope, expiresAt, lastUsedAt } = apiKey;
  const revoke = useChange(
    () => call('DELETE /account/keys/:id', { params: { id } }),
    keysQuery,
    texts.keyNotRevoked,
    () => {
      toast({ title: texts.keyRevoked, description: texts.itWorksNoLonger });
      onGone();
    },
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
