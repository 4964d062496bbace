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
      title={data ? 'Your recovery codes' : 'Make new recovery codes?'}
      follows="Your current codes will stop working."
      words={{
        act: 'Make codes',
        acting: 'Making codes...',
        failed: 'No new codes were made. Your current ones still work.',
      }}
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
      title: 'Authenticator app turned off',
      description: isLast ? texts.passwordAlone : texts.passkeysStay,
    });
  };
  return (
    <ProofDialog
      title="Turn off the authenticator app?"
      follows={isLast ? texts.passwordWillDo : texts.passkeysStay}
      words={{
        act: 'Turn off',
        acting: 'Turning off...',
        failed: 'It was not turned off. Try again.',
      }}
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
      title: 'Passkey removed',
      ...(isLast ? { description: texts.passwordAlone } : {}),
    });
  };
  return (
    <ProofDialog
      title={`Remove the passkey “${passkey.name}”?`}
      follows={isLast ? `${texts.worksNoLonger} ${texts.passwordWillDo}` : texts.worksNoLonger}
      words={{ act: 'Remove', acting: 'Removing...', failed: 'It was not removed. Try again.' }}
      hasPasskey
      {...{ isPending, error, onClose }}
      onProof={(proof) => mutate(proof, { onSuccess: removed })}
    />
  );
}
