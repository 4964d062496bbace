import { type PasswordChange, PasswordChangeSchema } from '@casewright/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { usePasswordHint } from '../../shared/api/account-rules';
import { Button } from '../../shared/ui/button';
import { Field } from '../../shared/ui/field';
import { PasswordInput } from '../../shared/ui/password-input';
import { showFailure } from '../../shared/ui/show-failure';
import { toast } from '../../shared/ui/toast-store';
import { useChangePassword } from './account-api';
import { CurrentPassword } from './current-password';
import * as texts from './texts';

const EMPTY = { current: '', password: '' };

export function PasswordForm() {
  const form = useForm<PasswordChange>({
    resolver: zodResolver(PasswordChangeSchema),
    defaultValues: EMPTY,
  });
  const change = useChangePassword();
  const hint = usePasswordHint();
  const { register } = form;
  const { errors } = form.formState;
  const submit = form.handleSubmit((input) =>
    change.mutate(input, {
      onSuccess: ({ ended }) => {
        form.reset(EMPTY);
        toast({ title: texts.passwordChanged, description: texts.endedWords(ended) });
      },
      onError: (error) => showFailure(error, texts.passwordWasNotChanged, form),
    }),
  );

  return (
    <form noValidate onSubmit={submit} className="flex flex-col items-start gap-5">
      <CurrentPassword
        input={register('current')}
        error={errors.current?.message}
        className="w-full max-w-md"
      />
      <Field
        label={texts.newPassword}
        hint={hint}
        error={errors.password?.message}
        className="w-full max-w-md"
      >
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="new-password" />
        )}
      </Field>
      <Button type="submit" pendingText={change.isPending && texts.changingPassword}>
        {texts.changePassword}
      </Button>
    </form>
  );
}
