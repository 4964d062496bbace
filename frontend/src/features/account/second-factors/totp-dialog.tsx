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
import { Button } from '../../../shared/ui/button';
import { CopyButton } from '../../../shared/ui/copy-button';
import { Dialog } from '../../../shared/ui/dialog';
import { Field } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';
import { PasswordInput } from '../../../shared/ui/password-input';
import { toast } from '../../../shared/ui/toast-store';
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
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={codes ? texts.yourRecoveryCodes : texts.setUpApp}
      footer={
        codes ? (
          <Button onClick={onClose}>{texts.done}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button
              type="submit"
              form={formId}
              pendingText={isPending && (begin.data ? texts.turningOn : texts.goingOn)}
            >
              {begin.data ? texts.turnOn : texts.goOn}
            </Button>
          </>
        )
      }
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
    </Dialog>
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
      <Field label={texts.currentPassword} error={form.formState.errors.current?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('current')}
            autoComplete="current-password"
          />
        )}
      </Field>
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
