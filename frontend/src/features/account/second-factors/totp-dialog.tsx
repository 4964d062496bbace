import {
  CodeProofSchema,
  type SecondFactors,
  type TotpConfirmation,
  TotpConfirmationSchema,
} from '@casewright/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { canUsePasskeys } from '../../../shared/api/passkeys';
import { productName } from '../../../shared/config/product';
import { useUser } from '../../../shared/stores/session-store';
import { FailureLine, reasonOf } from '../../../shared/ui/administration';
import { CopyButton } from '../../../shared/ui/copy-button';
import { ActionDialog } from '../../../shared/ui/dialog';
import { Field } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';
import { toast } from '../../../shared/ui/toast-store';
import { CurrentPassword } from '../current-password';
import { type ShownProof, useBeginTotp, useConfirmTotp } from './factors-api';
import { ProofForm, type ProofFormProps } from './proof-dialog';
import { QrCode } from './qr-code';
import { RecoveryCodes } from './recovery-codes';
import * as texts from './texts';

export interface AddingProps {
  /** Of the account, which are shown before another is added; none for the first. */
  factors?: SecondFactors;
  onClose: () => void;
}

/** Asks for the password, shows the secret, takes a code, and shows the recovery codes this once. */
export function TotpDialog({ factors, onClose }: AddingProps) {
  const formId = useId();
  const hasPasskey = Boolean(factors?.passkeys.length);
  const begin = useBeginTotp(hasPasskey);
  const confirm = useConfirmTotp();
  const codes = confirm.data?.recoveryCodes;
  const turnOn = (input: TotpConfirmation) =>
    confirm.mutate(input, {
      onSuccess: ({ recoveryCodes }) => {
        if (recoveryCodes) return;
        onClose();
        toast({ title: texts.appTurnedOn, description: texts.codesStillWork });
      },
    });
  const isPending = begin.isPending || confirm.isPending;
  const error = begin.data ? confirm.error : begin.error;
  return (
    <ActionDialog
      title={codes ? texts.yourRecoveryCodes : texts.setUpApp}
      act={begin.data ? texts.turnOn : texts.goOn}
      pendingText={isPending && (begin.data ? texts.turningOn : texts.goingOn)}
      formId={formId}
      isDone={Boolean(codes)}
      onClose={onClose}
    >
      {begin.data ? null : (
        <ProofStep {...{ formId, hasPasskey, isPending }} onProof={begin.mutate} />
      )}
      {begin.data && !codes ? (
        <SecretStep formId={formId} secret={begin.data.secret} onCode={turnOn} />
      ) : null}
      <div role="status" className="mt-4 text-sm">
        {error ? (
          <FailureLine>
            {reasonOf(error, begin.data ? texts.notTurnedOn : texts.notBegun)}
          </FailureLine>
        ) : null}
        {codes ? <RecoveryCodes codes={codes} /> : null}
      </div>
    </ActionDialog>
  );
}

/** Asks for the password, and for the passkey or a code of an account that has one. */
function ProofStep({ hasPasskey, ...rest }: ProofFormProps) {
  if (hasPasskey) return <ProofForm {...rest} hasPasskey={canUsePasskeys()} />;
  return <PasswordStep formId={rest.formId} onSubmit={rest.onProof} />;
}

interface PasswordStepProps {
  formId: string;
  onSubmit: (input: ShownProof) => void;
}

function PasswordStep({ formId, onSubmit }: PasswordStepProps) {
  const form = useForm({
    resolver: zodResolver(CodeProofSchema.pick({ current: true })),
    defaultValues: { current: '' },
  });
  const submit = form.handleSubmit((input) => onSubmit(input));
  return (
    <form id={formId} noValidate onSubmit={submit}>
      <CurrentPassword
        input={form.register('current')}
        error={form.formState.errors.current?.message}
      />
    </form>
  );
}

interface SecretStepProps {
  formId: string;
  secret: string;
  onCode: (input: { code: string }) => void;
}

function SecretStep({ formId, secret, onCode }: SecretStepProps) {
  const email = useUser()?.email ?? '';
  const form = useForm({
    resolver: zodResolver(TotpConfirmationSchema),
    defaultValues: { code: '' },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const submit = form.handleSubmit((input) => onCode(input));
  return (
    <form id={formId} noValidate onSubmit={submit} className="grid justify-items-start gap-5">
      <p className="text-sm">{texts.scanThis}</p>
      <QrCode text={addressOf(secret, email)} />
      <Field label={texts.key} className="w-full">
        {(control) => (
          <Input
            {...control}
            readOnly
            value={inGroups(secret)}
            className="font-mono"
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      <CopyButton asButton text={() => secret} label={texts.copyKey} copied={texts.keyIsCopied} />
      <Field
        label={texts.codeOfApp}
        hint={texts.sixDigits}
        error={form.formState.errors.code?.message}
        className="w-full"
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        )}
      </Field>
    </form>
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
