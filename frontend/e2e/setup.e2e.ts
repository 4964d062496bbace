import type { Page } from '@playwright/test';
import { newAccount } from './fixtures/account';
import { setupToken, signInAsAdministrator } from './fixtures/administrator';
import { expectAccessible } from './fixtures/axe';
import { toasts } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

const main = (page: Page) => page.getByRole('main');
const administrator = {
  ...{ id: 1, name: 'Ada Lovelace', company: null, email: 'ada@example.org' },
  ...{ isAdmin: true, role: 'administrator', createdAt: '2026-11-20T08:00:00.000Z' },
};

async function fillIn(page: Page): Promise<string> {
  const { email, password, name } = newAccount();
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  return email;
}

const send = (page: Page) => page.getByRole('button', { name: 'Create Account' }).click();

test.describe('The link of an installation', () => {
  for (const [width, colorScheme] of [
    [375, 'dark'],
    [1440, 'light'],
  ] as const) {
    test(`opens the administrator's account and goes home, at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.route('**/api/auth/signup', (route) =>
        route.fulfill({ status: 201, json: administrator }),
      );
      await page.route('**/api/leads', (route) => route.fulfill({ json: {} }));
      await page.route('**/api/auth/setup/reading', (route) => route.fulfill({ status: 204 }));
      await page.goto('/setup#the-token');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Become the administrator');
      await send(page);
      await expect(main(page)).toContainText('Please enter a valid email address');
      const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scroll).toBeLessThanOrEqual(width);
      await expectAccessible(page, 'the link of an installation');
      if (process.env.SHOTS) {
        await page.screenshot({ path: `${process.env.SHOTS}/setup-${width}.png`, fullPage: true });
      }
      const email = await fillIn(page);
      const sent = page.waitForRequest('**/api/auth/signup');
      await send(page);
      expect((await sent).postDataJSON()).toMatchObject({ email, setup: 'the-token' });
      await expect(page).toHaveURL('/');
      await expect(toasts(page)).toContainText('Account created!');
    });
  }

  test('says on opening that it is not right, or has been used', async ({ page }) => {
    await signInAsAdministrator(page);
    await page.request.post('/api/auth/logout');
    await page.evaluate(() => localStorage.clear());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/setup#not-the-one');
    await expect(main(page)).toContainText('This setup link is not valid');
    await expect(main(page).getByRole('textbox')).toHaveCount(0);
    await page.goto(`/setup#${setupToken()}`);
    await page.reload();
    await expect(main(page)).toContainText('already has an administrator');
    await expect(main(page).getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page, 'the link of an installation that has been used');
  });

  test('is refused by the server where it is used meanwhile', async ({ page }) => {
    await signInAsAdministrator(page);
    await page.request.post('/api/auth/logout');
    await page.evaluate(() => localStorage.clear());
    await page.route('**/api/auth/setup/reading', (route) => route.fulfill({ status: 204 }));
    await page.goto(`/setup#${setupToken()}`);
    const email = await fillIn(page);
    await send(page);
    await expect(toasts(page)).toContainText('already has an administrator');
    await expect(page.getByLabel('Email')).toHaveValue(email);
  });

  test('that is not whole says so', async ({ page }) => {
    await page.goto('/setup');
    await expect(main(page)).toContainText('This link is not complete');
    await main(page).getByRole('link', { name: 'To the login page' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('tells whoever is signed in to log out first', async ({ page, account: _ }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/setup#the-token');
    await expect(main(page)).toContainText('you are signed in as Ada Lovelace');
    await expectAccessible(page, 'the link of an installation for somebody who is signed in');
    await main(page).getByRole('link', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});
