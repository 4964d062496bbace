import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type Answers, refusal } from '../../../testing/api';
import { ADA, openApp, toasts } from '../../../testing/open-app';

const RULES = { passwordMinLength: 6, resetByMail: false, singleSignOn: null };

const open = (path: string, answers: Answers = {}) =>
  openApp(path, { 'GET /auth/rules': RULES, ...answers }, null);

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const tab = (name: string) => screen.getByRole('tab', { name });
const button = (name: string) => screen.getByRole('button', { name });

type User = Awaited<ReturnType<typeof openApp>>['user'];

async function fillIn(user: User, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await user.type(field(label), value);
}

describe('The login screen', () => {
  it('opens the tab that the address asks for', async () => {
    const { user, address } = await open('/login?signup=true');
    expect(tab('Sign Up')).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByLabelText('Full name')).toBeVisible();
    await user.click(tab('Login'));
    expect(address()).toBe('/login');
    expect(screen.getAllByRole('tab')).toHaveLength(2);
    expect(tab('Login')).toHaveAttribute('aria-selected', 'true');
  });

  it('leads back home, to the terms and to the privacy policy', async () => {
    const { user, address } = await open('/login?signup=true');
    const panel = within(screen.getByRole('tabpanel'));
    expect(await panel.findByRole('link', { name: /terms/i })).toHaveAttribute('href', '/terms');
    const privacy = panel.getByRole('link', { name: /privacy policy/i });
    expect(privacy).toHaveAttribute('href', '/privacy-policy');
    await user.click(screen.getByRole('link', { name: 'Back to Home' }));
    await waitFor(() => expect(address()).toBe('/landing'));
  });

  it('refuses what is missing, in the words of the specification', async () => {
    const { user } = await open('/login');
    await user.click(button('Login'));
    await screen.findByText('Please enter a valid email address');
    screen.getByText('Password must be at least 6 characters');
    expect(field('Email')).toHaveAttribute('aria-invalid', 'true');
    expect(field('Email')).toHaveFocus();
    await fillIn(user, { Email: 'ada.example.org', Password: '12345' });
    screen.getByText('Please enter a valid email address');
    screen.getByText('Password must be at least 6 characters');
    await user.clear(field('Email'));
    await fillIn(user, { Email: 'ada@example.org', Password: '6' });
    await waitFor(() => expect(screen.queryByText(/Please enter|must be at least/)).toBeNull());
  });

  it('says that the password is wrong and keeps what was typed', async () => {
    const wrong = { code: 'NOT_SIGNED_IN', message: 'Incorrect email or password.' };
    const { user, address } = await open('/login', { 'POST /auth/login': refusal(401, wrong) });
    await fillIn(user, { Email: 'ada@example.org', Password: 'not the password' });
    await user.click(button('Login'));
    const beside = await within(screen.getByRole('main')).findByRole('alert');
    expect(beside).toHaveTextContent(/Login failed.*Incorrect email or password/);
    expect(toasts()[0]).toHaveTextContent('Login failed');
    expect(toasts()[0]).toHaveTextContent(/Incorrect email or password/);
    expect(address()).toBe('/login');
    expect(field('Email')).toHaveValue('ada@example.org');
    expect(localStorage.getItem('casewright_user')).toBeNull();
  });

  it('disables its button while it works', async () => {
    const { user } = await open('/login', {
      'POST /auth/login': () => new Promise<never>(() => undefined),
    });
    await fillIn(user, { Email: 'a@example.org', Password: '123456' });
    await user.click(button('Login'));
    expect(await screen.findByRole('button', { name: 'Logging in...' })).toBeDisabled();
  });

  it('goes back to the password when the time for a code is over', async () => {
    const over = { code: 'MFA_CHALLENGE_ENDED', message: 'The time to enter a code is over.' };
    const { user } = await open('/login', {
      'POST /auth/login': {
        secondStep: {
          challenge: 'c',
          factors: ['totp'],
          passkeys: [],
          expiresAt: '2099-01-01T00:00:00.000Z',
        },
      },
      'POST /auth/second-step': refusal(409, over),
    });
    await fillIn(user, { Email: 'ada@example.org', Password: '123456' });
    await user.click(button('Login'));
    await user.type(await screen.findByLabelText('Code'), '123456');
    await user.click(button('Verify'));
    const beside = await within(screen.getByRole('main')).findByRole('alert');
    expect(beside).toHaveTextContent(over.message);
    expect(toasts()[0]).toHaveTextContent(over.message);
    expect(field('Password')).toBeVisible();
  });
});

describe('Sign-up', () => {
  const SOMEBODY = {
    'Full name': 'Ann Advocate',
    Email: 'ann@firm.example',
    Password: 'a quiet room',
  };

  it('refuses what is missing, in the words of the specification', async () => {
    const { user } = await open('/login?signup=true');
    await user.click(button('Create Account'));
    await screen.findByText('Name must be at least 2 characters');
    screen.getByText('Please enter a valid email address');
    screen.getByText('Password must be at least 6 characters');
  });

  it('does without a company', async () => {
    const { api, user, address } = await open('/login?signup=true', {
      'POST /auth/signup': Response.json(ADA, { status: 201 }),
      'POST /leads': Response.json({}),
    });
    await fillIn(user, SOMEBODY);
    await user.click(button('Create Account'));
    await waitFor(() => expect(address()).toBe('/'));
    const { Email: email, 'Full name': name, Password: password } = SOMEBODY;
    const [asked] = api.callsOf('POST /auth/signup');
    expect(asked?.body).toMatchObject({ email, name, password });
    expect(api.callsOf('POST /leads')[0]?.body).toEqual({ email, name, source: 'signup_form' });
  });

  it('says that the address is taken', async () => {
    const taken = { code: 'CONFLICT', message: 'An account with this email exists.' };
    const { user, address } = await open('/login?signup=true', {
      'POST /auth/signup': refusal(409, taken),
    });
    await fillIn(user, SOMEBODY);
    await user.click(button('Create Account'));
    await waitFor(() => expect(toasts()[0]).toHaveTextContent('Signup failed'));
    expect(address()).toBe('/login?signup=true');
  });

  it('tells whose mailbox has to be proven what was mailed', async () => {
    const message = 'A link is on its way to ann@firm.example.';
    const { user } = await open('/login?signup=true', {
      'POST /auth/signup': refusal(403, { code: 'MAILBOX_UNPROVEN', message }),
    });
    await fillIn(user, SOMEBODY);
    await user.click(button('Create Account'));
    expect((await screen.findByText(message)).closest('[role=status]')).toBeInTheDocument();
    expect(toasts()).toEqual([]);
    await user.click(button('Use another address'));
    expect(field('Full name')).toHaveValue('Ann Advocate');
  });
});
