import { totpCode } from '@casewright/testing/totp';
import type { Page } from '@playwright/test';
import { type Account, signUpOverApi, USER_KEY } from './fixtures/account';
import { signInAsAdministrator } from './fixtures/administrator';
import { expectAccessible } from './fixtures/axe';
import { expectFits } from './fixtures/fits';
import { toasts } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

const FACTORS = '**/api/account/second-factors';

const part = (page: Page) => page.getByRole('region', { name: 'Second step at login' });
const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).click();

/** Sets an authenticator app up on the account screen. */
async function setUp(page: Page, { password }: Account) {
  await page.goto('/account');
  await part(page).getByRole('button', { name: 'Set up an authenticator app' }).click();
  await dialog(page).getByLabel('Current password').fill(password);
  await press(page, 'Continue');
  const secret = await dialog(page).getByLabel('Key', { exact: true }).inputValue();
  await dialog(page).getByLabel('Code from the app').fill(totpCode(secret));
  await press(page, 'Turn on');
  await expect(dialog(page)).toContainText('Each of these works once');
  const codes = await dialog(page).getByRole('listitem').allTextContents();
  return { secret, codes };
}

async function signOut(page: Page): Promise<void> {
  await page.request.post('/api/auth/logout');
  await page.evaluate(() => localStorage.clear());
}

async function enterPassword(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByLabel('Code')).toBeFocused();
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
}

