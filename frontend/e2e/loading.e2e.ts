import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';

const SCREEN = '**/assets/search-screen-*.js';
const ENTRY = '**/assets/index-*.js';

/** Loses the first `times` requests for what the pattern names; answers how many it has seen. */
async function lose(page: Page, pattern: string, times = Number.POSITIVE_INFINITY) {
  const seen = { requests: 0 };
  await page.route(pattern, (route) => {
    seen.requests += 1;
    return seen.requests <= times ? route.abort() : route.continue();
  });
  return seen;
}

const openSearch = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Search' }).first();

test.describe('A part of the program that does not arrive', () => {
  test.beforeEach(async ({ page, account: _ }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome to');
  });

  test('is fetched again without a word', async ({ page }) => {
    const seen = await lose(page, SCREEN, 1);
    await openSearch(page).click();
    await expect(page.getByLabel('Legal Research Query')).toBeVisible();
    expect(seen.requests).toBe(2);
  });

  test('says so in its place, and can be tried again', async ({ page }) => {
    await lose(page, SCREEN);
    await openSearch(page).click();
    await expect(page.getByRole('heading', { name: 'Could not load', level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('new version');
    await expect(openSearch(page)).toBeVisible();
    await page.unroute(SCREEN);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Legal Research Query')).toBeVisible();
  });

  test('is told as a new version only where the server has one', async ({ page }) => {
    await lose(page, SCREEN);
    await page.route('/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<script type="module" src="/assets/index-newer.js"></script>',
      }),
    );
    await openSearch(page).click();
    const title = page.getByRole('heading', { name: 'A new version was installed', level: 1 });
    await expect(title).toBeVisible();
    await page.unroute('/');
    await page.unroute(SCREEN);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByLabel('Legal Research Query')).toBeVisible();
  });
});

test.describe('The entry of the application', () => {
  test('is fetched again when it does not arrive', async ({ page, account: _ }) => {
    await lose(page, ENTRY, 2);
    await page.goto('/search');
    await expect(page.getByLabel('Legal Research Query')).toBeVisible();
    await expect(page.getByText('Could not load')).toHaveCount(0);
  });

  test('leaves a notice with a way to try again when it never does', async ({
    page,
    account: _,
  }) => {
    await lose(page, ENTRY);
    await page.goto('/search?q=palimony');
    await expect(page.getByRole('heading', { name: 'Could not load' })).toBeVisible();
    await page.unroute(ENTRY);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByLabel('Legal Research Query')).toHaveValue('palimony');
  });
});
