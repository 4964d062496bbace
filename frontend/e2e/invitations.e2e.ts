import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { signInAsAdministrator } from './fixtures/administrator';
import { expectAccessible } from './fixtures/axe';
import { expectFits } from './fixtures/fits';
import { toasts } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

const part = (page: Page) => page.getByRole('region', { name: 'Invitations' });
const dialog = (page: Page) => page.getByRole('dialog');

const someone = (who: string) => `${who}-${randomUUID()}@guest.example`;

/** Invites somebody. @returns the link to hand over */
async function invite(page: Page, email: string, role = 'reader'): Promise<string> {
  await part(page).getByRole('button', { name: 'Invite someone' }).click();
  await dialog(page).getByLabel('Email address').fill(email);
  await dialog(page).getByLabel('Role').selectOption(role);
  await dialog(page).getByRole('button', { name: 'Invite', exact: true }).click();
  const link = await dialog(page).getByLabel('Link').inputValue();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  return link;
}

async function asGuest<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

test.describe('An invitation', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInAsAdministrator(page);
    await page.goto('/admin/users');
  });

  test('opens an account with its role, for its address, and is gone then', async ({
    page,
    browser,
  }) => {
    const email = someone('reader');
    await part(page).getByRole('button', { name: 'Invite someone' }).click();
    await dialog(page).getByLabel('Email address').fill('nobody');
    await dialog(page).getByRole('button', { name: 'Invite', exact: true }).click();
    await expect(dialog(page)).toContainText('Please enter a valid email address');
    await expectAccessible(page, 'a form for an invitation');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    const link = await invite(page, email);
    expect(link).toMatch(/\/invitation#[\w-]{43}$/);
    const row = part(page).getByRole('listitem').filter({ hasText: email });
    await expect(row).toContainText('Reader, invited by');
    await asGuest(browser, async (guest) => {
      await guest.goto(link);
      await expect(guest.getByLabel('Email')).toHaveValue(email);
      await expect(guest.getByLabel('Email')).toHaveAttribute('readonly');
      await expectAccessible(guest, 'an invitation');
      await guest.getByLabel('Full name').fill('Rita Reader');
      await guest.getByLabel('Password').fill('a quiet reading room');
      await guest.getByRole('button', { name: 'Create Account' }).click();
      await expect(toasts(guest)).toContainText('Account created!');
      await expect(guest).toHaveURL('/');
      const me = await guest.request.get('/api/auth/me');
      expect(await me.json()).toMatchObject({ email, role: 'reader' });
    });
    await asGuest(browser, async (guest) => {
      await guest.goto(link);
      await expect(guest.getByText('This invitation has been used')).toBeVisible();
      await expectAccessible(guest, 'an invitation that was used');
    });
    await page.reload();
    await expect(part(page).getByRole('heading', { name: 'Invitations' })).toBeVisible();
    await expect(row).toHaveCount(0);
  });

  test('of a list is looked over before it is sent, and each link is handed over', async ({
    page,
    browser,
  }) => {
    const [one, two] = [someone('one'), someone('two')];
    await invite(page, two);
    await part(page).getByRole('button', { name: 'Invite a list' }).click();
    await expectFits(page, 'a list of people to invite');
    await dialog(page)
      .getByLabel('CSV file of people')
      .setInputFiles({
        name: 'people.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`name,email,role\nAnn Lee,${one},auditor\n,${two},\nnobody,,\n`),
      });
    await dialog(page).getByRole('button', { name: 'Check the list' }).click();
    await expect(dialog(page).getByRole('status')).toContainText('1 of 3 will be invited.');
    await expect(dialog(page)).toContainText('Already has a pending invitation');
    await expect(dialog(page)).toContainText('Not a valid email address');
    await expectFits(page, 'who of a list is invited');
    await dialog(page).getByRole('button', { name: 'Invite 1' }).click();
    const links = await dialog(page).locator('pre').textContent();
    await expectFits(page, 'what became of a list');
    await dialog(page).getByRole('button', { name: 'Done' }).click();
    await expect(part(page).getByRole('listitem').filter({ hasText: one })).toContainText(
      'Auditor',
    );
    await asGuest(browser, async (guest) => {
      await guest.goto(links?.split(' ')[1] ?? '');
      await expect(guest.getByLabel('Email')).toHaveValue(one);
    });
  });

  test('is revoked, and its link says so', async ({ page, browser }) => {
    const email = someone('revoked');
    const link = await invite(page, email, 'member');
    await part(page)
      .getByRole('button', { name: `Revoke the invitation of ${email}` })
      .click();
    await expect(toasts(page)).toContainText('Invitation revoked');
    await expect(part(page).getByRole('heading', { name: 'Invitations' })).toBeFocused();
    await asGuest(browser, async (guest) => {
      await guest.goto(link);
      await expect(guest.getByText('This invitation has been used, revoked')).toBeVisible();
      await guest.getByRole('link', { name: 'Go to login' }).click();
      await expect(guest).toHaveURL('/login');
    });
  });

  test('fits and is accessible, also where it cannot be loaded', async ({ page, browser }) => {
    const email = someone('a-rather-long-name-of-a-person-who-works-in-the-back-office');
    await part(page).getByRole('button', { name: 'Invite someone' }).click();
    await expectFits(page, 'invite-dialog');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    const link = await invite(page, email);
    await part(page).scrollIntoViewIfNeeded();
    await expectFits(page, 'invitations');
    await page.route('**/api/admin/invitations', (route) => route.fulfill({ status: 500 }));
    await page.reload();
    await expect(part(page)).toContainText('The invitations could not be loaded');
    await expectAccessible(page, 'invitations that could not be loaded');
    await asGuest(browser, async (guest) => {
      await guest.goto(link);
      await expect(guest.getByLabel('Full name')).toBeVisible();
      await expectFits(guest, 'invitation');
      await guest.route('**/api/auth/signup', (route) =>
        route.fulfill({ status: 403, json: { code: 'MAILBOX_UNPROVEN', message: 'Mailed.' } }),
      );
      await guest.goto('/login?signup=true');
      await guest.getByLabel('Full name').fill('Ann Advocate');
      await guest.getByLabel('Email').fill('ann@firm.example');
      await guest.getByLabel('Password').fill('a quiet reading room');
      await guest.getByRole('button', { name: 'Create Account' }).click();
      await guest.getByRole('status').filter({ hasText: 'Mailed.' }).waitFor();
      await expectAccessible(guest, 'a sign-up whose mailbox has to be proven');
    });
  });
});
