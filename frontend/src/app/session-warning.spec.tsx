import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { ADA, openApp, toasts } from '../../testing/open-app';

const warning = () => screen.findByText(/^Your session ends at/);

const open = (endsInSeconds: number, canStay = true) =>
  openApp('/search-history', {
    'GET /auth/session': { endsInSeconds, canStay, warnSeconds: 300 },
    'GET /auth/rules': { passwordMinLength: 6, resetByMail: false, singleSignOn: null },
  });

it('does not speak of an end that is far away', async () => {
  const { api } = await open(3_600);
  await waitFor(() => expect(api.callsOf('GET /auth/session')).toHaveLength(1));
  await screen.findByText(/No search history found/);
  expect(screen.queryByText(/^Your session ends at/)).toBeNull();
});

it('tells of the end some minutes before, and puts it off', async () => {
  const { api, user } = await open(240);
  const alert = (await warning()).closest('[role=alert]');
  expect(alert).toHaveTextContent('what you are writing is kept in this tab');
  api.answer({
    'GET /auth/me': ADA,
    'GET /auth/session': { endsInSeconds: 7_200, canStay: true, warnSeconds: 300 },
  });
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await waitFor(() => expect(alert).not.toBeInTheDocument());
  expect(api.callsOf('GET /auth/me')).toHaveLength(1);
});

it('has no button for an end that cannot be put off', async () => {
  await open(120, false);
  const alert = (await warning()).closest('[role=alert]');
  expect(alert).toHaveTextContent('It cannot be extended.');
  expect(screen.queryByRole('button', { name: 'Stay signed in' })).toBeNull();
});

it('leaves nothing on the screen, though nobody asked for anything', async () => {
  const { api, address } = await open(1);
  await warning();
  api.answer({ 'GET /auth/session': { endsInSeconds: 0, canStay: true, warnSeconds: 300 } });
  await waitFor(() => expect(address()).toBe('/login'));
  await waitFor(() => expect(toasts()[0]).toHaveTextContent('Your session has ended'));
  expect(localStorage.getItem('casewright_user')).toBeNull();
});
