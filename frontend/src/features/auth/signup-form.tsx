import {
  type AccountOpening,
  type SignupRequest,
  SignupRequestSchema,
} from '@casewright/contracts';
import { Link } from 'react-router-dom';
import { ApiError, serverMessageOr } from '../../shared/api/api-error';
import { labelOf, pages } from '../../shared/config/pages';
import { paths } from '../../shared/config/paths';
import { EmailField, NewPassword } from '../../shared/ui/account-fields';
import { Button } from '../../shared/ui/button';
import { type Form, FormField, useSchemaForm } from '../../shared/ui/form';
import { InlineAlert } from '../../shared/ui/inline-alert';
import { showFailure } from '../../shared/ui/use-change';
import { useSignup } from './auth-api';

interface SignupFormProps {
  /** What a link has brought that opens the account. */
  link?: Pick<AccountOpening, 'setup' | 'invitation'>;
  /** The address that an invitation is for. */
  email?: string;
  onOpened?: () => void;
}

export function SignupForm({ link, email, onOpened }: SignupFormProps) {
  const form = useSchemaForm<SignupRequest>(SignupRequestSchema, {
    name: '',
    email: email ?? '',
    company: '',
    password: '',
  });
  const signup = useSignup(onOpened);

  const submit = form.handleSubmit((input) =>
    signup.mutate(
      { ...input, ...link },
      {
        onError: (error) => {
          if (!isLinkMailed(error)) showFailure(error, 'Signup failed', form);
        },
      },
    ),
  );

  if (isLinkMailed(signup.error)) {
    return (
      <div className="flex flex-col items-start gap-5">
        <InlineAlert tone="info" title="Check your mail" className="wrap-anywhere">
          {serverMessageOr(signup.error)}
        </InlineAlert>
        <Button variant="secondary" onClick={() => signup.reset()}>
          Use another address
        </Button>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <SignupFields form={form} isInvited={email !== undefined} />
      <Button type="submit" size="lg" pendingText={signup.isPending && 'Creating account...'}>
        Create Account
      </Button>
      <p className="text-sm text-ink-soft">
        By creating an account you agree to the <LegalLink name="terms" /> and the{' '}
        <LegalLink name="privacyPolicy" />.
      </p>
    </form>
  );
}

/** Nothing failed: the owner of the mailbox goes on by the link. */
function isLinkMailed(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'MAILBOX_UNPROVEN';
}

function LegalLink({ name }: { name: 'terms' | 'privacyPolicy' }) {
  return (
    <Link to={paths[name]} className="text-link">
      {labelOf(pages[name])}
    </Link>
  );
}

interface SignupFieldsProps {
  form: Form<SignupRequest>;
  isInvited: boolean;
}

function SignupFields({ form, isInvited }: SignupFieldsProps) {
  return (
    <>
      <FormField form={form} name="name" label="Full name" autoComplete="name" />
      <EmailField form={form} readOnly={isInvited} autoComplete="email" />
      <FormField
        form={form}
        name="company"
        label="Law firm/company"
        optional
        autoComplete="organization"
      />
      <NewPassword form={form} label="Password" />
    </>
  );
}
