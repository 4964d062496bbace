import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type Answers, refusal } from '../../../../testing/api';
import { openApp, toasts } from '../../../../testing/open-app';

const RULES = { passwordMinLength: 6, resetByMail: false, singleSignOn: null };
const TOKEN = 'q'.repeat(43);
const DONE = new Response(null, { status: 204 });
const USED = refusal(404, { code: 'NOT_FOUND', message: 'This link has been used.' });
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

const main = () => screen.getByRole('main');

describe('A forgotten password', () => {
  async function openDialog(answers: Answers = {}) {
    const app = await openApp('/login', { 'GET /auth/rules': RULES, ...answers }, null);
    await app.user.click(screen.getByRole('link', { name: /Forgot your password/ }));
    return { ...app, dialog: await screen.findByRole('dialog', { name: 'Forgot your password?' }) };
  }
  const byMail = { 'GET /auth/rules': { ...RULES, resetByMail: true } };
  const send = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Send link' });

  it('is for the administrator where no mail can be sent', async () => {
    const { dialog, user, address } = await openDialog();
    await within(dialog).findByText(/Ask your administrator for a link/);
    expect(within(dialog).queryByRole('textbox')).toBeNull();
    expect(address()).toMatch(/\/login#?$/);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('is reset by mail, and nobody is told who has an account', async () => {
    const { api, dialog, user } = await openDialog({
      ...byMail,
      'POST /auth/reset-requests': DONE,
    });
    await within(dialog).findByLabelText('Email');
    await user.click(send(dialog));
    await within(dialog).findByText('Please enter a valid email address');
    const email = `${'long'.repeat(12)}@${'address.'.repeat(8)}example`;
    await user.type(within(dialog).getByLabelText('Email'), email);
    await user.click(send(dialog));
    await waitFor(() => expect(dialog).toHaveTextContent(`If ${email} has an account here`));
    expect(api.callsOf('POST /auth/reset-requests').map(({ body }) => body)).toEqual([{ email }]);
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('says that it is being loaded', async () => {
    const { dialog } = await openDialog({
      'GET /auth/rules': () => new Promise<never>(() => undefined),
    });
    within(dialog).getByText('Loading this form...');
  });

  it('says what failed, and tries again', async () => {
    const { api, dialog, user } = await openDialog({ 'GET /auth/rules': unreachable });
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('could not be loaded');
    api.answer({ 'GET /auth/rules': RULES });
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await within(dialog).findByText(/Ask your administrator/);
  });

  it('is not mailed without a reason', async () => {
    const message = 'Too many requests from your address. Try again in 60 seconds.';
    const { dialog, user } = await openDialog({
      ...byMail,
      'POST /auth/reset-requests': refusal(429, { code: 'RATE_LIMITED', message }),
    });
    await user.type(await within(dialog).findByLabelText('Email'), 'a@example.org');
    await user.click(send(dialog));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(message);
    expect(within(dialog).getByLabelText('Email')).toHaveValue('a@example.org');
  });
});

describe('The link of a forgotten password', () => {
  const open = (answers: Answers) =>
    openApp(`/reset-password#${TOKEN}`, { 'GET /auth/rules': RULES, ...answers }, null);
  const field = () => screen.findByLabelText('New password');
  const press = (name: string) => screen.getByRole('button', { name });

  it('that is not whole says so', async () => {
    const { user, address } = await openApp('/reset-password', { 'GET /auth/rules': RULES }, null);
    expect(main()).toHaveTextContent('This link is not complete');
    await user.click(within(main()).getByRole('link', { name: 'Go to login' }));
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('that is used up says so on opening', async () => {
    await open({ 'POST /auth/reset/reading': USED });
    await within(main()).findByText('This link does not work');
    expect(main()).toHaveTextContent('This link has been used');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('that could not be looked at is looked at again', async () => {
    const { api, user } = await open({ 'POST /auth/reset/reading': unreachable });
    expect(await within(main()).findByRole('alert')).toHaveTextContent('could not be loaded');
    api.answer({ 'POST /auth/reset/reading': DONE });
    await user.click(press('Try again'));
    await field();
  });

  it('that is used up meanwhile is refused by the server', async () => {
    const { user } = await open({ 'POST /auth/reset/reading': DONE, 'POST /auth/reset': USED });
    const password = await field();
    await user.click(press('Set password'));
    await screen.findByText('Password must be at least 6 characters');
    await user.type(password, 'a better password');
    await user.click(press('Set password'));
    await waitFor(() => expect(toasts()[0]).toHaveTextContent('This link has been used'));
    expect(password).toHaveValue('a better password');
  });

  it('sets the password and leads to the login page', async () => {
    const { api, user, address } = await open({
      'POST /auth/reset/reading': DONE,
      'POST /auth/reset': DONE,
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Choose a new password');
    await user.type(await field(), 'a better password');
    await user.click(press('Set password'));
    await waitFor(() => expect(address()).toBe('/login'));
    const [sent] = api.callsOf('POST /auth/reset');
    expect(sent?.body).toEqual({ token: TOKEN, password: 'a better password' });
    expect(toasts()[0]).toHaveTextContent('Sign in with your new password.');
  });
});
