import { type AccountDeletion, AccountDeletionSchema } from '@casewright/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { FailureLine, reasonOf } from '../../../shared/ui/administration';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { Field } from '../../../shared/ui/field';
import { PasswordInput } from '../../../shared/ui/password-input';
import { useDeleteAccount } from './data-api';
import * as texts from './texts';

const WithPasswordSchema = AccountDeletionSchema.required({ current: true });

interface DeletionDialogProps {
  hasPassword: boolean;
  onClose: () => void;
}

/** Says what goes and what stays, and asks for the password. */
export function DeletionDialog({ hasPassword, onClose }: DeletionDialogProps) {
  const formId = useId();
  const { register, handleSubmit, formState } = useForm<AccountDeletion>({
    resolver: zodResolver(hasPassword ? WithPasswordSchema : AccountDeletionSchema),
    defaultValues: hasPassword ? { current: '' } : {},
  });
  const { mutate, isPending, error } = useDeleteAccount();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={texts.deleteYourAccount}
      description={texts.whatGoes}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} pendingText={isPending && texts.deletingAccount}>
            {texts.deleteAccount}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={handleSubmit((input) => mutate(input))}
        className="grid gap-4 text-sm"
      >
        <p>{texts.whatStays}</p>
        {hasPassword ? (
          <Field label={texts.currentPassword} error={formState.errors.current?.message}>
            {(control) => (
              <PasswordInput
                {...control}
                {...register('current')}
                autoComplete="current-password"
              />
            )}
          </Field>
        ) : (
          <p className="text-ink-soft">{texts.signInFirst}</p>
        )}
      </form>
      <div role="status" className="mt-4 text-sm">
        {error ? <FailureLine>{reasonOf(error, texts.accountNotDeleted)}</FailureLine> : null}
      </div>
    </Dialog>
  );
}
