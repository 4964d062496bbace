import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accountPart, HERE, openAccount } from '../../../testing/account-screen';
import { refusal } from '../../../testing/api';
import { ADA, toasts } from '../../../testing/open-app';

const OTHER = {
  ...HERE,
  id: '4f2b8f64-5717-4562-b3fc-2c963f66afa6',
  device: 'Firefox on Windows',
  isCurrent: false,
};

const sessions = async () => within(await accountPart('Where you are signed in'));
const inForm = async (part: string, label: string) =>
  within(await accountPart(part)).getByLabelText(label);

it('says who is signed in, and where', async () => {
  await openAccount();
  expect(screen.getByRole('main')).toHaveTextContent('Ada Lovelace');
  expect(screen.getByRole('main')).toHaveTextContent(ADA.email);
  const list = await (await sessions()).findAllByRole('listitem');
  expect(list).toHaveLength(1);
  expect(list[0]).toHaveTextContent('This session');
  screen.getByText('You are not signed in anywhere else.');
});

it('says that the sessions are being loaded', async () => {
  await openAccount({ 'GET /account/sessions': () => new Promise<never>(() => undefined) });
  await screen.findByText('Loading your sessions...');
});

it('says why the sessions cannot be loaded, and tries again', async () => {
  const away = { code: 'UNAVAILABLE', message: 'It is away.' };
  const { api, user } = await openAccount({ 'GET /account/sessions': refusal(503, away) });
  const alert = await (await sessions()).findByRole('alert');
  expect(alert).toHaveTextContent('could not be loaded');
  expect(alert).toHaveTextContent('It is away.');
  api.answer({ 'GET /account/sessions': [HERE] });
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await (await sessions()).findAllByRole('listitem')).toHaveLength(1);
});

it('ends a session', async () => {
  const { api, user } = await openAccount({
    'GET /account/sessions': [HERE, OTHER],
    'DELETE /account/sessions/:id': () => {
      api.answer({ 'GET /account/sessions': [HERE] });
      return new Response(null, { status: 204 });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'End session: Firefox on Windows' }));
  await waitFor(() => expect(toasts()[0]).toHaveTextContent('Session ended'));
  const [asked] = api.callsOf('DELETE /account/sessions/:id');
  expect(asked?.url.pathname).toContain(OTHER.id);
  expect((await sessions()).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus();
});

it('says what a change of the email or the password lacks', async () => {
  const message = 'Your current password is incorrect.';
  const wrong = { code: 'FORBIDDEN', message, details: [{ path: 'current', message }] };
  const { user, address } = await openAccount({ 'POST /account/password': refusal(403, wrong) });
  await user.click(screen.getByRole('button', { name: 'Change email' }));
  await screen.findByText('Please enter a valid email address');
  screen.getByText('Enter your current password');
  const current = await inForm('Password', 'Current password');
  await user.type(current, 'not this one');
  await user.type(await inForm('Password', 'New password'), 'a better password');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect((await screen.findAllByText(message))[0]).toBeVisible();
  await waitFor(() => expect(current).toHaveFocus());
  expect(address()).toBe('/account');
});
