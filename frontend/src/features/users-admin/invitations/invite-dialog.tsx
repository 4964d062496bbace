import { type NewInvitation, NewInvitationSchema } from '@casewright/contracts';
import { call } from '../../../shared/api/client';
import { timeOf } from '../../../shared/config/days';
import { EmailField } from '../../../shared/ui/account-fields';
import { ActionDialog } from '../../../shared/ui/dialog';
import { useSchemaForm } from '../../../shared/ui/form';
import { SelectField } from '../../../shared/ui/select-field';
import { useChange } from '../../../shared/ui/use-change';
import { IssuedLinkField } from '../issued-link';
import * as texts from '../texts';
import { invitationsQuery } from '../users-queries';
import { ROLE_OPTIONS } from '../users-words';

/** Asks for address and role, and shows the link this once, unless it was mailed. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const form = useSchemaForm<NewInvitation>(NewInvitationSchema, { email: '', role: 'member' });
  const { mutate, isPending, error, data, variables } = useChange(
    (body: NewInvitation) => call('POST /admin/invitations', { body }),
    invitationsQuery,
  );
  const until = data ? timeOf(data.expiresAt) : '';
  return (
    <ActionDialog
      title={data ? `Invitation for ${variables?.email ?? ''}` : 'Invite someone'}
      description={data ? undefined : texts.invitationsExplained}
      act="Invite"
      pendingText={isPending && 'Inviting...'}
      onSubmit={form.handleSubmit((invitation) => mutate(invitation))}
      isDone={Boolean(data)}
      error={error}
      failed="Nobody was invited."
      outcome={
        data?.link ? (
          <IssuedLinkField
            link={data.link}
            words={`Give this link to that person and no one else: whoever opens it creates the account. It works once, until ${until}, and is not shown again.`}
          />
        ) : data?.mailedTo ? (
          `The invitation was mailed to ${data.mailedTo}. It works once, until ${until}.`
        ) : null
      }
      onClose={onClose}
      className="wrap-anywhere"
    >
      <EmailField form={form} label="Email address" autoComplete="off" />
      <SelectField
        label="Role"
        value={form.watch('role')}
        options={ROLE_OPTIONS}
        onChoose={(role) => form.setValue('role', role)}
      />
    </ActionDialog>
  );
}
