import { type SignupRequest, SignupRequestSchema } from '@casewright/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/config/paths';
import { Button } from '../../shared/ui/button';
import { showFailure } from './api/show-failure';
import { useSignup } from './auth-api';
import { SignupFields } from './components/signup-fields';

export function SignupForm() {
  const form = useForm<SignupRequest>({
    resolver: zodResolver(SignupRequestSchema),
    defaultValues: { name: '', email: '', company: '', password: '' },
  });
  const signup = useSignup();

  const submit = form.handleSubmit((input) =>
    signup.mutate(input, { onError: (error) => showFailure(error, 'Signup failed', form) }),
  );

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <SignupFields form={form} />
      <Button type="submit" size="lg" pendingText={signup.isPending && 'Creating account...'}>
        Create Account
      </Button>
      <p className="text-sm text-ink-soft">
        By creating an account you agree to the <LegalLink to={paths.terms}>Terms</LegalLink> and
        the <LegalLink to={paths.privacyPolicy}>Privacy Policy</LegalLink>.
      </p>
    </form>
  );
}

function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="text-accent-ink underline underline-offset-4 hover:decoration-2">
      {children}
    </Link>
  );
}
