import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/axe';
import { toasts } from '../fixtures/search-page';
import { expect, test } from '../fixtures/test';
import { answerThere, atProvider, employ, leaveProvider, signOn, signOnButton } from './provider';

const main = (page: Page) => page.getByRole('main');
const isSignedIn = async (page: Page) => (await page.request.get('/api/auth/me')).ok();

test.describe('Single sign-on', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  for (const [width, colorScheme] of [
    [375, 'dark'],
    [1440, 'light'],
  ] as const) {
    test(`opens an account the first time and finds it again, at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      const { login } = await employ(page);
      await page.goto('/login');
      await expect(signOnButton(page)).toBeVisible();
      await expectAccessible(page, 'the login screen with single sign-on');
      const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scroll).toBeLessThanOrEqual(width);
      await signOnButton(page).click();
      await answerThere(page, login);
      await expect(page).toHaveURL('/');
      await expect(toasts(page)).toContainText('Welcome back!');
      const first = await (await page.request.get('/api/auth/me')).json();
      expect(first).toMatchObject({ email: `${login}@firm.example`, role: 'member' });
      await page.request.post('/api/auth/logout');
      await page.evaluate(() => localStorage.clear());
      // The provider still knows the browser, and asks nobody.
      await page.goto('/login');
      await signOnButton(page).click();
      await expect(page).toHaveURL('/');
      const again = await (await page.request.get('/api/auth/me')).json();
      expect(again.id).toBe(first.id);
    });
  }

  test('gives the role of the groups at each log-in', async ({ page }) => {
    const lawyer = await employ(page, { groups: ['clerks'] });
    await signOn(page, lawyer.login);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Writing Assistant' })).toHaveCount(0);
    await employ(page, { ...lawyer, groups: ['lawyers'] });
    await page.request.post('/api/auth/logout');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await signOnButton(page).click();
    await expect(page.getByRole('link', { name: 'Writing Assistant' }).first()).toBeVisible();
  });

  test('is enough to create an API key, just after it', async ({ page }) => {
    const { login } = await employ(page);
    await signOn(page, login);
    await expect(page).toHaveURL('/');
    await page.goto('/account');
    await page.getByRole('button', { name: 'New API key' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('within 10 minutes of signing in');
    await expect(dialog.getByLabel('Current password')).toHaveCount(0);
    await expectAccessible(page, 'a new key for an account without a password');
    await dialog.getByLabel('Purpose').fill('A script');
    await dialog.getByRole('button', { name: 'Create key' }).click();
    await expect(dialog.getByLabel('Key', { exact: true })).toHaveValue(/^cwk_/);
  });

  test('says that the provider let nobody in, with a code and a number to ask by', async ({
    page,
  }) => {
    await page.goto('/login');
    await signOnButton(page).click();
    await answerThere(page, null);
    const alert = main(page).getByRole('alert');
    await expect(alert).toContainText('Example Firm did not let you in');
    await expect(alert).toContainText('Code: SIGN_ON_REFUSED');
    await expect(alert).toContainText(/Request: [\w-]{8,}/);
    await expect(page).toHaveURL('/sign-on');
    await expectAccessible(page, 'a sign-on that was refused');
    expect(await isSignedIn(page)).toBe(false);
    await main(page).getByRole('link', { name: 'Go to login' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('takes no answer that was altered, is used, or belongs to another browser', async ({
    page,
    browser,
  }) => {
    const { login } = await employ(page);
    // The answer is kept from the server, so that it can be given elsewhere first.
    let answer = '';
    await page.route('**/api/auth/single-sign-on/answer', (route) => {
      answer = route.request().postDataJSON().answer;
      return route.abort();
    });
    await signOn(page, login);
    await expect(main(page).getByRole('alert')).toBeVisible();
    await page.unroute('**/api/auth/single-sign-on/answer');
    const stranger = await browser.newPage();
    await stranger.goto(new URL(`/sign-on?${answer}`, page.url()).href);
    await expect(main(stranger).getByRole('alert')).toContainText('not begun in this browser');
    await stranger.close();
    await page.goto(`/sign-on?${answer.replace(/state=[^&]+/, 'state=of-another')}`);
    await expect(main(page).getByRole('alert')).toContainText('not begun in this browser');
    await page.goto(`/sign-on?${answer}`);
    await expect(page).toHaveURL('/');
    await page.goto(`/sign-on?${answer}`);
    await expect(main(page).getByRole('alert')).toContainText('finished already');
  });

  test('ends at the provider too', async ({ page }) => {
    const { login } = await employ(page);
    await signOn(page, login);
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(atProvider);
    await page.getByRole('button', { name: 'Sign out of the firm' }).click();
    await expect(page).toHaveURL(/\/login/);
    expect(await isSignedIn(page)).toBe(false);
    await signOnButton(page).click();
    await expect(page.getByLabel('User name')).toBeVisible();
  });

  test('ends here at once when it ends at the provider', async ({ page }) => {
    const { login } = await employ(page);
    await signOn(page, login);
    await expect(page).toHaveURL('/');
    // An open page may notice the end by itself, and has nobody to sign out then.
    await page.goto('about:blank');
    const other = await page.context().newPage();
    await other.goto(`${process.env.OIDC_ISSUER}/session/end`);
    await other.getByRole('button', { name: 'Sign out of the firm' }).click();
    await expect.poll(() => isSignedIn(page)).toBe(false);
    await page.goto('/account');
    await expect(page).toHaveURL('/login');
    await expect(main(page)).toContainText('Your session has ended');
  });
});

test.describe('An account with a password', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));
  const part = (page: Page) => page.getByRole('region', { name: 'Single sign-on' });

  test('is linked and unlinked on its own screen, and by nothing else', async ({
    page,
    account,
  }) => {
    const { login } = await employ(page, { email: account.email });
    await page.goto('/account');
    await expect(part(page)).toContainText('is not linked to Example Firm');
    await expectAccessible(page, 'an account that is not linked');
    await part(page).getByLabel('Current password').fill('not this one');
    await part(page).getByRole('button', { name: 'Link to Example Firm' }).click();
    await expect(part(page)).toContainText('Your current password is incorrect');
    await part(page).getByLabel('Current password').fill(account.password);
    await part(page).getByRole('button', { name: 'Link to Example Firm' }).click();
    await answerThere(page, login);
    await expect(page).toHaveURL('/account');
    await expect(part(page)).toContainText('has been linked since');
    await expectAccessible(page, 'an account that is linked');
    await part(page).getByLabel('Current password').fill(account.password);
    await part(page).getByRole('button', { name: 'Unlink' }).click();
    await expect(part(page)).toContainText('is not linked');
    await page.request.post('/api/auth/logout');
    await page.evaluate(() => localStorage.clear());
    await leaveProvider(page);
    await signOn(page, login);
    await expect(main(page).getByRole('alert')).toContainText('Log in with its password');
    await expectAccessible(page, 'an address that has an account');
  });
});

test.describe('Signing on while the provider is away', () => {
  test('is refused in a sentence, and passwords work', async ({ page, account }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.request.post('/api/auth/logout');
    await page.evaluate(() => localStorage.clear());
    const message = 'Signing in with Example Firm does not work at the moment.';
    await page.route('**/api/auth/single-sign-on', (route) =>
      route.fulfill({
        status: 503,
        json: { code: 'UNAVAILABLE', message, correlationId: 'abcdefgh-1' },
      }),
    );
    await page.goto('/login');
    await signOnButton(page).click();
    const alert = main(page).getByRole('alert');
    await expect(alert).toContainText(message);
    await expect(alert).toContainText('Request: abcdefgh-1');
    await expectAccessible(page, 'a provider that is away');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password').fill(account.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/');
  });
});
