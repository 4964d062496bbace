import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsAdministrator } from '../../../../testing/administrator';
import { type Answers, refusal } from '../../../../testing/api';
import { openApp } from '../../../../testing/open-app';

const open = (answers: Answers) =>
  openAsAdministrator('/admin/users', {
    'GET /admin/users': { accounts: [], total: 0 },
    'GET /admin/invitations': { invitations: [] },
    ...answers,
  });

it('are not sent to whom has an account', async () => {
  const taken = { code: 'CONFLICT', message: 'An account with this email already exists.' };
  const { user } = await open({ 'POST /admin/invitations': refusal(409, taken) });
  await user.click(await screen.findByRole('button', { name: 'Invite someone' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Email address'), 'ada@firm.example');
  await user.click(dialog.getByRole('button', { name: 'Invite' }));
  await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('already exists'));
});

it('are not accepted in somebody’s session', async () => {
  await openApp('/invitation#whatever', {
    'POST /auth/invitations/reading': { email: 'bea@firm.example' },
  });
  await screen.findByText(/You are signed in already/);
});

it('say when the list cannot be loaded', async () => {
  await open({ 'GET /admin/invitations': () => Promise.reject(new TypeError('Failed to fetch')) });
  await screen.findByText('The invitations could not be loaded');
});

it('say when the link is not whole', async () => {
  await openApp('/invitation', {}, null);
  await screen.findByText('This link is not complete');
});
