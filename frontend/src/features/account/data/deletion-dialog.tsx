import { type AccountDeletion, AccountDeletionSchema } from '@casewright/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { FailureLine, reasonOf } from '../../../shared/ui/administration';
import { ActionDialog } from '../../../shared/ui/dialog';
import { CurrentPassword } from '../current-password';
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
    <ActionDialog
      title={texts.deleteYourAccount}
      description={texts.whatGoes}
      act={texts.deleteAccount}
      pendingText={isPending && texts.deletingAccount}
      formId={formId}
      onClose={onClose}
    >
      <form
        id={formId}
        noValidate
        onSubmit={handleSubmit((input) => mutate(input))}
        className="grid gap-4 text-sm"
      >
        <p>{texts.whatStays}</p>
        {hasPassword ? (
          <CurrentPassword input={register('current')} error={formState.errors.current?.message} />
        ) : (
          <p className="text-ink-soft">{texts.signInFirst}</p>
        )}
      </form>
      <div role="status" className="mt-4 text-sm">
        {error ? <FailureLine>{reasonOf(error, texts.accountNotDeleted)}</FailureLine> : null}
      </div>
    </ActionDialog>
  );
}
