import { type NewInvitation, NewInvitationSchema } from '@casewright/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { FailureLine, reasonOf } from '../../../shared/ui/administration';
import { ActionDialog } from '../../../shared/ui/dialog';
import { Field } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';
import { SelectField } from '../../../shared/ui/select-field';
import { IssuedLinkField } from '../issued-link';
import * as texts from '../texts';
import { ROLE_OPTIONS } from '../users-words';
import { useInvite } from './invitations-queries';

const timeFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Asks for address and role, and shows the link this once, unless it was mailed. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const { mutate, isPending, error, data, variables } = useInvite();
  const until = data ? timeFormat.format(new Date(data.expiresAt)) : '';
  return (
    <ActionDialog
      title={data ? texts.invitationFor(variables?.email ?? '') : texts.invite}
      description={data ? undefined : texts.invitationsExplained}
      act={texts.sendInvitation}
      pendingText={isPending && texts.inviting}
      formId={formId}
      isDone={Boolean(data)}
      onClose={onClose}
      className="wrap-anywhere"
    >
      {data ? null : <InviteForm formId={formId} onSubmit={mutate} />}
      <div role="status" className="mt-4 text-sm">
        {error ? <FailureLine>{reasonOf(error, texts.nobodyWasInvited)}</FailureLine> : null}
        {data?.link ? (
          <IssuedLinkField link={data.link} words={texts.handInvitationOver(until)} />
        ) : null}
        {data?.mailedTo ? <p>{texts.invitationWasMailed(data.mailedTo, until)}</p> : null}
      </div>
    </ActionDialog>
  );
}

interface InviteFormProps {
  formId: string;
  onSubmit: (invitation: NewInvitation) => void;
}

function InviteForm({ formId, onSubmit }: InviteFormProps) {
  const { register, handleSubmit, formState, control } = useForm<NewInvitation>({
    resolver: zodResolver(NewInvitationSchema),
    defaultValues: { email: '', role: 'member' },
  });
  const submit = handleSubmit((invitation) => onSubmit(invitation));
  return (
    <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field label={texts.emailAddress} error={formState.errors.email?.message}>
        {(field) => (
          <Input
            {...field}
            {...register('email')}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
          />
        )}
      </Field>
      <Controller
        control={control}
        name="role"
        render={({ field: { value, onChange } }) => (
          <SelectField
            label={texts.role}
            value={value}
            options={ROLE_OPTIONS}
            onChoose={onChange}
          />
        )}
      />
    </form>
  );
}
