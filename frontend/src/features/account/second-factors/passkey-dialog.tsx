import { PasskeyConfirmationSchema, PasskeyRequestSchema } from '@casewright/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { FailureLine, reasonOf } from '../../../shared/ui/administration';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { Field } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';
import { PasswordInput } from '../../../shared/ui/password-input';
import { toast } from '../../../shared/ui/toast-store';
import { type NewPasskey, useAddPasskey } from './factors-api';
import { RecoveryCodes } from './recovery-codes';
import * as texts from './texts';

const FormSchema = PasskeyRequestSchema.extend({ name: PasskeyConfirmationSchema.shape.name });

/** Asks for the password and a name, has the browser make a passkey, and shows first recovery codes. */
export function PasskeyDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const { mutate, isPending, error, data } = useAddPasskey();
  const codes = data?.recoveryCodes;
  const add = (passkey: NewPasskey) =>
    mutate(passkey, {
      onSuccess: ({ recoveryCodes }) => {
        if (recoveryCodes) return;
        onClose();
        toast({ title: texts.passkeyAdded, description: texts.codesStillWork });
      },
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={codes ? texts.yourRecoveryCodes : texts.addPasskey}
      description={codes ? undefined : texts.passkeyExplained}
      footer={
        codes ? (
          <Button onClick={onClose}>{texts.done}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" form={formId} pendingText={isPending && texts.waitingForPasskey}>
              {texts.addPasskey}
            </Button>
          </>
        )
      }
    >
      {codes ? null : <PasskeyForm formId={formId} onSubmit={add} />}
      <div role="status" className="mt-4 text-sm">
        {error ? <FailureLine>{reasonOf(error, texts.notAdded)}</FailureLine> : null}
        {codes ? <RecoveryCodes codes={codes} /> : null}
      </div>
    </Dialog>
  );
}

interface PasskeyFormProps {
  formId: string;
  onSubmit: (passkey: NewPasskey) => void;
}

function PasskeyForm({ formId, onSubmit }: PasskeyFormProps) {
  const { register, handleSubmit, formState } = useForm<NewPasskey>({
    resolver: zodResolver(FormSchema),
    defaultValues: { current: '', name: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit((passkey) => onSubmit(passkey));
  return (
    <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field label={texts.currentPassword} error={errors.current?.message}>
        {(control) => (
          <PasswordInput {...control} {...register('current')} autoComplete="current-password" />
        )}
      </Field>
      <Field label={texts.passkeyName} hint={texts.nameOfPasskey} error={errors.name?.message}>
        {(control) => <Input {...control} {...register('name')} autoComplete="off" />}
      </Field>
    </form>
  );
}
