import { expectAccessible } from './fixtures/axe';
import { documentsPage } from './fixtures/documents-page';
import { expectFits } from './fixtures/fits';
import { hold } from './fixtures/hold';
import { mockJob } from './fixtures/job-mocks';
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

for (const path of ['/document-analysis', '/insights']) {
  test(`A document without room is refused at the end of its job, and nothing of it is lost on ${path}`, async ({
    page,
    account: _,
  }) => {
    const full =
      'You have 5,000 documents, and the limit is 5,000. Delete some under “Your documents,” and analyze this one again.';
    const screen = documentsPage(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const job = await mockJob(page, '**/api/insights/analyze');
    await screen.text.fill('A lease.');
    await screen.button.click();
    job.tell('progress', {
      state: 'running',
      attempts: 1,
      stage: 'Finding the clauses',
      percent: 90,
    });
    await expect(screen.running).toContainText('90%');
    const error = { code: 'QUOTA_REACHED', message: full, correlationId: 'c' };
    job.tell('end', { state: 'failed', error });
    await expect(toasts(page)).toHaveAttribute('data-variant', 'destructive');
    await expect(toasts(page)).toContainText(full);
    if (path === '/document-analysis') await expect(screen.alert).toContainText(full);
    await expect(screen.running).toHaveCount(0);
    await expect(screen.result).toHaveCount(0);
    await expect(screen.text).toHaveValue('A lease.');
    await expectAccessible(page, `a document without room on ${path}`);
    // With room again, the text that stayed is analyzed as it is.
    await page.unroute('**/api/insights/analyze');
    await screen.button.click();
    await expect(screen.analysis).not.toBeEmpty();
  });
}
