import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '../../../testing/api';
import { openApp, toasts } from '../../../testing/open-app';

const RULES = { passwordMinLength: 6, resetByMail: false, singleSignOn: null };
const main = () => screen.getByRole('main');

it('says on opening that it is not right', async () => {
  const message = 'This setup link is not valid.';
  const answers = { 'POST /auth/setup/reading': refusal(403, { code: 'FORBIDDEN', message }) };
  await openApp('/setup#not-the-one', answers, null);
  await within(main()).findByText(message);
  expect(within(main()).queryByRole('textbox')).toBeNull();
});

it('is refused where it is used meanwhile, and keeps what was typed', async () => {
  const message = 'This installation already has an administrator.';
  const { user } = await openApp(
    '/setup#the-token',
    {
      'GET /auth/rules': RULES,
      'POST /auth/setup/reading': new Response(null, { status: 204 }),
      'POST /auth/signup': refusal(409, { code: 'CONFLICT', message }),
    },
    null,
  );
  await user.type(await screen.findByLabelText('Full name'), 'Ada Lovelace');
  await user.type(screen.getByLabelText('Email'), 'ada@example.org');
  await user.type(screen.getByLabelText('Password'), 'a quiet reading room');
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
  await waitFor(() => expect(toasts()[0]).toHaveTextContent(message));
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org');
});

it('says that it is not whole', async () => {
  const { user, address } = await openApp('/setup', { 'GET /auth/rules': RULES }, null);
  expect(main()).toHaveTextContent('This link is not complete');
  await user.click(within(main()).getByRole('link', { name: 'Go to login' }));
  await waitFor(() => expect(address()).toBe('/login'));
});

it('tells whoever is signed in to log out first', async () => {
  const { user, address } = await openApp('/setup#the-token');
  expect(main()).toHaveTextContent('you are signed in as Ada Lovelace');
  await user.click(within(main()).getByRole('link', { name: 'Go to Home' }));
  await waitFor(() => expect(address()).toBe('/'));
});
