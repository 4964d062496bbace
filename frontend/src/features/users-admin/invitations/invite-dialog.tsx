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
      title={data ? texts.invitationFor(variables?.email ?? '') : texts.invite}
      description={data ? undefined : texts.invitationsExplained}
      act={texts.sendInvitation}
      pendingText={isPending && texts.inviting}
      onSubmit={form.handleSubmit((invitation) => mutate(invitation))}
      isDone={Boolean(data)}
      error={error}
      failed={texts.nobodyWasInvited}
      outcome={
        data?.link ? (
          <IssuedLinkField link={data.link} words={texts.handInvitationOver(until)} />
        ) : data?.mailedTo ? (
          texts.invitationWasMailed(data.mailedTo, until)
        ) : null
      }
      onClose={onClose}
      className="wrap-anywhere"
    >
      <EmailField form={form} label={texts.emailAddress} autoComplete="off" />
      <SelectField
        label={texts.role}
        value={form.watch('role')}
        options={ROLE_OPTIONS}
        onChoose={(role) => form.setValue('role', role)}
      />
    </ActionDialog>
  );
}
