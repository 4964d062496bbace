import { type AccountDeletion, AccountDeletionSchema } from '@casewright/contracts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../shared/api/client';
import { useLeave } from '../../../shared/hooks/use-leave';
import { takeSignOn } from '../../../shared/stores/sign-on-store';
import { CurrentPassword } from '../../../shared/ui/account-fields';
import { ActionDialog } from '../../../shared/ui/dialog';
import { useSchemaForm } from '../../../shared/ui/form';
import { toast } from '../../../shared/ui/toast-store';
import * as texts from './texts';

const WithPasswordSchema = AccountDeletionSchema.required({ current: true });

interface DeletionDialogProps {
  hasPassword: boolean;
  onClose: () => void;
}

/** Says what goes and what stays, and asks for the password. */
export function DeletionDialog({ hasPassword, onClose }: DeletionDialogProps) {
  const form = useSchemaForm<AccountDeletion>(
    hasPassword ? WithPasswordSchema : AccountDeletionSchema,
    hasPassword ? { current: '' } : {},
  );
  const { mutate, isPending, error } = useDeleteAccount();
  return (
    <ActionDialog
      title={texts.deleteYourAccount}
      description={texts.whatGoes}
      act={texts.deleteAccount}
      pendingText={isPending && texts.deletingAccount}
      onSubmit={form.handleSubmit((input) => mutate(input))}
      error={error}
      failed={texts.accountNotDeleted}
      onClose={onClose}
    >
      <p className="text-sm">{texts.whatStays}</p>
      {hasPassword ? (
        <CurrentPassword form={form} />
      ) : (
        <p className="text-sm text-ink-soft">{texts.signInFirst}</p>
      )}
    </ActionDialog>
  );
}

/** Deletes the account, and leaves as a log-out does. */
function useDeleteAccount() {
  const leave = useLeave();
  return useMutation({
    mutationFn: (body: AccountDeletion) => call('POST /account/deletion', { body }),
    onSuccess: () => {
      // The next user of this browser has not signed in as this one did.
      takeSignOn();
      leave();
      toast({ title: texts.accountDeleted, description: texts.everythingIsGone });
    },
  });
}
