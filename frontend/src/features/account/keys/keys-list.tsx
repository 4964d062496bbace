import type { ApiKey } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { FiguresFailed, reasonOf } from '../../../shared/ui/administration';
import { Button } from '../../../shared/ui/button';
import { LoadingLines } from '../../../shared/ui/skeleton';
import { toast, toastFailure } from '../../../shared/ui/toast-store';
import { KeyDialog } from './key-dialog';
import { keysQuery, useRevokeKey } from './keys-api';
import * as texts from './texts';

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const timeFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Keys of the user's programs, each to be revoked. */
export function KeysList() {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useQuery(keysQuery());
  return (
    <section aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1} className="border-b border-ink pb-2 text-xl">
        {texts.apiKeys}
      </h2>
      <p className="mt-4 text-ink-soft">{texts.forPrograms}</p>
      {data ? <Keys keys={data} onGone={() => heading.current?.focus()} /> : null}
      {data || error ? null : (
        <LoadingLines
          words={texts.loadingKeys}
          widths={['w-2/3', 'w-1/2']}
          className="gap-5 py-4"
        />
      )}
      {error && !data ? (
        <div className="mt-4">
          <FiguresFailed
            title={texts.keysCouldNotBeLoaded}
            error={error}
            otherwise={texts.keysStillWork}
            onRetry={() => void refetch()}
          />
        </div>
      ) : null}
      <Button variant="secondary" className="mt-5" onClick={() => setOpen(true)}>
        {texts.newKey}
      </Button>
      {isOpen ? <KeyDialog onClose={() => setOpen(false)} /> : null}
    </section>
  );
}

/** @param props.onGone the button that was pressed is gone, and the focus with it */
function Keys({ keys, onGone }: { keys: ApiKey[]; onGone: () => void }) {
  if (keys.length === 0) return <p className="mt-4 text-ink-soft">{texts.noKeys}</p>;
  return (
    <ul className="mt-2">
      {keys.map((key) => (
        <Key key={key.id} apiKey={key} onGone={onGone} />
      ))}
    </ul>
  );
}

function Key({ apiKey, onGone }: { apiKey: ApiKey; onGone: () => void }) {
  const { id, name, hint, scope, expiresAt, lastUsedAt } = apiKey;
  const revoke = useRevokeKey();
  const revokeIt = () =>
    revoke.mutate(id, {
      onSuccess: () => {
        toast({ title: texts.keyRevoked, description: texts.itWorksNoLonger });
        onGone();
      },
      onError: (error) => toastFailure(texts.keyNotRevoked, reasonOf(error, texts.keyNotRevoked)),
    });
  const end = new Date(expiresAt);
  const facts = [
    texts.SHORT_SCOPE_WORDS[scope],
    (end > new Date() ? texts.expires : texts.expired)(dayFormat.format(end)),
    lastUsedAt ? texts.lastUsed(timeFormat.format(new Date(lastUsedAt))) : texts.neverUsed,
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-rule py-row">
      <p className="min-w-0 flex-1">
        <span className="font-medium wrap-anywhere">{name}</span>
        <span className="block text-sm text-ink-soft tabular-nums">
          <code>{hint}…</code>, {facts.join(', ')}
        </span>
      </p>
      <Button
        variant="secondary"
        size="sm"
        aria-label={texts.revokeThis(name)}
        pendingText={revoke.isPending && texts.revoking}
        onClick={revokeIt}
      >
        {texts.revoke}
      </Button>
    </li>
  );
}
