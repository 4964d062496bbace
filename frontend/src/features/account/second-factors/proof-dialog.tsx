import { CodeProofSchema } from '@casewright/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useId } from 'react';
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { canUsePasskeys } from '../../../shared/api/passkeys';
import { FailureLine, reasonOf } from '../../../shared/ui/administration';
import { Button } from '../../../shared/ui/button';
import { ActionDialog } from '../../../shared/ui/dialog';
import { Field } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';
import { CurrentPassword } from '../current-password';
import type { ShownProof } from './factors-api';
import * as texts from './texts';

interface ProofDialogProps {
  title: string;
  follows: string;
  words: { act: string; acting: string; failed: string };
  /** Whether the account has a passkey, which may be used in place of a code. */
  hasPasskey: boolean;
  isPending: boolean;
  error: Error | null;
  onProof: (proof: ShownProof) => void;
  onClose: () => void;
  /** Shown in place of the form once it is done. */
  children?: ReactNode;
}

/** Asks for the password, and a code or a passkey, before second factors are changed. */
export function ProofDialog(props: ProofDialogProps) {
  const { title, follows, words, hasPasskey, isPending, error, onProof, onClose, children } = props;
  const formId = useId();
  return (
    <ActionDialog
      title={title}
      description={children ? undefined : follows}
      act={words.act}
      pendingText={isPending && words.acting}
      formId={formId}
      isDone={Boolean(children)}
      onClose={onClose}
    >
      {children ? null : (
        <ProofForm
          formId={formId}
          hasPasskey={hasPasskey && canUsePasskeys()}
          isPending={isPending}
          onProof={onProof}
        />
      )}
      <div role="status" className="mt-4 text-sm">
        {error ? <FailureLine>{reasonOf(error, words.failed)}</FailureLine> : null}
        {children}
      </div>
    </ActionDialog>
  );
}

export interface ProofFormProps
  extends Pick<ProofDialogProps, 'hasPasskey' | 'isPending' | 'onProof'> {
  formId: string;
}

/** Password, and a code or a passkey. */
export function ProofForm({ formId, hasPasskey, isPending, onProof }: ProofFormProps) {
  const { register, handleSubmit, formState, trigger, getValues } = useForm({
    resolver: zodResolver(CodeProofSchema),
    defaultValues: { current: '', code: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit((proof) => onProof(proof));
  const provePasskey = async () => {
    if (await trigger('current')) onProof({ current: getValues('current') });
  };
  return (
    <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <CurrentPassword input={register('current')} error={errors.current?.message} />
      <FactorFields
        code={register('code')}
        error={errors.code?.message}
        {...{ hasPasskey, isPending }}
        onPasskey={() => void provePasskey()}
      />
    </form>
  );
}

interface FactorFieldsProps extends Pick<ProofFormProps, 'hasPasskey' | 'isPending'> {
  code: UseFormRegisterReturn;
  error: string | undefined;
  onPasskey: () => void;
}

/** A passkey, or a code in its place. */
export function FactorFields({ code, error, hasPasskey, isPending, onPasskey }: FactorFieldsProps) {
  return (
    <>
      {hasPasskey ? (
        <Button
          variant="secondary"
          className="self-start"
          pendingText={isPending && texts.waitingForPasskey}
          onClick={onPasskey}
        >
          {texts.usePasskey}
        </Button>
      ) : null}
      <Field label={texts.code} hint={texts.fromAppOrRecovery} error={error}>
        {(control) => (
          <Input {...control} {...code} autoComplete="one-time-code" autoCapitalize="none" />
        )}
      </Field>
    </>
  );
}
