import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { openAccount } from '../../../../testing/account-screen';
import { refusal } from '../../../../testing/api';
import { toasts } from '../../../../testing/open-app';

it('says that the data cannot be had now', async () => {
  const away = { code: 'UNAVAILABLE', message: 'Auth is down.' };
  const { user } = await openAccount({ 'GET /account/data': refusal(503, away) });
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(toasts()[0]).toHaveTextContent('Your data was not downloaded'));
});
