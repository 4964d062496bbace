import type { Page } from '@playwright/test';
import { newAccount } from './fixtures/account';
import { signInAsAdministrator } from './fixtures/administrator';
import { expectAccessible } from './fixtures/axe';
import { expectFits } from './fixtures/fits';
import { becomeAdministrator } from './fixtures/library-mocks';
import { expect, test } from './fixtures/test';
import { ACCOUNTS, LONG_NAME } from './fixtures/users-mocks';

const refusal = (message: string) => ({
  status: 409,
  json: { code: 'CONFLICT', message, correlationId: 'spec-1' },
});

test('Users, and what is done to them, fit and are accessible', async ({ page, account: _ }) => {
  await becomeAdministrator(page);
  let link: object = refusal('This account is disabled.');
  await page.route('**/api/admin/users?*', (route) =>
    route.fulfill({ json: { accounts: ACCOUNTS, total: 60 } }),
  );
  await page.route('**/api/admin/users/*/disable', (route) =>
    route.fulfill(refusal('This is the last administrator.')),
  );
  await page.route('**/reset-link', (route) => route.fulfill(link));
  const dialog = page.getByRole('dialog');
  const act = async (item: string) => {
    await page.getByRole('button', { name: `Actions for ${LONG_NAME}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await dialog.waitFor();
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/admin/users');
  await page.getByText('bob@firm.example').waitFor();
  await expectFits(page, 'users');

  await act('Disable');
  await expectFits(page, 'question before an account is disabled');
  await dialog.getByRole('button', { name: 'Disable' }).click();
  await expect(dialog.getByRole('status')).toContainText('This is the last administrator.');
  await expectAccessible(page, 'refused act');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await act('Reset password');
  const make = dialog.getByRole('button', { name: 'Reset password' });
  await make.click();
  await expect(dialog.getByRole('status')).toContainText('This account is disabled.');
  await expectAccessible(page, 'a link that was not made');
  link = { json: { link: null, mailedTo: LONG_NAME, expiresAt: '2026-11-24T10:00:00.000Z' } };
  await make.click();
  await expect(dialog).toContainText('The link was mailed to');
  await expectAccessible(page, 'a link that was mailed');
});

const ask = async (page: Page, email: string) => {
  await page.goto(`/admin/users?q=${encodeURIComponent(email)}`);
  await page.getByRole('button', { name: 'Actions for Ada Lovelace' }).click();
  await page.getByRole('menuitem', { name: 'Reset password' }).click();
  return page.getByRole('dialog');
};

test('A link to a new password is made by an administrator and used by whoever is given it', async ({
  page,
  browser,
}) => {
  const user = newAccount();
  await page.request.post('/api/auth/signup', { data: user });
  await signInAsAdministrator(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const dialog = await ask(page, user.email);
  await expect(dialog).toContainText('works once, for 30 minutes');
  await dialog.getByRole('button', { name: 'Reset password' }).click();
  await expect(dialog).toContainText('Give this link to that user in person');
  const link = await dialog.getByLabel('Link').inputValue();
  await expectFits(page, 'a link to a new password');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(link);
  await theirs.getByLabel('New password').fill('a better password');
  await theirs.getByRole('button', { name: 'Set password' }).click();
  await expect(theirs).toHaveURL('/login');
  const again = { email: user.email, password: 'a better password' };
  expect((await theirs.request.post('/api/auth/login', { data: again })).status()).toBe(200);
  await theirs.context().close();
});

test('Users are found by firm, role, and status, and downloaded', async ({ page }) => {
  const user = { ...newAccount(), company: 'Mill & Co.' };
  await page.request.post('/api/auth/signup', { data: user });
  await signInAsAdministrator(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/admin/users');
  await page.getByLabel('Name, firm, or email address').fill(`mill ${user.email}`);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByLabel('Role').selectOption('member');
  await page.getByLabel('Status').selectOption('active');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectFits(page, 'users by role and status');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('users.csv');
  await page.getByLabel('Status').selectOption('locked');
  await expect(page.getByText('No account matches')).toBeVisible();
  await page.getByLabel('Status').selectOption('invited');
  await expect(page.getByText('Whoever is invited has no account yet')).toBeVisible();
  await expectAccessible(page, 'the invited of a filter');
});
