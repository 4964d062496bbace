import { CodeProofSchema, PasskeyConfirmationSchema } from '@casewright/contracts';
import { CurrentPassword } from '../../../shared/ui/account-fields';
import { ActionDialog } from '../../../shared/ui/dialog';
import { FormField, useSchemaForm } from '../../../shared/ui/form';
import { toast } from '../../../shared/ui/toast-store';
import { type NewPasskey, useAddPasskey } from './factors-api';
import { FactorFields } from './proof-dialog';
import { RecoveryCodes } from './recovery-codes';
import * as texts from './texts';
import type { AddingProps } from './totp-dialog';

const ABOUT_PASSKEYS =
  'Your device, your password manager, or a security key keeps it. It works on this site alone, so a fake login page cannot use it.';

const { name } = PasskeyConfirmationSchema.shape;
const FurtherSchema = CodeProofSchema.extend({ name });
const FirstSchema = FurtherSchema.partial({ code: true });

/** Asks for the password and a name, has the browser make a passkey, and shows first recovery codes. */
export function PasskeyDialog({ factors, onClose }: AddingProps) {
  const hasPasskey = Boolean(factors?.passkeys.length);
  const isFurther = hasPasskey || Boolean(factors?.totp);
  const { mutate, isPending, error, data } = useAddPasskey(isFurther);
  const codes = data?.recoveryCodes;
  const form = useSchemaForm<NewPasskey>(isFurther ? FurtherSchema : FirstSchema, {
    current: '',
    name: '',
    ...(isFurther ? { code: '' } : {}),
  });
  const add = (passkey: NewPasskey) =>
    mutate(passkey, {
      onSuccess: ({ recoveryCodes }) => {
        if (recoveryCodes) return;
        onClose();
        toast({ title: 'Passkey added', description: texts.codesStillWork });
      },
    });
  const provePasskey = async () => {
    const { current, name } = form.getValues();
    if (await form.trigger(['current', 'name'])) add({ current, name });
  };
  return (
    <ActionDialog
      title={codes ? 'Your recovery codes' : 'Add a passkey'}
      description={codes ? undefined : ABOUT_PASSKEYS}
      act="Add a passkey"
      pendingText={isPending && texts.waitingForPasskey}
      onSubmit={form.handleSubmit(add)}
      isDone={Boolean(codes)}
      error={error}
      failed="The passkey was not added. Nothing has changed."
      outcome={codes ? <RecoveryCodes codes={codes} /> : null}
      onClose={onClose}
    >
      <CurrentPassword form={form} />
      <FormField
        form={form}
        name="name"
        label="Name"
        hint="To tell it apart, such as “Office laptop”"
        autoComplete="off"
      />
      {isFurther ? (
        <>
          <p className="text-sm text-ink-soft">
            To add another, use the second step that you have: a passkey, a code from your app, or a
            recovery code.
          </p>
          <FactorFields
            {...{ form, hasPasskey, isPending }}
            onPasskey={() => void provePasskey()}
          />
        </>
      ) : null}
    </ActionDialog>
  );
}
