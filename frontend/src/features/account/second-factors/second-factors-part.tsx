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
    <Section isRuled title={texts.secondFactor} description={texts.codeBesidesPassword}>
      <Fetched
        isKept
        query={query}
        what={texts.whatIsLoaded}
        otherwise={texts.nothingHasChanged}
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
  const fewLeft = recoveryCodesLeft < FEW_CODES ? ` ${texts.makeNewOnes}` : '';
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
            {texts.addPasskey}
          </Button>
        ) : null}
        {totp ? null : (
          <Button variant="secondary" onClick={() => onOpen('app')}>
            {texts.setUpApp}
          </Button>
        )}
        {isOn ? (
          <Button variant="secondary" onClick={() => onOpen('renew')}>
            {texts.newCodes}
          </Button>
        ) : null}
      </div>
      {canUsePasskeys() ? null : (
        <p className="mt-4 text-sm text-ink-soft">{texts.noPasskeysHere}</p>
      )}
    </>
  );
}

function AppRow({ since, onTurnOff }: { since: string; onTurnOff: () => void }) {
  return (
    <ActRow
      name={texts.authenticatorApp}
      mark={<Badge icon={CircleCheck}>{texts.on}</Badge>}
      facts={texts.since(dayOf(since))}
      act={texts.turnOff}
      actLabel={texts.turnOffApp}
      onAct={onTurnOff}
    />
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { name, createdAt, lastUsedAt } = passkey;
  const used = lastUsedAt ? texts.lastUsed(dayOf(lastUsedAt)) : texts.neverUsed;
  return (
    <ActRow
      name={name}
      mark={<Badge>{texts.passkey}</Badge>}
      facts={`${texts.added(dayOf(createdAt))}, ${used}`}
      act={texts.remove}
      actLabel={texts.removeThis(name)}
      onAct={onRemove}
    />
  );
}
