import { type FactorProof, FactorProofSchema } from '@casewright/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useId } from 'react';
import { useForm } from 'react-hook-form';
import { FailureLine, reasonOf } from '../../../shared/ui/administration';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { Field } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';
import { PasswordInput } from '../../../shared/ui/password-input';
import * as texts from './texts';

export interface ProofDialogProps {
  title: string;
  follows: string;
  words: { act: string; acting: string; failed: string };
  isPending: boolean;
  error: Error | null;
  onProof: (proof: FactorProof) => void;
  onClose: () => void;
  /** Shown in place of the form once it is done. */
  children?: ReactNode;
}

/** Asks for the password and a code before second factors are changed. */
export function ProofDialog(props: ProofDialogProps) {
  const { title, follows, words, isPending, error, onProof, onClose, children } = props;
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      description={children ? undefined : follows}
      footer={
        children ? (
          <Button onClick={onClose}>{texts.done}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" form={formId} pendingText={isPending && words.acting}>
              {words.act}
            </Button>
          </>
        )
      }
    >
      {children ? null : <ProofForm formId={formId} onProof={onProof} />}
      <div role="status" className="mt-4 text-sm">
        {error ? <FailureLine>{reasonOf(error, words.failed)}</FailureLine> : null}
        {children}
      </div>
    </Dialog>
  );
}

interface ProofFormProps {
  formId: string;
  onProof: (proof: FactorProof) => void;
}

function ProofForm({ formId, onProof }: ProofFormProps) {
  const { register, handleSubmit, formState } = useForm<FactorProof>({
    resolver: zodResolver(FactorProofSchema),
    defaultValues: { current: '', code: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit((proof) => onProof(proof));
  return (
    <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field label={texts.currentPassword} error={errors.current?.message}>
        {(control) => (
          <PasswordInput {...control} {...register('current')} autoComplete="current-password" />
        )}
      </Field>
      <Field label={texts.code} hint={texts.fromAppOrRecovery} error={errors.code?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('code')}
            autoComplete="one-time-code"
            autoCapitalize="none"
          />
        )}
      </Field>
    </form>
  );
}
