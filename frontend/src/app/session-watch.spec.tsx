import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type Answers, refusal } from '../../testing/api';
import { ADA, type OpenedApp, openApp, toasts } from '../../testing/open-app';

const RULES = { passwordMinLength: 6, resetByMail: false, singleSignOn: null };
const ENDED = refusal(401, { code: 'NOT_SIGNED_IN', message: 'Log in again.' });

async function logIn({ api, user }: OpenedApp): Promise<void> {
  api.answer({ 'POST /auth/login': ADA, 'GET /search/history': [] });
  await user.type(await screen.findByLabelText('Email'), ADA.email);
  await user.type(screen.getByLabelText('Password'), 'correct horse battery');
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

const logOut = async ({ user }: OpenedApp) =>
  user.click(await screen.findByRole('button', { name: 'Logout' }));

it('Logout works without a server', async () => {
  const app = await openApp('/', {
    'POST /auth/logout': () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await logOut(app);
  await waitFor(() => expect(app.address()).toBe('/landing'));
  expect(localStorage.getItem('casewright_user')).toBeNull();
});

it('What was said to a user is gone from the public page', async () => {
  const loggedOut = new Response(null, { status: 204 });
  const app = await openApp(
    '/login',
    { 'GET /auth/rules': RULES, 'POST /auth/logout': loggedOut },
    null,
  );
  await logIn(app);
  await waitFor(() => expect(toasts()[0]).toHaveTextContent('Welcome back!'));
  await logOut(app);
  await waitFor(() => expect(app.address()).toBe('/landing'));
  expect(toasts()).toEqual([]);
});

it('A history that answers 401 signs out', async () => {
  const { address } = await openApp('/search-history', {
    'GET /auth/rules': RULES,
    'GET /search/history': ENDED,
  });
  await waitFor(() => expect(address()).toBe('/login'));
  await waitFor(() => expect(toasts()[0]).toHaveTextContent('Your session has ended'));
});

it.each([
  ['/document-analysis', /^Document Analysis/],
  ['/insights', /^AI-Powered Insights/],
])('What was pasted on %s outlives its session', async (path, name) => {
  const text = 'The defendant moved to dismiss. The court granted the motion.';
  const answers: Answers = { 'GET /documents': [], 'GET /auth/rules': RULES };
  const app = await openApp(path, answers);
  const field = async () => (await within(screen.getByRole('main')).findAllByRole('textbox'))[0]!;
  await app.user.click(await field());
  await app.user.paste(text);
  app.api.answer({ 'GET /search/history': ENDED });
  // At once: what was typed last is not to be lost.
  await app.user.click(screen.getByRole('link', { name: 'Search History' }));
  await waitFor(() => expect(app.address()).toBe('/login'));
  await logIn(app);
  await waitFor(() => expect(app.address()).toBe('/search-history'));
  await app.user.click(await screen.findByRole('link', { name: 'Home' }));
  const home = within(screen.getByRole('main'));
  await app.user.click(await home.findByRole('link', { name }));
  await waitFor(async () => expect(await field()).toHaveValue(text));
});
