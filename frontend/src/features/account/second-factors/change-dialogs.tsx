import type { Passkey } from '@casewright/contracts';
import { toast } from '../../../shared/ui/toast-store';
import { useRemovePasskey, useRenewCodes, useTurnOffTotp } from './factors-api';
import { ProofDialog } from './proof-dialog';
import { RecoveryCodes } from './recovery-codes';
import * as texts from './texts';

interface ChangeProps {
  hasPasskey: boolean;
  /** Whether the password alone lets in afterwards. */
  isLast: boolean;
  onClose: () => void;
}

export function RenewDialog({ hasPasskey, onClose }: Omit<ChangeProps, 'isLast'>) {
  const { mutate, isPending, error, data } = useRenewCodes();
  return (
    <ProofDialog
      title={data ? texts.yourRecoveryCodes : texts.newCodesQuestion}
      follows={texts.oldCodesEnd}
      words={{ act: texts.makeCodes, acting: texts.makingCodes, failed: texts.codesNotMade }}
      {...{ hasPasskey, isPending, error, onClose }}
      onProof={(proof) => mutate(proof)}
    >
      {data ? <RecoveryCodes codes={data.recoveryCodes} /> : null}
    </ProofDialog>
  );
}

export function TurnOffDialog({ hasPasskey, isLast, onClose }: ChangeProps) {
  const { mutate, isPending, error } = useTurnOffTotp();
  const turnedOff = () => {
    onClose();
    toast({
      title: texts.turnedOff,
      description: isLast ? texts.passwordAlone : texts.passkeysStay,
    });
  };
  return (
    <ProofDialog
      title={texts.turnOffQuestion}
      follows={isLast ? texts.passwordWillDo : texts.passkeysStay}
      words={{ act: texts.turnOff, acting: texts.turningOff, failed: texts.notTurnedOff }}
      {...{ hasPasskey, isPending, error, onClose }}
      onProof={(proof) => mutate(proof, { onSuccess: turnedOff })}
    />
  );
}

export function RemoveDialog({ passkey, isLast, onClose }: ChangeProps & { passkey: Passkey }) {
  const { mutate, isPending, error } = useRemovePasskey(passkey.id);
  const removed = () => {
    onClose();
    toast({
      title: texts.passkeyRemoved,
      ...(isLast ? { description: texts.passwordAlone } : {}),
    });
  };
  return (
    <ProofDialog
      title={texts.removeQuestion(passkey.name)}
      follows={isLast ? `${texts.worksNoLonger} ${texts.passwordWillDo}` : texts.worksNoLonger}
      words={{ act: texts.remove, acting: texts.removing, failed: texts.notRemoved }}
      hasPasskey
      {...{ isPending, error, onClose }}
      onProof={(proof) => mutate(proof, { onSuccess: removed })}
    />
  );
}
