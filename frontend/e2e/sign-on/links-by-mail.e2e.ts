import { randomUUID } from 'node:crypto';
import { signUpOverApi } from '../fixtures/account';
import { expectAccessible } from '../fixtures/axe';
import { linkTo } from '../fixtures/mailed-link';
import { toasts } from '../fixtures/search-page';
import { expect, test } from '../fixtures/test';
import { employ, signOn } from './provider';

test.describe('A link by mail', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('resets a forgotten password, once', async ({ page, baseURL }) => {
    const { email } = await signUpOverApi(page);
    await page.request.post('/api/auth/logout');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await page.getByRole('link', { name: /Forgot your password/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Send link' }).click();
    await expect(dialog).toContainText(`If ${email} has an account here`);
    const link = await linkTo(page, '/reset-password', email);
    expect(new URL(link).origin).toBe(new URL(baseURL ?? '').origin);
    await page.goto(link);
    await page.getByLabel('New password').fill('a new quiet password');
    await expectAccessible(page, 'a new password by a mailed link');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(toasts(page)).toContainText('Password set');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill('a new quiet password');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL('/');
    await page.request.post('/api/auth/logout');
    await page.goto(link);
    await page.reload();
    await expect(page.getByRole('main')).toContainText('This link has been used');
  });

  test('invites somebody, whose account it opens', async ({ page, browser }) => {
    const boss = await employ(page, { groups: ['partners'] });
    await signOn(page, boss.login);
    await expect(page).toHaveURL('/');
    await page.goto('/admin/users');
    await page.getByRole('button', { name: 'Invite someone' }).click();
    const email = `${randomUUID()}@guest.example`;
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email address').fill(email);
    await dialog.getByLabel('Role').selectOption('reader');
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect(dialog).toContainText(`The invitation was mailed to ${email}`);
    await expectAccessible(page, 'an invitation that was mailed');
    const link = await linkTo(page, '/invitation', email);
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const guest = await context.newPage();
    await guest.goto(link);
    await guest.getByLabel('Full name').fill('Rita Reader');
    await guest.getByLabel('Password').fill('a quiet reading room');
    await guest.getByRole('button', { name: 'Create Account' }).click();
    await expect(guest).toHaveURL('/');
    const me = await guest.request.get('/api/auth/me');
    expect(await me.json()).toMatchObject({ email, role: 'reader' });
    await context.close();
  });
});
