import type { Passkey, SecondFactors } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { canUsePasskeys } from '../../../shared/api/passkeys';
import { lazyPart } from '../../../shared/loading/lazy-part';
import { FiguresFailed } from '../../../shared/ui/administration';
import { Badge } from '../../../shared/ui/badge';
import { Button } from '../../../shared/ui/button';
import { LoadingLines } from '../../../shared/ui/skeleton';
import { RemoveDialog, RenewDialog, TurnOffDialog } from './change-dialogs';
import { factorsQuery } from './factors-api';
import * as texts from './texts';

const TotpDialog = lazyPart(async () => (await import('./totp-dialog')).TotpDialog);
const PasskeyDialog = lazyPart(async () => (await import('./passkey-dialog')).PasskeyDialog);

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const dayOf = (moment: string) => dayFormat.format(new Date(moment));
/** Recovery codes below which one is told to make new ones. */
const FEW_CODES = 4;

type Open = 'app' | 'passkey' | 'renew' | 'turn-off' | Passkey | null;

/** What the account asks for besides the password. */
export function SecondFactorsPart() {
  const id = useId();
  const [isOpen, open] = useState<Open>(null);
  const { data, error, refetch } = useQuery(factorsQuery());
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className="border-b border-ink pb-2 text-xl">
        {texts.secondFactor}
      </h2>
      <p className="mt-4 mb-5 text-ink-soft">{texts.codeBesidesPassword}</p>
      {data ? <Factors factors={data} onOpen={open} /> : null}
      {data || error ? null : <LoadingLines words={texts.loadingFactors} widths={['w-2/3']} />}
      {error && !data ? (
        <FiguresFailed
          title={texts.factorsCouldNotBeLoaded}
          error={error}
          otherwise={texts.nothingHasChanged}
          onRetry={() => void refetch()}
        />
      ) : null}
      <Suspense fallback={null}>
        {data && isOpen ? (
          <OpenDialog factors={data} what={isOpen} onClose={() => open(null)} />
        ) : null}
      </Suspense>
    </section>
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
    <Row
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
    <Row
      name={name}
      mark={<Badge>{texts.passkey}</Badge>}
      facts={`${texts.added(dayOf(createdAt))}, ${used}`}
      act={texts.remove}
      actLabel={texts.removeThis(name)}
      onAct={onRemove}
    />
  );
}

interface RowProps {
  name: string;
  mark: ReactNode;
  facts: string;
  act: string;
  actLabel: string;
  onAct: () => void;
}

function Row({ name, mark, facts, act, actLabel, onAct }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-rule py-row">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium wrap-anywhere">{name}</span>
          {mark}
        </p>
        <p className="text-sm text-ink-soft tabular-nums">{facts}</p>
      </div>
      <Button variant="secondary" size="sm" aria-label={actLabel} onClick={onAct}>
        {act}
      </Button>
    </li>
  );
}
