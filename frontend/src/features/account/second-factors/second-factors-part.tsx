import type { SecondFactors } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { lazyPart } from '../../../shared/loading/lazy-part';
import { FiguresFailed } from '../../../shared/ui/administration';
import { Badge } from '../../../shared/ui/badge';
import { Button } from '../../../shared/ui/button';
import { LoadingLines } from '../../../shared/ui/skeleton';
import { toast } from '../../../shared/ui/toast-store';
import { factorsQuery, useRenewCodes, useTurnOffTotp } from './factors-api';
import { ProofDialog } from './proof-dialog';
import { RecoveryCodes } from './recovery-codes';
import * as texts from './texts';

const TotpDialog = lazyPart(async () => (await import('./totp-dialog')).TotpDialog);

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
/** Recovery codes below which one is told to make new ones. */
const FEW_CODES = 4;

type Open = 'set-up' | 'renew' | 'turn-off' | null;

/** What the account asks for besides the password. */
export function SecondFactorsPart() {
  const id = useId();
  const [isOpen, open] = useState<Open>(null);
  const close = () => open(null);
  const { data, error, refetch } = useQuery(factorsQuery());
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="border-b border-ink pb-2 text-xl">
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
        {isOpen === 'set-up' ? <TotpDialog onClose={close} /> : null}
      </Suspense>
      {isOpen === 'renew' ? <RenewDialog onClose={close} /> : null}
      {isOpen === 'turn-off' ? <TurnOffDialog onClose={close} /> : null}
    </section>
  );
}

interface FactorsProps {
  factors: SecondFactors;
  onOpen: (what: Open) => void;
}

function Factors({ factors: { totp, recoveryCodesLeft }, onOpen }: FactorsProps) {
  if (!totp) {
    return (
      <>
        <p className="mb-5">{texts.passwordAlone}</p>
        <Button variant="secondary" onClick={() => onOpen('set-up')}>
          {texts.setUpApp}
        </Button>
      </>
    );
  }
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{texts.authenticatorApp}</span>
        <Badge icon={CircleCheck}>{texts.on}</Badge>
        <span className="text-sm text-ink-soft">
          {texts.since(dayFormat.format(new Date(totp.since)))}
        </span>
      </p>
      <p className="mt-2 mb-5 text-ink-soft">
        {texts.codesLeft(recoveryCodesLeft)}
        {recoveryCodesLeft < FEW_CODES ? ` ${texts.makeNewOnes}` : ''}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => onOpen('renew')}>
          {texts.newCodes}
        </Button>
        <Button
          variant="secondary"
          aria-label={texts.turnOffApp}
          onClick={() => onOpen('turn-off')}
        >
          {texts.turnOff}
        </Button>
      </div>
    </>
  );
}

function RenewDialog({ onClose }: { onClose: () => void }) {
  const { mutate, isPending, error, data } = useRenewCodes();
  return (
    <ProofDialog
      title={data ? texts.yourRecoveryCodes : texts.newCodesQuestion}
      follows={texts.oldCodesEnd}
      words={{ act: texts.makeCodes, acting: texts.makingCodes, failed: texts.codesNotMade }}
      isPending={isPending}
      error={error}
      onProof={(proof) => mutate(proof)}
      onClose={onClose}
    >
      {data ? <RecoveryCodes codes={data.recoveryCodes} /> : null}
    </ProofDialog>
  );
}

function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { mutate, isPending, error } = useTurnOffTotp();
  const turnOff = () => {
    onClose();
    toast({ title: texts.turnedOff, description: texts.passwordAlone });
  };
  return (
    <ProofDialog
      title={texts.turnOffQuestion}
      follows={texts.passwordWillDo}
      words={{ act: texts.turnOff, acting: texts.turningOff, failed: texts.notTurnedOff }}
      isPending={isPending}
      error={error}
      onProof={(proof) => mutate(proof, { onSuccess: turnOff })}
      onClose={onClose}
    />
  );
}
