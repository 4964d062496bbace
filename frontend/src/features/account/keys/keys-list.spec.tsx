import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ACCOUNT, accountPart, openAccount } from '../../../../testing/account-screen';
import { refusal } from '../../../../testing/api';
import { ADA, openApp } from '../../../../testing/open-app';

it('lists the keys, and says which has expired', async () => {
  await openAccount({
    'GET /account/keys': [
      {
        id: '4f2b8f64-5717-4562-b3fc-2c963f66afa6',
        name: 'An old script',
        hint: 'cwk_a-b_',
        scope: 'read',
        createdAt: '2020-11-20T08:00:00.000Z',
        expiresAt: '2021-01-20T08:00:00.000Z',
        lastUsedAt: null,
      },
    ],
  });
  const keys = await accountPart('API keys');
  await waitFor(() => expect(keys).toHaveTextContent(/expired Jan \d+, 2021, not used yet/));
});

it('says what is missing, and why a key was not made', async () => {
  const wrong = { code: 'FORBIDDEN', message: 'Your current password is incorrect.' };
  const { user } = await openAccount({ 'POST /account/keys': refusal(403, wrong) });
  const keys = within(await accountPart('API keys'));
  await keys.findByText('You have no API keys.');
  await user.click(keys.getByRole('button', { name: 'New API key' }));
  const dialog = within(await screen.findByRole('dialog'));
  const create = dialog.getByRole('button', { name: 'Create key' });
  await user.click(create);
  await dialog.findByText('Say what the key is for');
  dialog.getByText('Enter your current password');
  await user.type(dialog.getByLabelText('Purpose'), 'A script');
  await user.type(dialog.getByLabelText('Current password'), 'not this one');
  await user.click(create);
  const said = dialog.getByRole('status');
  await waitFor(() => expect(said).toHaveTextContent('Your current password is incorrect.'));
  expect(dialog.getByLabelText('Purpose')).toHaveValue('A script');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says that the keys are being loaded', async () => {
  await openAccount({ 'GET /account/keys': () => new Promise<never>(() => undefined) });
  await screen.findByText('Loading your API keys...');
});

it('says why the keys cannot be loaded', async () => {
  const away = { code: 'UNAVAILABLE', message: 'It is away.' };
  await openAccount({ 'GET /account/keys': refusal(503, away) });
  const alert = await within(await accountPart('API keys')).findByRole('alert');
  expect(alert).toHaveTextContent('It is away.');
});

it('offers auditors none, who could do nothing with one', async () => {
  await openApp('/account', ACCOUNT, { ...ADA, role: 'auditor' });
  await accountPart('Where you are signed in');
  expect(screen.queryByRole('region', { name: 'API keys' })).toBeNull();
});
