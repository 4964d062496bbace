import { readFile } from 'node:fs/promises';
import { type HealthMocks, mockHealth, mockTrouble, routeHealth } from './fixtures/health-mocks';
import { becomeAdministrator } from './fixtures/library-mocks';
import { toasts } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

test.describe('The diagnostics', () => {
  let mocks: HealthMocks;

  test.beforeEach(async ({ page, account: _ }) => {
    mocks = { health: mockHealth() };
    await becomeAdministrator(page);
    await routeHealth(page, mocks);
  });

  test('are behind the account button', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /Ada Lovelace/ }).click();
    await page.getByRole('menuitem', { name: 'System health' }).click();
    await expect(page).toHaveURL('/admin/health');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('System health');
  });

  test('show every part, and that nothing is wrong', async ({ page }) => {
    await page.goto('/admin/health');
    await expect(page.getByRole('region', { name: 'Faults' })).toContainText('No faults found.');
    const services = page.getByRole('region', { name: 'Services' });
    for (const name of ['Gateway', 'Auth', 'Search', 'Analysis', 'Export']) {
      const service = services.getByRole('listitem').filter({ hasText: name }).first();
      await expect(service).toContainText('Ready');
      await expect(service).toContainText('Version 1.0.0 (3f2b8f6)');
    }
    await services.getByText('Details of the search service').click();
    await expect(services.getByText('1,204 of 5,000 MB free')).toBeVisible();
    await expect(services.getByText('PostgreSQL 17.2, 1,204 MB').nth(1)).toBeVisible();
    const queue = page.getByRole('row', { name: 'Analysis service: jobs' });
    await expect(queue.getByRole('cell')).toHaveText(['7', '2']);
    const jobs = page.getByRole('table', { name: 'Jobs', exact: true });
    await expect(jobs.getByRole('row', { name: 'Waiting for a worker' })).toContainText('10 min');
    await expect(jobs.getByRole('row', { name: 'Overdue' })).toContainText('2');
    await expect(page.getByText(/^opinions\.jsonl\.gz: done/)).toBeVisible();
    await expect(page.getByText('qwen2.5:14b at ollama.firm.example:11434.')).toBeVisible();
    await expect(page.getByRole('row', { name: 'RATE_LIMITED' })).toContainText('1,204');
  });

  test('name each fault with what to do, and look again', async ({ page }) => {
    mocks.health = mockTrouble();
    await page.goto('/admin/health');
    const faults = page.getByRole('region', { name: 'Faults' });
    await expect(faults.getByRole('listitem')).toHaveText([
      /Down.*The export service is not running\..*Start its container/,
      /Warning.*The newest import failed.*start the import again/,
    ]);
    const services = page.getByRole('region', { name: 'Services' });
    await expect(services.getByRole('listitem').filter({ hasText: 'Impaired' })).toContainText(
      /Clock 90 s behind.*storage: only 12 MB free/,
    );
    await expect(
      services.getByRole('listitem').filter({ hasText: 'Does not answer' }),
    ).toContainText('It is not running.');
    await expect(page.getByText('The queues could not be counted.')).toBeVisible();
    mocks.health = mockHealth();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(faults).toContainText('No faults found.');
  });

  test('say that they are on their way, or could not be loaded', async ({ page }) => {
    await page.route('**/api/admin/health', () => undefined);
    await page.goto('/admin/health');
    await expect(page.getByRole('status').filter({ hasText: 'Asking every part' })).toBeAttached();
    await page.route('**/api/admin/health', (route) => route.fulfill({ status: 500 }));
    await page.reload();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('The diagnostics could not be loaded');
    await routeHealth(page, mocks);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No faults found.')).toBeVisible();
  });

  test('are handed out as a file', async ({ page }) => {
    const bundle = '{"form": 1}';
    await page.route('**/api/admin/health/bundle', (route) =>
      route.fulfill({ contentType: 'application/json', body: bundle }),
    );
    await page.goto('/admin/health');
    const button = page.getByRole('button', { name: 'Download support bundle' });
    const started = page.waitForEvent('download');
    await button.click();
    const download = await started;
    expect(download.suggestedFilename()).toBe('support-bundle.json');
    expect(await readFile(await download.path(), 'utf8')).toBe(bundle);
    await page.route('**/api/admin/health/bundle', (route) => route.abort());
    await button.click();
    await expect(toasts(page).getByText('The support bundle was not downloaded')).toBeVisible();
  });
});

test('Others find no way to the diagnostics, and learn whom to ask', async ({
  page,
  account: _,
}) => {
  await page.goto('/admin/health');
  const user = await page.evaluate(() => localStorage.getItem('casewright_user'));
  // The first account of an installation is its administrator.
  const isAdmin = user?.includes('"isAdmin":true') ?? false;
  if (isAdmin) await expect(page.getByRole('region', { name: 'Services' })).toBeVisible();
  else await expect(page.getByText('This screen is for administrators')).toBeVisible();
  await page.getByRole('button', { name: /Ada Lovelace/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).waitFor();
  await expect(page.getByRole('menuitem', { name: 'System health' })).toHaveCount(isAdmin ? 1 : 0);
});
