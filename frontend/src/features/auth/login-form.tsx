import { LoginRequestSchema } from '@casewright/contracts';
import { useState } from 'react';
import { EmailField } from '../../shared/ui/account-fields';
import { Button } from '../../shared/ui/button';
import { FormField, useSchemaForm } from '../../shared/ui/form';
import { showFailure } from '../../shared/ui/use-change';
import { useLogin } from './auth-api';
import { Refused } from './refused';
import { ForgottenPassword } from './reset/forgotten-password';
import { SecondStepForm } from './second-step-form';

export function LoginForm() {
  const form = useSchemaForm(LoginRequestSchema, { email: '', password: '' });
  const login = useLogin();
  const submit = form.handleSubmit((input) =>
    login.mutate(input, { onError: (error) => showFailure(error, 'Login failed', form) }),
  );

  const [ended, setEnded] = useState<Error>();

  if (login.data && 'secondStep' in login.data) {
    const goBack = (why?: Error) => {
      setEnded(why);
      login.reset();
    };
    return <SecondStepForm step={login.data.secondStep} onBack={goBack} />;
  }
  const error = login.error ?? (login.isIdle ? ended : null);
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <EmailField form={form} />
      <FormField
        form={form}
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
      />
      {error ? <Refused error={error} title="Login failed" /> : null}
      <Button type="submit" size="lg" pendingText={login.isPending && 'Logging in...'}>
        Login
      </Button>
      <ForgottenPassword />
    </form>
  );
}
