import { type LinkStart, LinkStartSchema, type OwnSignOn } from '@casewright/contracts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { dayOf } from '../../shared/config/days';
import { CurrentPassword } from '../../shared/ui/account-fields';
import { ChangeForm, useSchemaForm } from '../../shared/ui/form';
import { Section } from '../../shared/ui/section';
import { toast } from '../../shared/ui/toast-store';
import { useChange } from '../../shared/ui/use-change';
import { ownSignOnQuery } from './account-api';

/** Whether the account is linked to the provider, and a form that changes it. */
export function OwnSignOnPart({ name, linkedAt, linkedTo, hasPassword }: OwnSignOn) {
  if (name === null) return null;
  return (
    <Section isRuled title="Single sign-on" description={stateWords(name, linkedAt, hasPassword)}>
      {linkedTo ? (
        <p className="mb-5 wrap-anywhere">{`At ${name}, this account belongs to ${linkedTo}.`}</p>
      ) : null}
      {!hasPassword ? null : linkedAt ? <Unlink /> : <Link provider={name} />}
    </Section>
  );
}

function stateWords(provider: string, linkedAt: string | null, hasPassword: boolean): string {
  if (linkedAt === null)
    return `Your account is not linked to ${provider}. Link it to sign in from there; your password keeps working.`;
  if (!hasPassword) return `You sign in with ${provider}. Your account has no password here.`;
  return `You can sign in with ${provider}, to which your account has been linked since ${dayOf(linkedAt)}.`;
}

function Link({ provider }: { provider: string }) {
  const form = usePasswordForm();
  // Leaves for the provider; the way back leads to this screen.
  const link = useMutation({
    mutationFn: (body: LinkStart) => call('POST /account/single-sign-on', { body }),
    onSuccess: ({ location }) => window.location.assign(location),
  });
  const words = {
    act: `Link to ${provider}`,
    acting: 'One moment...',
    failed: 'Account not linked',
  };
  return (
    <ChangeForm isLeaving form={form} change={link} words={words}>
      <CurrentPassword form={form} className="w-full max-w-md" />
    </ChangeForm>
  );
}

function Unlink() {
  const form = usePasswordForm();
  const unlink = useChange(
    (body: LinkStart) => call('POST /account/single-sign-on/unlink', { body }),
    ownSignOnQuery,
  );
  return (
    <ChangeForm
      variant="secondary"
      form={form}
      change={unlink}
      words={{ act: 'Unlink', acting: 'Unlinking...', failed: 'Account not unlinked' }}
      onDone={() =>
        toast({
          title: 'Account unlinked',
          description: 'From now on, sign in with your password.',
        })
      }
    >
      <CurrentPassword form={form} className="w-full max-w-md" />
    </ChangeForm>
  );
}

const usePasswordForm = () => useSchemaForm(LinkStartSchema, { current: '' });
