import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accountPart, openAccount } from '../../../../testing/account-screen';
import { refusal } from '../../../../testing/api';

it('says that the second step is being loaded', async () => {
  await openAccount({ 'GET /account/second-factors': () => new Promise<never>(() => undefined) });
  await screen.findByText('Loading your second step...');
});

it('says that there is none, and that the password alone is enough', async () => {
  await openAccount();
  const part = within(await accountPart('Second step at login'));
  await part.findByText(/Your password alone lets you in\./);
});

it('says why the second step cannot be loaded', async () => {
  const away = { code: 'UNAVAILABLE', message: 'It is away.' };
  await openAccount({ 'GET /account/second-factors': refusal(503, away) });
  const part = within(await accountPart('Second step at login'));
  expect(await part.findByRole('alert')).toHaveTextContent('It is away.');
});
