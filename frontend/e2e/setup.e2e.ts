import type { Page } from '@playwright/test';
import { newAccount } from './fixtures/account';
import { setupToken, signInAsAdministrator } from './fixtures/administrator';
import { expectAccessible } from './fixtures/axe';
import { expectFits } from './fixtures/fits';
import { toasts } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

const main = (page: Page) => page.getByRole('main');
const administrator = {
  id: 1,
  name: 'Ada Lovelace',
  company: null,
  email: 'ada@example.org',
  isAdmin: true,
  role: 'administrator',
  createdAt: '2026-11-20T08:00:00.000Z',
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
  test("opens the administrator's account and goes home", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route('**/api/auth/signup', (route) =>
      route.fulfill({ status: 201, json: administrator }),
    );
    await page.route('**/api/leads', (route) => route.fulfill({ json: {} }));
    await page.route('**/api/auth/setup/reading', (route) => route.fulfill({ status: 204 }));
    await page.goto('/setup#the-token');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Become the administrator');
    await send(page);
    await expect(main(page)).toContainText('Please enter a valid email address');
    await expectFits(page, 'the link of an installation');
    const email = await fillIn(page);
    const sent = page.waitForRequest('**/api/auth/signup');
    await send(page);
    expect((await sent).postDataJSON()).toMatchObject({ email, setup: 'the-token' });
    await expect(page).toHaveURL('/');
    await expect(toasts(page)).toContainText('Account created!');
    await page.goto('/setup#the-token');
    await expect(main(page)).toContainText('you are signed in as Ada Lovelace');
    await expectAccessible(page, 'the link of an installation for somebody who is signed in');
  });

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
});
