import { expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { accountPart, openAccount } from '../../../../testing/account-screen';
import { refusal } from '../../../../testing/api';

it('says why the changes could not be loaded, and tries again', async () => {
  const away = { code: 'UNAVAILABLE', message: 'It is away.' };
  const { api, user } = await openAccount({ 'GET /account/notices': refusal(503, away) });
  const changes = within(await accountPart('Recent changes'));
  expect(await changes.findByRole('alert')).toHaveTextContent('It is away.');
  api.answer({ 'GET /account/notices': [] });
  await user.click(changes.getByRole('button', { name: 'Try again' }));
  await changes.findByText(/Nothing has changed recently\./);
});
