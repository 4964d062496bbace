import { CodeProofSchema, PasskeyConfirmationSchema } from '@casewright/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { FailureLine, reasonOf } from '../../../shared/ui/administration';
import { ActionDialog } from '../../../shared/ui/dialog';
import { Field } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';
import { toast } from '../../../shared/ui/toast-store';
import { CurrentPassword } from '../current-password';
import { type NewPasskey, useAddPasskey } from './factors-api';
import { FactorFields } from './proof-dialog';
import { RecoveryCodes } from './recovery-codes';
import * as texts from './texts';
import type { AddingProps } from './totp-dialog';

const { name } = PasskeyConfirmationSchema.shape;
const FurtherSchema = CodeProofSchema.extend({ name });
const FirstSchema = FurtherSchema.partial({ code: true });

/** Asks for the password and a name, has the browser make a passkey, and shows first recovery codes. */
export function PasskeyDialog({ factors, onClose }: AddingProps) {
  const formId = useId();
  const hasPasskey = Boolean(factors?.passkeys.length);
  const isFurther = hasPasskey || Boolean(factors?.totp);
  const { mutate, isPending, error, data } = useAddPasskey(isFurther);
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
    <ActionDialog
      title={codes ? texts.yourRecoveryCodes : texts.addPasskey}
      description={codes ? undefined : texts.passkeyExplained}
      act={texts.addPasskey}
      pendingText={isPending && texts.waitingForPasskey}
      formId={formId}
      isDone={Boolean(codes)}
      onClose={onClose}
    >
      {codes ? null : (
        <PasskeyForm {...{ formId, isFurther, hasPasskey, isPending }} onSubmit={add} />
      )}
      <div role="status" className="mt-4 text-sm">
        {error ? <FailureLine>{reasonOf(error, texts.notAdded)}</FailureLine> : null}
        {codes ? <RecoveryCodes codes={codes} /> : null}
      </div>
    </ActionDialog>
  );
}

interface PasskeyFormProps {
  formId: string;
  /** Whether the account has a second factor, which is asked for. */
  isFurther: boolean;
  hasPasskey: boolean;
  isPending: boolean;
  onSubmit: (passkey: NewPasskey) => void;
}

function PasskeyForm(props: PasskeyFormProps) {
  const { formId, isFurther, hasPasskey, isPending, onSubmit } = props;
  const { register, handleSubmit, formState, trigger, getValues } = useForm<NewPasskey>({
    resolver: zodResolver(isFurther ? FurtherSchema : FirstSchema),
    defaultValues: { current: '', name: '', ...(isFurther ? { code: '' } : {}) },
  });
  const { errors } = formState;
  const submit = handleSubmit((passkey) => onSubmit(passkey));
  const provePasskey = async () => {
    const { current, name } = getValues();
    if (await trigger(['current', 'name'])) onSubmit({ current, name });
  };
  return (
    <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <CurrentPassword input={register('current')} error={errors.current?.message} />
      <Field label={texts.passkeyName} hint={texts.nameOfPasskey} error={errors.name?.message}>
        {(control) => <Input {...control} {...register('name')} autoComplete="off" />}
      </Field>
      {isFurther ? (
        <>
          <p className="text-sm text-ink-soft">{texts.showWhatYouHave}</p>
          <FactorFields
            code={register('code')}
            error={errors.code?.message}
            {...{ hasPasskey, isPending }}
            onPasskey={() => void provePasskey()}
          />
        </>
      ) : null}
    </form>
  );
}
