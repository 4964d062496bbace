import type { Passkey, SecondFactors } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { canUsePasskeys } from '../../../shared/api/passkeys';
import { dayOf } from '../../../shared/config/days';
import { lazyPart } from '../../../shared/loading/lazy-part';
import { ActRow } from '../../../shared/ui/act-row';
import { Badge } from '../../../shared/ui/badge';
import { Button } from '../../../shared/ui/button';
import { Fetched } from '../../../shared/ui/fetched';
import { Section } from '../../../shared/ui/section';
import { RemoveDialog, RenewDialog, TurnOffDialog } from './change-dialogs';
import { factorsQuery } from './factors-api';
import * as texts from './texts';

const TotpDialog = lazyPart(() => import('./totp-dialog'), 'TotpDialog');
const PasskeyDialog = lazyPart(() => import('./passkey-dialog'), 'PasskeyDialog');

/** Recovery codes below which one is told to make new ones. */
const FEW_CODES = 4;

type Open = 'app' | 'passkey' | 'renew' | 'turn-off' | Passkey | null;

/** What the account asks for besides the password. */
export function SecondFactorsPart() {
  const [isOpen, open] = useState<Open>(null);
  const query = useQuery(factorsQuery);
  const { data } = query;
  return (
    <Section
      isRuled
      title="Second step at login"
      description="Logging in then takes your password and a passkey or a code from your phone: neither is enough by itself."
    >
      <Fetched
        isKept
        query={query}
        what="your second step"
        otherwise="Nothing has changed. Try again in a moment."
        shape={['w-2/3']}
      >
        {(factors) => <Factors factors={factors} onOpen={open} />}
      </Fetched>
      {data && isOpen ? (
        <OpenDialog factors={data} what={isOpen} onClose={() => open(null)} />
      ) : null}
    </Section>
  );
}

interface OpenDialogProps {
  factors: SecondFactors;
  what: NonNullable<Open>;
  onClose: () => void;
}

function OpenDialog({ factors, what, onClose }: OpenDialogProps) {
  const { totp, passkeys } = factors;
  const hasPasskey = passkeys.length > 0;
  if (what === 'app') return <TotpDialog {...{ factors, onClose }} />;
  if (what === 'passkey') return <PasskeyDialog {...{ factors, onClose }} />;
  if (what === 'renew') return <RenewDialog {...{ hasPasskey, onClose }} />;
  if (what === 'turn-off') {
    return <TurnOffDialog isLast={!hasPasskey} {...{ hasPasskey, onClose }} />;
  }
  const isLast = !totp && passkeys.length === 1;
  return <RemoveDialog passkey={what} {...{ isLast, hasPasskey, onClose }} />;
}

interface FactorsProps {
  factors: SecondFactors;
  onOpen: (what: Open) => void;
}

function Factors({ factors: { totp, passkeys, recoveryCodesLeft }, onOpen }: FactorsProps) {
  const isOn = totp !== null || passkeys.length > 0;
  const fewLeft = recoveryCodesLeft < FEW_CODES ? ` Make new ones before you run out.` : '';
  return (
    <>
      {isOn ? (
        <ul className="border-t border-rule">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => onOpen(passkey)} />
          ))}
          {totp ? <AppRow since={totp.since} onTurnOff={() => onOpen('turn-off')} /> : null}
        </ul>
      ) : null}
      <p className={isOn ? 'mt-4 mb-5 text-ink-soft' : 'mb-5'}>
        {isOn ? texts.codesLeft(recoveryCodesLeft) + fewLeft : texts.passwordAlone}
      </p>
      <div className="flex flex-wrap gap-3">
        {canUsePasskeys() ? (
          <Button variant="secondary" onClick={() => onOpen('passkey')}>
            Add a passkey
          </Button>
        ) : null}
        {totp ? null : (
          <Button variant="secondary" onClick={() => onOpen('app')}>
            {texts.setUpApp}
          </Button>
        )}
        {isOn ? (
          <Button variant="secondary" onClick={() => onOpen('renew')}>
            New recovery codes
          </Button>
        ) : null}
      </div>
      {canUsePasskeys() ? null : (
        <p className="mt-4 text-sm text-ink-soft">
          This browser cannot use passkeys at this address. They need a name, not an IP address, and
          a secure connection.
        </p>
      )}
    </>
  );
}

function AppRow({ since, onTurnOff }: { since: string; onTurnOff: () => void }) {
  return (
    <ActRow
      name="Authenticator app"
      mark={<Badge icon={CircleCheck}>On</Badge>}
      facts={`since ${dayOf(since)}`}
      act="Turn off"
      actLabel="Turn off the authenticator app"
      onAct={onTurnOff}
    />
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { name, createdAt, lastUsedAt } = passkey;
  const used = lastUsedAt ? `last used ${dayOf(lastUsedAt)}` : 'never used';
  return (
    <ActRow
      name={name}
      mark={<Badge>Passkey</Badge>}
      facts={`added ${dayOf(createdAt)}, ${used}`}
      act="Remove"
      actLabel={`Remove ${name}`}
      onAct={onRemove}
    />
  );
}
