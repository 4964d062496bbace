import type { Page } from '@playwright/test';
import { USER_KEY } from './fixtures/account';
import { expectAccessible } from './fixtures/axe';
import { toasts } from './fixtures/search-page';
import { expect, test } from './fixtures/test';
import { writingPage } from './fixtures/writing-page';

const ROUTE = '**/api/auth/session';
const TEXT = 'The defendant moved to dismiss. The court granted the motion.';

interface End {
  endsInSeconds: number;
  canStay: boolean;
}

/** What the server says about the session's end, to be changed while the page is open. */
async function mockEnd(page: Page, end: End): Promise<End> {
  await page.route(ROUTE, (route) => route.fulfill({ json: { ...end, warnSeconds: 300 } }));
  return end;
}

const warning = (page: Page) => page.getByRole('alert').filter({ hasText: 'Your session ends at' });

test.describe('The end of a session', () => {
  test.beforeEach(async ({ account: _ }) => undefined);

  test('is not spoken of while it is far away', async ({ page }) => {
    const asked = page.waitForResponse(ROUTE);
    await page.goto('/');
    expect(await (await asked).json()).toMatchObject({ canStay: true, warnSeconds: 300 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(warning(page)).toHaveCount(0);
  });

  for (const width of [375, 1440]) {
    test(`is told some minutes before, and put off by a button, at ${width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      const end = await mockEnd(page, { endsInSeconds: 240, canStay: true });
      await page.goto('/search-history');
      await expect(warning(page)).toContainText('what you are writing is kept in this tab');
      const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scroll).toBeLessThanOrEqual(width);
      await expectAccessible(page, 'a session that ends soon');
      if (process.env.SHOTS) {
        await page.screenshot({ path: `${process.env.SHOTS}/session-end-${width}.png` });
      }
      const used = page.waitForRequest('**/api/auth/me');
      end.endsInSeconds = 7_200;
      await page.getByRole('button', { name: 'Stay signed in' }).click();
      await used;
      await expect(warning(page)).toHaveCount(0);
    });
  }

  test('that cannot be put off has no button', async ({ page }) => {
    await mockEnd(page, { endsInSeconds: 120, canStay: false });
    await page.goto('/search-history');
    await expect(warning(page)).toContainText('It cannot be extended.');
    await expect(page.getByRole('button', { name: 'Stay signed in' })).toHaveCount(0);
  });

  test('leaves nothing on the screen, though nobody asked for anything', async ({ page }) => {
    const end = await mockEnd(page, { endsInSeconds: 2, canStay: true });
    await page.goto('/search-history');
    await expect(warning(page)).toBeVisible();
    end.endsInSeconds = 0;
    await expect(page).toHaveURL('/login');
    await expect(toasts(page)).toContainText('Your session has ended');
    expect(await page.evaluate((key) => localStorage.getItem(key), USER_KEY)).toBeNull();
  });
});

test('What somebody was writing is there again after a new log-in', async ({ page, account }) => {
  const writing = writingPage(page);
  await writing.open();
  await writing.text.fill(TEXT);
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Search History' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/search-history');
  await page.getByRole('link', { name: 'Writing Assistant' }).click();
  await expect(writing.text).toHaveValue(TEXT);
});

for (const path of ['/document-analysis', '/insights']) {
  test(`What was pasted on ${path} outlives its session, too`, async ({ page, account }) => {
    await page.goto(path);
    const field = page.getByRole('main').getByRole('textbox').first();
    await field.fill(TEXT);
    await page.context().clearCookies();
    // At once: what was typed last is not to be lost.
    await page.getByRole('link', { name: 'Search History' }).click();
    await expect(page).toHaveURL('/login');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password').fill(account.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL('/search-history');
    await page.goto(path);
    await expect(field).toHaveValue(TEXT);
  });
}
