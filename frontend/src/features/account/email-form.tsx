import { type EmailChange, EmailChangeSchema } from '@casewright/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '../../shared/ui/button';
import { Field } from '../../shared/ui/field';
import { Input } from '../../shared/ui/input';
import { showFailure } from '../../shared/ui/show-failure';
import { toast } from '../../shared/ui/toast-store';
import { useChangeEmail } from './account-api';
import { CurrentPassword } from './current-password';
import * as texts from './texts';

const EMPTY = { current: '', email: '' };

export function EmailForm() {
  const form = useForm<EmailChange>({
    resolver: zodResolver(EmailChangeSchema),
    defaultValues: EMPTY,
  });
  const change = useChangeEmail();
  const { register } = form;
  const { errors } = form.formState;
  const submit = form.handleSubmit((input) =>
    change.mutate(input, {
      onSuccess: ({ email }) => {
        form.reset(EMPTY);
        toast({ title: texts.emailChanged, description: texts.signInWithFromNow(email) });
      },
      onError: (error) => showFailure(error, texts.emailWasNotChanged, form),
    }),
  );

  return (
    <form noValidate onSubmit={submit} className="flex flex-col items-start gap-5">
      <Field label={texts.newEmail} error={errors.email?.message} className="w-full max-w-md">
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
      <CurrentPassword
        input={register('current')}
        error={errors.current?.message}
        className="w-full max-w-md"
      />
      <Button type="submit" pendingText={change.isPending && texts.changingEmail}>
        {texts.changeEmail}
      </Button>
    </form>
  );
}
