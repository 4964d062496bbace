import { CodeProofSchema } from '@casewright/contracts';
import type { ReactNode } from 'react';
import { canUsePasskeys } from '../../../shared/api/passkeys';
import { CodeField, CurrentPassword } from '../../../shared/ui/account-fields';
import { Button } from '../../../shared/ui/button';
import { ActionDialog } from '../../../shared/ui/dialog';
import { type Form, useSchemaForm } from '../../../shared/ui/form';
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
  const form = useProofForm();
  return (
    <ActionDialog
      title={title}
      description={children ? undefined : follows}
      act={words.act}
      pendingText={isPending && words.acting}
      onSubmit={form.handleSubmit((proof) => onProof(proof))}
      isDone={Boolean(children)}
      error={error}
      failed={words.failed}
      outcome={children}
      onClose={onClose}
    >
      <ProofFields {...{ form, hasPasskey, isPending, onProof }} />
    </ActionDialog>
  );
}

export const useProofForm = () => useSchemaForm(CodeProofSchema, { current: '', code: '' });

interface ProofFieldsProps extends Pick<ProofDialogProps, 'hasPasskey' | 'isPending' | 'onProof'> {
  form: ReturnType<typeof useProofForm>;
}

/** Password, and a code or a passkey. */
export function ProofFields({ form, hasPasskey, isPending, onProof }: ProofFieldsProps) {
  const provePasskey = async () => {
    if (await form.trigger('current')) onProof({ current: form.getValues('current') });
  };
  return (
    <>
      <CurrentPassword form={form} />
      <FactorFields
        {...{ form, isPending }}
        hasPasskey={hasPasskey && canUsePasskeys()}
        onPasskey={() => void provePasskey()}
      />
    </>
  );
}

interface FactorFieldsProps<T extends WithCode> {
  form: Form<T>;
  hasPasskey: boolean;
  isPending: boolean;
  onPasskey: () => void;
}

interface WithCode {
  code?: string | undefined;
}

/** A passkey, or a code in its place. */
export function FactorFields<T extends WithCode>(props: FactorFieldsProps<T>) {
  const { form, hasPasskey, isPending, onPasskey } = props;
  return (
    <>
      {hasPasskey ? (
        <Button
          variant="secondary"
          className="self-start"
          pendingText={isPending && texts.waitingForPasskey}
          onClick={onPasskey}
        >
          Use a passkey
        </Button>
      ) : null}
      <CodeField form={form} hint="From your app, or a recovery code" />
    </>
  );
}
