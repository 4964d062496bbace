import { expectAccessible } from './fixtures/axe';
import { expectFits } from './fixtures/fits';
import { hold } from './fixtures/hold';
import { expect, test } from './fixtures/test';

const ROUTE = '**/api/account/storage';
const QUOTAS = [
  { kind: 'documents', used: 4_980, limit: 5_000 },
  { kind: 'document-megabytes', used: 812.4, limit: null },
  { kind: 'drafts', used: 500, limit: 500 },
  { kind: 'draft-versions', used: 17, limit: 200 },
];

test.describe('Your storage', () => {
  test.beforeEach(async ({ account: _ }) => undefined);

  test('is behind the account button, and empty for a new user', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /Ada Lovelace/ }).click();
    await page.getByRole('menuitem', { name: 'Your storage' }).click();
    await expect(page).toHaveURL('/storage');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your storage');
    const kinds = page.getByRole('main').getByRole('listitem');
    await expect(kinds).toHaveCount(7);
    await expect(kinds.filter({ hasText: 'Saved drafts' })).toContainText('0 of 500');
    await expect(kinds.filter({ hasText: 'Search history' })).toContainText('oldest entries');
  });

  test('fits and is accessible, also where it could not be loaded', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(ROUTE, (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('/storage');
    await page.getByRole('alert').filter({ hasText: 'could not be loaded' }).waitFor();
    await expectAccessible(page, 'storage that could not be loaded');
    const release = await hold(page, ROUTE);
    await page.reload();
    await page.getByText('Loading your storage...').waitFor();
    await expectAccessible(page, 'storage that is loading');
    release();
    await page.route(ROUTE, (route) =>
      route.fulfill({ json: { quotas: QUOTAS, away: ['search', 'export'] } }),
    );
    await page.reload();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
    await expectFits(page, 'storage');
  });
});
