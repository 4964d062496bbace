import {
  type AccountOpening,
  type SignupRequest,
  SignupRequestSchema,
} from '@casewright/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { usePasswordHint } from '../../shared/api/account-rules';
import { labelOf, pages } from '../../shared/config/pages';
import { paths } from '../../shared/config/paths';
import { Button } from '../../shared/ui/button';
import { Field } from '../../shared/ui/field';
import { Input } from '../../shared/ui/input';
import { PasswordInput } from '../../shared/ui/password-input';
import { showFailure } from '../../shared/ui/show-failure';
import { useSignup } from './auth-api';
import * as texts from './texts';

export interface SignupFormProps {
  /** What a link has brought that opens the account. */
  link?: Pick<AccountOpening, 'setup'>;
  onOpened?: () => void;
}

export function SignupForm({ link, onOpened }: SignupFormProps) {
  const form = useForm<SignupRequest>({
    resolver: zodResolver(SignupRequestSchema),
    defaultValues: { name: '', email: '', company: '', password: '' },
  });
  const signup = useSignup(onOpened);

  const submit = form.handleSubmit((input) =>
    signup.mutate(
      { ...input, ...link },
      { onError: (error) => showFailure(error, texts.signupFailed, form) },
    ),
  );

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <SignupFields form={form} />
      <Button type="submit" size="lg" pendingText={signup.isPending && texts.creatingAccount}>
        {texts.createAccount}
      </Button>
      <p className="text-sm text-ink-soft">
        {texts.byCreatingAccountYouAgree}
        <LegalLink name="terms" />
        {texts.and}
        <LegalLink name="privacyPolicy" />.
      </p>
    </form>
  );
}

function LegalLink({ name }: { name: 'terms' | 'privacyPolicy' }) {
  return (
    <Link
      to={paths[name]}
      className="text-accent-ink underline underline-offset-4 hover:decoration-2"
    >
      {labelOf(pages[name])}
    </Link>
  );
}

function SignupFields({ form }: { form: UseFormReturn<SignupRequest> }) {
  const { register } = form;
  const { errors } = form.formState;
  const passwordHint = usePasswordHint();
  return (
    <>
      <Field label={texts.fullName} error={errors.name?.message}>
        {(control) => <Input {...control} {...register('name')} autoComplete="name" />}
      </Field>
      <Field label={texts.email} error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('email')}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
          />
        )}
      </Field>
      <Field label={texts.lawFirmCompany} optional error={errors.company?.message}>
        {(control) => <Input {...control} {...register('company')} autoComplete="organization" />}
      </Field>
      <Field label={texts.password} hint={passwordHint} error={errors.password?.message}>
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="new-password" />
        )}
      </Field>
    </>
  );
}
