import {
  CodeProofSchema,
  type SecondFactors,
  type TotpConfirmation,
  TotpConfirmationSchema,
} from '@casewright/contracts';
import { useEffect } from 'react';
import { productName } from '../../../shared/config/product';
import { useUser } from '../../../shared/stores/session-store';
import { CodeField, CurrentPassword } from '../../../shared/ui/account-fields';
import { CopiedField } from '../../../shared/ui/copied-field';
import { ActionDialog } from '../../../shared/ui/dialog';
import { type Form, useSchemaForm } from '../../../shared/ui/form';
import { toast } from '../../../shared/ui/toast-store';
import { type ShownProof, useBeginTotp, useConfirmTotp } from './factors-api';
import { ProofFields, useProofForm } from './proof-dialog';
import { QrCode } from './qr-code';
import { RecoveryCodes } from './recovery-codes';
import * as texts from './texts';

const PasswordSchema = CodeProofSchema.pick({ current: true });

export interface AddingProps {
  /** Of the account, which are shown before another is added; none for the first. */
  factors?: SecondFactors;
  onClose: () => void;
}

/** Asks for the password, shows the secret, takes a code, and shows the recovery codes this once. */
export function TotpDialog({ factors, onClose }: AddingProps) {
  const hasPasskey = Boolean(factors?.passkeys.length);
  const begin = useBeginTotp(hasPasskey);
  const confirm = useConfirmTotp();
  const proof = useProofForm();
  const password = useSchemaForm(PasswordSchema, { current: '' });
  const code = useSchemaForm(TotpConfirmationSchema, { code: '' });
  const codes = confirm.data?.recoveryCodes;
  const turnOn = (input: TotpConfirmation) =>
    confirm.mutate(input, {
      onSuccess: ({ recoveryCodes }) => {
        if (recoveryCodes) return;
        onClose();
        toast({ title: 'Authenticator app turned on', description: texts.codesStillWork });
      },
    });
  const goOn = (shown: ShownProof) => begin.mutate(shown);
  const prove = hasPasskey ? proof.handleSubmit(goOn) : password.handleSubmit(goOn);
  const isPending = begin.isPending || confirm.isPending;
  return (
    <ActionDialog
      title={codes ? 'Your recovery codes' : texts.setUpApp}
      act={begin.data ? 'Turn on' : 'Continue'}
      pendingText={isPending && (begin.data ? 'Turning on...' : 'Continuing...')}
      onSubmit={begin.data ? code.handleSubmit(turnOn) : prove}
      isDone={Boolean(codes)}
      error={begin.data ? confirm.error : begin.error}
      failed={
        begin.data
          ? 'It was not turned on. Try the next code.'
          : 'Setup could not start. Nothing has changed.'
      }
      outcome={codes ? <RecoveryCodes codes={codes} /> : null}
      onClose={onClose}
    >
      {begin.data ? (
        <SecretStep form={code} secret={begin.data.secret} />
      ) : hasPasskey ? (
        <ProofFields form={proof} {...{ hasPasskey, isPending }} onProof={goOn} />
      ) : (
        <CurrentPassword form={password} />
      )}
    </ActionDialog>
  );
}

interface SecretStepProps {
  form: Form<TotpConfirmation>;
  secret: string;
}

function SecretStep({ form, secret }: SecretStepProps) {
  const email = useUser()?.email ?? '';
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <div className="grid justify-items-start gap-5">
      <p className="text-sm">
        Scan this with an authenticator app on your phone, or type the key into it. Then enter the
        code that the app shows.
      </p>
      <QrCode text={addressOf(secret, email)} />
      <CopiedField
        label="Key"
        value={secret}
        shown={inGroups(secret)}
        copy="Copy key"
        copied="The key is copied."
        className="font-mono"
      />
      <CodeField form={form} label="Code from the app" hint="6 digits" inputMode="numeric" />
    </div>
  );
}

/** What authenticator apps read; all else of it is as they take it unasked. */
function addressOf(secret: string, email: string): string {
  const issuer = encodeURIComponent(productName);
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${secret}&issuer=${issuer}`;
}

function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
