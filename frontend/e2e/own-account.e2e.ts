import type { Browser, Page } from '@playwright/test';
import { type Account, USER_KEY } from './fixtures/account';
import { expectAccessible } from './fixtures/axe';
import { hold } from './fixtures/hold';
import { toasts } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

const SESSIONS = '**/api/account/sessions';
const LONG = 'very-long-name-without-a-single-space-'.repeat(5);
const OTHERS = [
  {
    ...{ id: '3f2b8f64-5717-4562-b3fc-2c963f66afa6', device: 'Safari on iPhone', isCurrent: true },
    ...{ address: '203.0.113.…', startedAt: '2026-11-20T08:00:00.000Z' },
    lastUsedAt: '2026-11-23T09:30:00.000Z',
  },
  {
    ...{ id: '4f2b8f64-5717-4562-b3fc-2c963f66afa6', device: LONG, isCurrent: false },
    ...{ address: '2001:db8:85a3:…', startedAt: '2026-11-20T08:00:00.000Z' },
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
  test('is behind the account button, and says who is signed in', async ({ page, account }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /Ada Lovelace/ }).click();
    await page.getByRole('menuitem', { name: 'Your account' }).click();
    await expect(page).toHaveURL('/account');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
    await expect(page.getByRole('main')).toContainText('Ada Lovelace');
    await expect(page.getByRole('main')).toContainText(account.email);
    await expect(sessions(page)).toHaveCount(1);
    await expect(sessions(page)).toContainText('This session');
    await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
  });

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
    await expect(page.getByText('Your current password is not right.').first()).toBeVisible();
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
    await page.getByRole('button', { name: 'Change email' }).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByText('Enter your current password')).toBeVisible();
    await field(page, 'Email', 'New email').fill(email);
    await field(page, 'Email', 'Current password').fill(account.password);
    await page.getByRole('button', { name: 'Change email' }).click();
    await expect(toasts(page)).toContainText(`From now on, sign in with ${email}.`);
    await expect(page.getByRole('button', { name: /Ada Lovelace/ })).toContainText(email);
    const stored = await page.evaluate((key) => localStorage.getItem(key), USER_KEY);
    expect(JSON.parse(stored ?? 'null')).toMatchObject({ email });
  });

  test('ends a session that is in use, at once', async ({ page, browser, account }) => {
    const elsewhere = await signInElsewhere(browser, account);
    await page.goto('/account');
    await expect(sessions(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'End session: Firefox on Windows' }).click();
    await expect(toasts(page)).toContainText('Session ended');
    await expect(sessions(page)).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeFocused();
    expect((await elsewhere.request.get('/api/auth/me')).status()).toBe(401);
    await elsewhere.context().close();
  });

  test('ends all other sessions together', async ({ page, browser, account }) => {
    const others = [
      await signInElsewhere(browser, account),
      await signInElsewhere(browser, account),
    ];
    await page.goto('/account');
    await expect(sessions(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'End all other sessions' }).click();
    await expect(toasts(page)).toContainText('2 other sessions were ended.');
    await expect(sessions(page)).toHaveCount(1);
    for (const other of others) {
      expect((await other.request.get('/api/auth/me')).status()).toBe(401);
      await other.context().close();
    }
    expect((await page.request.get('/api/auth/me')).status()).toBe(200);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [375, 1440]) {
      test(`fits and is accessible at ${width} px, ${colorScheme}`, async ({
        page,
        account: _,
      }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        await page.route(SESSIONS, (route) => route.fulfill({ json: OTHERS }));
        await page.goto('/account');
        await expect(sessions(page)).toHaveCount(2);
        await page.getByRole('button', { name: 'Change password' }).click();
        await expect(page.getByText('Enter your current password')).toBeVisible();
        const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scroll).toBeLessThanOrEqual(width);
        await expectAccessible(page, 'your account');
        if (process.env.SHOTS) {
          await page.screenshot({
            path: `${process.env.SHOTS}/account-${width}-${colorScheme}.png`,
            fullPage: true,
          });
        }
      });
    }
  }

  test('says that the sessions are being loaded, and why they cannot be', async ({
    page,
    account: _,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const release = await hold(page, SESSIONS);
    await page.goto('/account');
    await expect(page.getByText('Loading your sessions...')).toBeAttached();
    await expectAccessible(page, 'sessions that are loading');
    release();
    await expect(sessions(page)).toHaveCount(1);
    let isAway = true;
    await page.route(SESSIONS, (route) =>
      isAway
        ? route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'It is away.' } })
        : route.continue(),
    );
    await page.goto('/account');
    const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(alert).toContainText('It is away.');
    await expectAccessible(page, 'sessions that could not be loaded');
    isAway = false;
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(sessions(page)).toHaveCount(1);
  });
});
