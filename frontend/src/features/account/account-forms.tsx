import {
  DetailsChangeSchema,
  EmailChangeSchema,
  PasswordChangeSchema,
} from '@casewright/contracts';
import { useUser } from '../../shared/stores/session-store';
import { CurrentPassword, EmailField, NewPassword } from '../../shared/ui/account-fields';
import { ChangeForm, FormField, useSchemaForm } from '../../shared/ui/form';
import { toast } from '../../shared/ui/toast-store';
import { useChangeDetails, useChangeEmail, useChangePassword } from './account-api';
import * as texts from './texts';

const WIDTH = 'w-full max-w-md';
const NO_EMAIL = { current: '', email: '' };
const NO_PASSWORD = { current: '', password: '' };

export function DetailsForm() {
  const user = useUser();
  const details = { name: user?.name ?? '', company: user?.company ?? '' };
  const form = useSchemaForm(DetailsChangeSchema, details);
  return (
    <ChangeForm
      form={form}
      change={useChangeDetails()}
      words={texts.detailsWords}
      onDone={({ name, company }) => {
        form.reset({ name, company: company ?? '' });
        toast({ title: 'Name and firm saved' });
      }}
    >
      <FormField form={form} name="name" label="Name" autoComplete="name" className={WIDTH} />
      <FormField
        form={form}
        name="company"
        label="Law firm/company"
        optional
        autoComplete="organization"
        className={WIDTH}
      />
    </ChangeForm>
  );
}

export function EmailForm() {
  const form = useSchemaForm(EmailChangeSchema, NO_EMAIL);
  return (
    <ChangeForm
      form={form}
      change={useChangeEmail()}
      words={texts.emailWords}
      onDone={({ email }) => {
        form.reset(NO_EMAIL);
        toast({ title: 'Email changed', description: `From now on, sign in with ${email}.` });
      }}
    >
      <EmailField form={form} label="New email" autoComplete="email" className={WIDTH} />
      <CurrentPassword form={form} className={WIDTH} />
    </ChangeForm>
  );
}

export function PasswordForm() {
  const form = useSchemaForm(PasswordChangeSchema, NO_PASSWORD);
  return (
    <ChangeForm
      form={form}
      change={useChangePassword()}
      words={texts.passwordWords}
      onDone={({ ended }) => {
        form.reset(NO_PASSWORD);
        toast({ title: 'Password changed', description: texts.endedWords(ended) });
      }}
    >
      <CurrentPassword form={form} className={WIDTH} />
      <NewPassword form={form} className={WIDTH} />
    </ChangeForm>
  );
}
