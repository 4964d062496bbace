import type { Browser, Page } from '@playwright/test';
import { type Account, USER_KEY } from './fixtures/account';
import { expectAccessible } from './fixtures/axe';
import { expectFits } from './fixtures/fits';
import { hold } from './fixtures/hold';
import { toasts } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

const SESSIONS = '**/api/account/sessions';
const LONG = 'very-long-name-without-a-single-space-'.repeat(5);
const OTHERS = [
  {
    id: '3f2b8f64-5717-4562-b3fc-2c963f66afa6',
    device: 'Safari on iPhone',
    isCurrent: true,
    address: '203.0.113.…',
    startedAt: '2026-11-20T08:00:00.000Z',
    lastUsedAt: '2026-11-23T09:30:00.000Z',
  },
  {
    id: '4f2b8f64-5717-4562-b3fc-2c963f66afa6',
    device: LONG,
    isCurrent: false,
    address: '2001:db8:85a3:…',
    startedAt: '2026-11-20T08:00:00.000Z',
    lastUsedAt: '2026-11-23T09:30:00.000Z',
  },
];

const field = (page: Page, part: string, label: string) =>
  page.getByRole('region', { name: part }).getByLabel(label);
const sessions = (page: Page) =>
  page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');

/** The same user in another browser. */
async function signInElsewhere(browser: Browser, { email, password }: Account): Promise<Page> {
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/2 Firefox/132.0',
  });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/');
  return page;
}

test.describe('Your account', () => {
  test('gets another password, and every other session ends', async ({
    page,
    browser,
    account,
  }) => {
    const elsewhere = await signInElsewhere(browser, account);
    await page.goto('/account');
    await field(page, 'Password', 'Current password').fill('not this one');
    await field(page, 'Password', 'New password').fill('password1');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your current password is incorrect.').first()).toBeVisible();
    await expect(field(page, 'Password', 'Current password')).toBeFocused();
    await expect(page).toHaveURL('/account');
    await field(page, 'Password', 'Current password').fill(account.password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('region', { name: 'Password' })).toContainText('too easy to guess');
    await field(page, 'Password', 'New password').fill('a better password');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(toasts(page)).toContainText('Password changed');
    await expect(toasts(page)).toContainText('One other session was ended.');
    await expect(field(page, 'Password', 'Current password')).toHaveValue('');
    await elsewhere.getByRole('link', { name: 'Search History' }).click();
    await expect(elsewhere).toHaveURL('/login');
    await elsewhere.context().close();
    const { email } = account;
    const logIn = (password: string) =>
      page.request.post('/api/auth/login', { data: { email, password } });
    expect((await logIn(account.password)).status()).toBe(401);
    expect((await logIn('a better password')).status()).toBe(200);
  });

  test('gets another address, which the menu shows at once', async ({ page, account }) => {
    const email = account.email.replace('@', '-moved@');
    await page.goto('/account');
    await field(page, 'Email', 'New email').fill(email);
    await field(page, 'Email', 'Current password').fill(account.password);
    await page.getByRole('button', { name: 'Change email' }).click();
    await expect(toasts(page)).toContainText(`From now on, sign in with ${email}.`);
    await expect(page.getByRole('button', { name: /Ada Lovelace/ })).toContainText(email);
    const stored = await page.evaluate((key) => localStorage.getItem(key), USER_KEY);
    expect(JSON.parse(stored ?? 'null')).toMatchObject({ email });
  });

  test('ends a session that is in use, or all others together, at once', async ({
    page,
    browser,
    account,
  }) => {
    const first = await signInElsewhere(browser, account);
    await page.goto('/account');
    await expect(sessions(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'End session: Firefox on Windows' }).click();
    await expect(toasts(page)).toContainText('Session ended');
    await expect(sessions(page)).toHaveCount(1);
    const others = [
      await signInElsewhere(browser, account),
      await signInElsewhere(browser, account),
    ];
    await page.goto('/account');
    await expect(sessions(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'End all other sessions' }).click();
    await expect(toasts(page)).toContainText('2 other sessions were ended.');
    await expect(sessions(page)).toHaveCount(1);
    for (const other of [first, ...others]) {
      expect((await other.request.get('/api/auth/me')).status()).toBe(401);
      await other.context().close();
    }
    expect((await page.request.get('/api/auth/me')).status()).toBe(200);
  });

  test('fits and is accessible, also while sessions load or cannot', async ({
    page,
    account: _,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const release = await hold(page, SESSIONS);
    await page.goto('/account');
    await expect(page.getByText('Loading your sessions...')).toBeAttached();
    await expectAccessible(page, 'sessions that are loading');
    release();
    await page.route(SESSIONS, (route) => route.fulfill({ status: 503, json: {} }));
    await page.reload();
    await page.getByRole('alert').filter({ hasText: 'could not be loaded' }).waitFor();
    await expectAccessible(page, 'sessions that could not be loaded');
    await page.route(SESSIONS, (route) => route.fulfill({ json: OTHERS }));
    await page.reload();
    await expect(sessions(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Enter your current password')).toBeVisible();
    await expectFits(page, 'account');
  });
});
