import { readFileSync } from 'node:fs';
import { expectAccessible } from './fixtures/axe';
import { toasts } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

test.describe('Your data', () => {
  test('is downloaded as an archive', async ({ page, account: _ }) => {
    await page.goto('/account');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('my-data.zip');
    const bytes = readFileSync(await download.path());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    expect(bytes.includes('account.json')).toBe(true);
  });

  test('goes with the account, for the password', async ({ page, account }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/account');
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog).toContainText('Your organization keeps its audit log');
    await expectAccessible(page, 'the deletion of an account');
    const confirm = dialog.getByRole('button', { name: 'Delete account' });
    await confirm.click();
    await expect(dialog).toContainText('Enter your current password');
    await dialog.getByLabel('Current password').fill('not this one');
    await confirm.click();
    await expect(dialog.getByRole('status')).toContainText('Your current password is incorrect.');
    await dialog.getByLabel('Current password').fill(account.password);
    await confirm.click();
    await expect(page).toHaveURL('/landing');
    await expect(toasts(page)).toContainText('Account deleted');
    await page.goto('/login');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password').fill(account.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(toasts(page)).toContainText('Login failed');
  });
});