test.describe('A second step at login', () => {
  test('is set up on the account screen, and asked for from then on', async ({ page, account }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/account');
    await expect(part(page)).toContainText('Your password alone lets you in.');
    await part(page).getByRole('button', { name: 'Set up an authenticator app' }).click();
    await press(page, 'Continue');
    await expect(dialog(page)).toContainText('Enter your current password');
    await dialog(page).getByLabel('Current password').fill('not this one');
    await press(page, 'Continue');
    await expect(dialog(page).getByRole('status')).toContainText('password is incorrect');
    await dialog(page).getByLabel('Current password').fill(account.password);
    await press(page, 'Continue');
    await expect(dialog(page).getByRole('img', { name: /QR code/ })).toBeVisible();
    await expect(dialog(page).getByLabel('Code from the app')).toBeFocused();
    await dialog(page).getByLabel('Code from the app').fill('000000');
    await press(page, 'Turn on');
    await expect(dialog(page).getByRole('status')).toContainText('This code is incorrect');
    await expectAccessible(page, 'the secret of an authenticator app');
    const secret = await dialog(page).getByLabel('Key', { exact: true }).inputValue();
    expect(secret).toMatch(/^([A-Z2-7]{4} ?){8}$/);
    const code = totpCode(secret);
    await dialog(page).getByLabel('Code from the app').fill(code);
    await press(page, 'Turn on');
    await expect(dialog(page).getByRole('listitem')).toHaveCount(10);
    await expectAccessible(page, 'recovery codes');
    await press(page, 'Done');
    await expect(part(page)).toContainText('10 recovery codes are left.');

    await signOut(page);
    await enterPassword(page, account);
    expect(await page.evaluate((key) => localStorage.getItem(key), USER_KEY)).toBeNull();
    expect((await page.request.get('/api/auth/me')).status()).toBe(401);
    await expectAccessible(page, 'the second step of a log-in');
    await enterCode(page, code);
    await expect(page.getByText('is incorrect or has already been used').first()).toBeVisible();
    await expect(page.getByLabel('Code')).toBeFocused();
    await enterCode(page, totpCode(secret, 1));
    await expect(page).toHaveURL('/');
    await expect(toasts(page)).toContainText('Welcome back!');
  });

  test('takes recovery codes, which are made anew, and is turned off', async ({
    page,
    account,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { codes } = await setUp(page, account);
    await signOut(page);
    await enterPassword(page, account);
    await enterCode(page, (codes[0] ?? '').toUpperCase());
    await expect(page).toHaveURL('/');
    await page.goto('/account');
    await expect(part(page)).toContainText('9 recovery codes are left.');

    await part(page).getByRole('button', { name: 'New recovery codes' }).click();
    await dialog(page).getByLabel('Current password').fill(account.password);
    await dialog(page)
      .getByLabel('Code')
      .fill(codes[0] ?? '');
    await press(page, 'Make codes');
    await expect(dialog(page).getByRole('status')).toContainText('has already been used');
    await expectAccessible(page, 'a form that asks for password and code');
    await dialog(page)
      .getByLabel('Code')
      .fill(codes[1] ?? '');
    await press(page, 'Make codes');
    await expect(dialog(page).getByRole('listitem')).toHaveCount(10);
    const [fresh = ''] = await dialog(page).getByRole('listitem').allTextContents();
    expect(codes).not.toContain(fresh);
    await press(page, 'Done');
    await expect(part(page)).toContainText('10 recovery codes are left.');

    await part(page).getByRole('button', { name: 'Turn off the authenticator app' }).click();
    await dialog(page).getByLabel('Current password').fill(account.password);
    await dialog(page).getByLabel('Code').fill(fresh);
    await press(page, 'Turn off');
    await expect(toasts(page)).toContainText('Authenticator app turned off');
    await expect(part(page)).toContainText('Your password alone lets you in.');
  });

  test('is locked after five wrong tries, and goes back to the password', async ({
    page,
    account,
  }) => {
    const { codes } = await setUp(page, account);
    await signOut(page);
    await enterPassword(page, account);
    for (let n = 0; n < 4; n += 1) {
      const refused = page.waitForResponse('**/api/auth/second-step');
      await enterCode(page, `00000${n}`);
      expect((await refused).status()).toBe(400);
    }
    await enterCode(page, codes[0] ?? '');
    await expect(toasts(page)).toContainText('Too many wrong codes');
    const beside = page.getByRole('main').getByRole('alert');
    await expect(beside).toContainText('Too many wrong codes');
    await expect(page).toHaveURL('/login');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('Password')).toBeVisible();
  });

  test('is removed by an administrator', async ({ page, browser }) => {
    const account = await signUpOverApi(page);
    await setUp(page, account);
    const context = await browser.newContext();
    const office = await context.newPage();
    await signInAsAdministrator(office);
    await office.goto(`/admin/users?q=${encodeURIComponent(account.email)}`);
    await office.getByRole('button', { name: 'Actions for Ada Lovelace' }).click();
    await office.getByRole('menuitem', { name: 'Remove second step' }).click();
    await dialog(office).getByRole('button', { name: 'Remove second step' }).click();
    await expect(dialog(office)).toBeHidden();
    await context.close();
    expect((await page.request.get('/api/auth/me')).status()).toBe(401);
    const { email, password } = account;
    const answer = await page.request.post('/api/auth/login', { data: { email, password } });
    expect(await answer.json()).toMatchObject({ email });
  });

  test('fits and is accessible', async ({ page, account }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/account');
    await part(page).getByRole('button', { name: 'Set up an authenticator app' }).click();
    await dialog(page).getByLabel('Current password').fill(account.password);
    await press(page, 'Continue');
    const secret = await dialog(page).getByLabel('Key', { exact: true }).inputValue();
    await expectFits(page, 'second-step-secret');
    // Dark by now: a camera reads black on white.
    const ground = dialog(page).getByRole('img').locator('rect');
    await expect(ground).toHaveCSS('fill', 'rgb(255, 255, 255)');
    await dialog(page).getByLabel('Code from the app').fill(totpCode(secret));
    await press(page, 'Turn on');
    await expect(dialog(page).getByRole('listitem')).toHaveCount(10);
    await expectFits(page, 'second-step-codes');
    await press(page, 'Done');
    await expect(part(page)).toContainText('10 recovery codes are left.');
    await part(page).scrollIntoViewIfNeeded();
    await expectFits(page, 'second-step-part');
    await page.route(FACTORS, (route) => route.fulfill({ status: 503, json: {} }));
    await page.reload();
    await part(page).getByRole('alert').waitFor();
    await expectAccessible(page, 'a second step that could not be loaded');
    await signOut(page);
    await enterPassword(page, account);
    await expectFits(page, 'second-step-login');
  });

  test('is set up before anything else where it is required', async ({ page, account }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    let isSetUp = false;
    page.on('response', (answer) => {
      if (answer.url().endsWith('/confirmation') && answer.ok()) isSetUp = true;
    });
    // As a server answers that has MFA_REQUIRED set; its own spec asks every route.
    await page.route('**/api/**', async (route) => {
      const path = new URL(route.request().url()).pathname;
      if (isSetUp || path.includes('/second-factors')) return route.continue();
      if (path !== '/api/auth/login' && path !== '/api/auth/me' && !path.includes('session')) {
        const refusal = { code: 'MFA_REQUIRED', message: 'Your account needs a second step.' };
        return route.fulfill({ status: 403, json: { ...refusal, correlationId: 'spec' } });
      }
      const answer = await route.fetch();
      const user = (await answer.json()) as object;
      return route.fulfill({ response: answer, json: { ...user, mustEnroll: true } });
    });
    await page.goto('/search-history');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up a second step');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expectFits(page, 'a second step that is required');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeEnabled();
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
    await press(page, 'Cancel');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up a second step');
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
    await dialog(page).getByLabel('Current password').fill(account.password);
    await press(page, 'Continue');
    const secret = await dialog(page).getByLabel('Key', { exact: true }).inputValue();
    await dialog(page).getByLabel('Code from the app').fill(totpCode(secret));
    await press(page, 'Turn on');
    await expect(dialog(page).getByRole('listitem')).toHaveCount(10);
    await press(page, 'Done');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Set up a second step');
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/landing');
  });
});
