import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/axe';
import { hold } from './fixtures/hold';
import { toasts } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

const RULES = '**/api/auth/rules';
const READING = '**/api/auth/reset/reading';
const TOKEN = 'q'.repeat(43);

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Forgot your password?' });

async function openDialog(page: Page, rules?: { resetByMail: boolean }): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (rules) {
    await page.route(RULES, (route) => route.fulfill({ json: { passwordMinLength: 6, ...rules } }));
  }
  await page.goto('/login');
  await page.getByRole('link', { name: /Forgot your password/ }).click();
}

test.describe('A forgotten password', () => {
  test('is for the administrator where no mail can be sent', async ({ page }) => {
    await openDialog(page);
    await expect(dialog(page)).toContainText('Ask your administrator for a link');
    await expect(dialog(page).getByRole('textbox')).toHaveCount(0);
    await expect(page).toHaveURL(/\/login#?$/);
    await expectAccessible(page, 'a forgotten password without mail');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  for (const width of [375, 1440]) {
    test(`is reset by mail, and nobody is told who has an account, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.route('**/api/auth/reset-requests', (route) => route.fulfill({ status: 204 }));
      await openDialog(page, { resetByMail: true });
      await dialog(page).getByRole('button', { name: 'Send link' }).click();
      await expect(dialog(page)).toContainText('Please enter a valid email address');
      await expectAccessible(page, 'a forgotten password with mail');
      const email = `${'long'.repeat(12)}@${'address.'.repeat(8)}example`;
      await dialog(page).getByLabel('Email').fill(email);
      const sent = page.waitForRequest('**/api/auth/reset-requests');
      await dialog(page).getByRole('button', { name: 'Send link' }).click();
      expect((await sent).postDataJSON()).toEqual({ email });
      await expect(dialog(page)).toContainText(`If ${email} has an account here`);
      await expectAccessible(page, 'a link that was sent');
      const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scroll).toBeLessThanOrEqual(width);
      await dialog(page).getByRole('button', { name: 'Done' }).click();
      await expect(dialog(page)).toHaveCount(0);
    });
  }

  test('says that it is being loaded, and what failed', async ({ page }) => {
    const release = await hold(page, RULES);
    await openDialog(page);
    await expect(dialog(page).getByText('Loading...')).toBeAttached();
    release();
    await expect(dialog(page)).toContainText('Ask your administrator');
    await page.route(RULES, (route) => route.abort());
    await openDialog(page);
    await expect(dialog(page).getByRole('alert')).toContainText('could not be loaded');
    await expectAccessible(page, 'a forgotten password without a server');
    await page.unroute(RULES);
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(dialog(page)).toContainText('Ask your administrator');
  });

  test('is not mailed without a reason', async ({ page }) => {
    const message = 'Too many requests from your address. Try again in 60 seconds.';
    await page.route('**/api/auth/reset-requests', (route) =>
      route.fulfill({ status: 429, json: { code: 'RATE_LIMITED', message } }),
    );
    await openDialog(page, { resetByMail: true });
    await dialog(page).getByLabel('Email').fill('a@example.org');
    await dialog(page).getByRole('button', { name: 'Send link' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText(message);
    await expectAccessible(page, 'a link that was not sent');
    await expect(dialog(page).getByLabel('Email')).toHaveValue('a@example.org');
  });
});

test.describe('The link of a forgotten password', () => {
  const field = (page: Page) => page.getByLabel('New password');
  const works = (page: Page) => page.route(READING, (route) => route.fulfill({ status: 204 }));

  test('that is not whole says so', async ({ page }) => {
    await page.goto('/reset-password');
    await expect(page.getByRole('main')).toContainText('This link is not complete');
    await page.getByRole('main').getByRole('link', { name: 'Go to login' }).click();
    await expect(page).toHaveURL('/login');
  });

  for (const [width, colorScheme] of [
    [375, 'dark'],
    [1440, 'light'],
  ] as const) {
    test(`that is used up says so on opening, at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/reset-password#${TOKEN}`);
      await expect(page.getByRole('main')).toContainText('This link does not work');
      await expect(page.getByRole('main')).toContainText('This link has been used');
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expectAccessible(page, 'a link that has been used');
      if (process.env.SHOTS) {
        await page.screenshot({ path: `${process.env.SHOTS}/reset-used-${width}.png` });
      }
    });
  }

  test('that could not be looked at is looked at again', async ({ page }) => {
    await page.route(READING, (route) => route.abort());
    await page.goto(`/reset-password#${TOKEN}`);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('does not work');
    await page.unroute(READING);
    await works(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(field(page)).toBeVisible();
  });

  test('that is used up meanwhile is refused by the server', async ({ page }) => {
    await works(page);
    await page.goto(`/reset-password#${TOKEN}`);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
    await field(page).fill('a better password');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(toasts(page)).toContainText('This link has been used');
    await expect(field(page)).toHaveValue('a better password');
  });

  for (const width of [375, 1440]) {
    test(`sets the password and leads to the login page, at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await works(page);
      await page.route('**/api/auth/reset', (route) => route.fulfill({ status: 204 }));
      await page.goto(`/reset-password#${TOKEN}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password');
      const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scroll).toBeLessThanOrEqual(width);
      await expectAccessible(page, 'a new password');
      await field(page).fill('a better password');
      const sent = page.waitForRequest('**/api/auth/reset');
      await page.getByRole('button', { name: 'Set password' }).click();
      expect((await sent).postDataJSON()).toEqual({ token: TOKEN, password: 'a better password' });
      await expect(page).toHaveURL('/login');
      await expect(toasts(page)).toContainText('Sign in with your new password.');
    });
  }
});
