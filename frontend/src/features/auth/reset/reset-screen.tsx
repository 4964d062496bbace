import { PasswordResetSchema } from '@casewright/contracts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../shared/api/client';
import { paths } from '../../../shared/config/paths';
import { removeUser } from '../../../shared/stores/session-store';
import { NewPassword } from '../../../shared/ui/account-fields';
import { ChangeForm, useSchemaForm } from '../../../shared/ui/form';
import { toast } from '../../../shared/ui/toast-store';
import { LinkFrame } from '../link-frame';

const words = {
  openItAgain:
    'Open the link again exactly as you received it, or ask for a new one on the login page.',
  what: 'your link',
  doesNotWork: 'This link does not work',
};

const formWords = {
  act: 'Set password',
  acting: 'Setting password...',
  failed: 'Password not set',
};

const NewPasswordSchema = PasswordResetSchema.pick({ password: true });

/** Where the link of a forgotten password leads. */
export function ResetScreen() {
  return (
    <LinkFrame
      page="resetPassword"
      description="Choose one that you do not use anywhere else. You will be signed out everywhere."
      look={(token) => call('POST /auth/reset/reading', { body: { token } })}
      words={words}
    >
      {(token) => <ResetForm token={token} />}
    </LinkFrame>
  );
}

function ResetForm({ token }: { token: string }) {
  const form = useSchemaForm(NewPasswordSchema, { password: '' });
  return (
    <ChangeForm form={form} change={useReset(token)} words={formWords}>
      <NewPassword form={form} />
    </ChangeForm>
  );
}

/** Sets the password and goes to the login page: every session has ended. */
function useReset(token: string) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ password }: { password: string }) =>
      call('POST /auth/reset', { body: { token, password } }),
    onSuccess: async () => {
      removeUser();
      await navigate(paths.login, { replace: true });
      toast({ title: 'Password set', description: 'Sign in with your new password.' });
    },
  });
}
