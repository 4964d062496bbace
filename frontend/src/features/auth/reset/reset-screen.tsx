import { PasswordResetSchema } from '@casewright/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { usePasswordHint } from '../../../shared/api/account-rules';
import { call } from '../../../shared/api/client';
import { paths } from '../../../shared/config/paths';
import { removeUser } from '../../../shared/stores/session-store';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/field';
import { PasswordInput } from '../../../shared/ui/password-input';
import { showFailure } from '../../../shared/ui/show-failure';
import { toast } from '../../../shared/ui/toast-store';
import { LinkFrame } from '../link-frame';
import * as texts from './texts';

const NewPasswordSchema = PasswordResetSchema.pick({ password: true });

/** Where the link of a forgotten password leads. */
export function ResetScreen() {
  return (
    <LinkFrame
      page="resetPassword"
      description={texts.chooseOneThatYouUse}
      look={(token) => call('POST /auth/reset/reading', { body: { token } })}
      words={{ ...texts, ...texts.link }}
    >
      {(token) => <NewPassword token={token} />}
    </LinkFrame>
  );
}

function NewPassword({ token }: { token: string }) {
  const form = useForm({
    resolver: zodResolver(NewPasswordSchema),
    defaultValues: { password: '' },
  });
  const hint = usePasswordHint();
  const reset = useReset(token);
  const submit = form.handleSubmit(({ password }) =>
    reset.mutate(password, { onError: (error) => showFailure(error, texts.passwordNotSet, form) }),
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col items-start gap-5">
      <Field
        label={texts.newPassword}
        hint={hint}
        error={form.formState.errors.password?.message}
        className="w-full"
      >
        {(control) => (
          <PasswordInput {...control} {...form.register('password')} autoComplete="new-password" />
        )}
      </Field>
      <Button type="submit" pendingText={reset.isPending && texts.settingPassword}>
        {texts.setPassword}
      </Button>
    </form>
  );
}

/** Sets the password and goes to the login page: every session has ended. */
function useReset(token: string) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (password: string) => call('POST /auth/reset', { body: { token, password } }),
    onSuccess: async () => {
      removeUser();
      await navigate(paths.login, { replace: true });
      toast({ title: texts.passwordSet, description: texts.signInWithIt });
    },
  });
}
