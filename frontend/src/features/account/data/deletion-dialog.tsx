import { type AccountDeletion, AccountDeletionSchema } from '@casewright/contracts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../shared/api/client';
import { useLeave } from '../../../shared/hooks/use-leave';
import { takeSignOn } from '../../../shared/stores/sign-on-store';
import { CurrentPassword } from '../../../shared/ui/account-fields';
import { ActionDialog } from '../../../shared/ui/dialog';
import { useSchemaForm } from '../../../shared/ui/form';
import { toast } from '../../../shared/ui/toast-store';

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
      title="Delete your account?"
      description="Your documents, analyses, drafts, citations, search history, and API keys are deleted at once. This cannot be undone."
      act="Delete account"
      pendingText={isPending && 'Deleting account...'}
      onSubmit={form.handleSubmit((input) => mutate(input))}
      error={error}
      failed="Your account was not deleted."
      onClose={onClose}
    >
      <p className="text-sm">
        Your organization keeps its audit log, which says what was done but none of its content, and
        counts of model use. In its backups, your content can no longer be read once the next backup
        is made.
      </p>
      {hasPassword ? (
        <CurrentPassword form={form} />
      ) : (
        <p className="text-sm text-ink-soft">
          Your account has no password here. You need to have signed in within the last ten minutes.
        </p>
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
      toast({
        title: 'Account deleted',
        description: 'Everything that was stored for you is deleted.',
      });
    },
  });
}
