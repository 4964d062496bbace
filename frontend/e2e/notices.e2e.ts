import type { Page } from '@playwright/test';
import type { Account } from './fixtures/account';
import { expectFits } from './fixtures/fits';
import { expect, test } from './fixtures/test';

const NEW_PASSWORD = 'a better password';

const news = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Your account was changed since you last logged in' });
const changes = (page: Page) => page.getByRole('region', { name: 'Recent changes' });

async function changePassword(page: Page, { password }: Account): Promise<void> {
  const data = { current: password, password: NEW_PASSWORD };
  expect((await page.request.post('/api/account/password', { data })).ok()).toBe(true);
}

async function logInAgain(page: Page, { email }: Account, password: string): Promise<void> {
  await page.request.post('/api/auth/logout');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/');
}

test.describe('A change to an account', () => {
  test('is told at the next log-in, until it is dismissed, and stays on the account screen', async ({
    page,
    account,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/account');
    await expect(changes(page)).toContainText('Nothing has changed recently.');
    await changePassword(page, account);
    await page.goto('/account');
    await expect(changes(page)).toContainText('Your password was changed.');
    await expect(news(page)).toHaveCount(0);
    await logInAgain(page, account, NEW_PASSWORD);
    await expect(news(page)).toContainText('Your password was changed.');
    await news(page).getByRole('link', { name: 'Your account' }).click();
    await expect(page).toHaveURL('/account');
    await news(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(news(page)).toHaveCount(0);
    await expect(changes(page)).toContainText('Your password was changed.');
    await page.reload();
    await expect(changes(page)).toContainText('Your password was changed.');
    await expect(news(page)).toHaveCount(0);
  });

  test('fits and is accessible', async ({ page, account }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await changePassword(page, account);
    await page.route('**/api/account/notices', async (route) => {
      const answer = await route.fetch();
      const at = '2026-11-20T08:00:00.000Z';
      const by = 'Ada Byron, Countess of Lovelace';
      const helped = { action: 'remove_second_factors', at, by, isNew: true };
      await route.fulfill({ response: answer, json: [...(await answer.json()), helped] });
    });
    await logInAgain(page, account, NEW_PASSWORD);
    await expect(news(page)).toContainText(`Your second step was removed, by Ada Byron`);
    await expectFits(page, 'notices-news');
    await page.goto('/account');
    await changes(page).scrollIntoViewIfNeeded();
    await expectFits(page, 'notices-part');
    await page.request.post('/api/auth/logout');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password').fill('not this one');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Login failed');
    await expectFits(page, 'login-refused');
  });
});
