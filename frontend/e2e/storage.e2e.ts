import { expectAccessible } from './fixtures/axe';
import { toasts } from './fixtures/search-page';
import { NDA, templatesPage } from './fixtures/templates-page';
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
    await expect(kinds).toHaveCount(6);
    await expect(kinds.filter({ hasText: 'Saved drafts' })).toContainText('0 of 500');
    await expect(kinds.filter({ hasText: 'Search history' })).toContainText('oldest entries');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [375, 1440]) {
      test(`fits and is accessible at ${width} px, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        await page.route(ROUTE, (route) =>
          route.fulfill({ json: { quotas: QUOTAS, away: ['search', 'export'] } }),
        );
        await page.goto('/storage');
        const kinds = page.getByRole('main').getByRole('listitem');
        await expect(kinds.nth(0)).toContainText('4,980 of 5,000 – nearly full');
        await expect(kinds.nth(1)).toContainText('812.4 MB, no limit');
        await expect(kinds.nth(2)).toContainText('500 of 500 – full');
        await expect(page.getByText(/your search history and exports/)).toBeVisible();
        const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scroll).toBeLessThanOrEqual(width);
        await expectAccessible(page, 'storage');
        if (process.env.SHOTS) {
          await page.screenshot({
            path: `${process.env.SHOTS}/storage-${width}-${colorScheme}.png`,
          });
        }
      });
    }
  }

  test('says why it cannot be looked up, and tries again', async ({ page }) => {
    let isAway = true;
    await page.route(ROUTE, (route) =>
      isAway
        ? route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'It is away.' } })
        : route.fulfill({ json: { quotas: QUOTAS, away: [] } }),
    );
    await page.goto('/storage');
    const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(alert).toContainText('It is away.');
    isAway = false;
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
  });
});

test('A draft without room for a version stays on the screen, and is saved as a new one', async ({
  page,
  account: _,
}) => {
  const templates = templatesPage(page);
  await templates.open();
  await templates.generate('Non-Disclosure Agreement', NDA, 'California');
  await templates.save();
  const bodies: { id?: number }[] = [];
  await page.route('**/api/templates/drafts', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    bodies.push(route.request().postDataJSON() as { id?: number });
    if (bodies.length > 1) return route.continue();
    return route.fulfill({
      status: 409,
      json: { code: 'QUOTA_REACHED', message: 'This draft has 200 versions.' },
    });
  });
  await templates.field('purpose').fill('to weigh a merger');
  await templates.action('Save').click();
  await expect(toasts(page)).toContainText(
    'This draft has 200 versions. Save again to keep it as a new draft.',
  );
  await expect(templates.field('purpose')).toHaveValue('to weigh a merger');
  await templates.save();
  await expect(templates.result).toContainText('version 1, saved');
  expect(bodies.map(({ id }) => id === undefined)).toEqual([false, true]);
});
