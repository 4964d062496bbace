import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/axe';
import { expectFits } from './fixtures/fits';
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

  test('is reset by mail, and nobody is told who has an account', async ({ page }) => {
    let answer: object = { status: 429, json: { code: 'RATE_LIMITED', message: 'Too many.' } };
    await page.route('**/api/auth/reset-requests', (route) => route.fulfill(answer));
    await openDialog(page, { resetByMail: true });
    await dialog(page).getByRole('button', { name: 'Send link' }).click();
    await expect(dialog(page)).toContainText('Please enter a valid email address');
    await expectFits(page, 'a forgotten password with mail');
    const email = `${'long'.repeat(12)}@${'address.'.repeat(8)}example`;
    await dialog(page).getByLabel('Email').fill(email);
    await dialog(page).getByRole('button', { name: 'Send link' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('Too many.');
    await expectAccessible(page, 'a link that was not sent');
    answer = { status: 204 };
    await dialog(page).getByRole('button', { name: 'Send link' }).click();
    await expect(dialog(page)).toContainText(`If ${email} has an account here`);
    await expectFits(page, 'a link that was sent');
    await page.route(RULES, (route) => route.fulfill({ status: 500 }));
    await page.reload();
    await page.getByRole('link', { name: /Forgot your password/ }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('could not be loaded');
    await expectAccessible(page, 'a forgotten password without a server');
  });
});

test('The link of a forgotten password fits, used up or not', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/reset-password#${TOKEN}`);
  await expect(page.getByRole('main')).toContainText('This link has been used');
  await expectFits(page, 'a link that has been used');
  await page.route(READING, (route) => route.fulfill({ status: 204 }));
  await page.reload();
  await page.getByLabel('New password').waitFor();
  await expectFits(page, 'a new password');
});
