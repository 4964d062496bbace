import { mockHistory } from './fixtures/mocks';
import { searchPage, toasts } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

const EMPTY = 'No search history found. Start searching to see your history here.';
const timestamp = '2026-03-04T12:00:00.000Z';

test('An empty history says how to fill it', async ({ page, account: _ }) => {
  await page.goto('/search-history');
  await expect(page.getByText(EMPTY)).toBeVisible();
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(searchPage(page).cards.first()).toBeVisible();
});

test('The history is grouped by category and each entry runs its search', async ({
  page,
  account: _,
}) => {
  const entry = (id: number, category: string, query: string) => ({
    id,
    category,
    query,
    timestamp,
  });
  await mockHistory(page, {
    json: [
      entry(6, 'citation', '410 U.S. 113'),
      entry(5, 'case-law', 'AT&T 50% + costs'),
      entry(4, 'ai-insights', 'lease'),
      entry(3, 'document-analysis', 'contract.pdf'),
      entry(2, 'writing-assistant', 'brief'),
      entry(1, 'moot-court', 'standing'),
    ],
  });
  await page.goto('/search-history');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Case Law Search History',
    'Document Analysis History',
    'Writing Assistant History',
    'AI Insights History',
    'Citation History',
    'moot-court History',
  ]);
  const group = page.getByRole('region', { name: 'Case Law Search History' });
  await expect(group.getByRole('link')).toHaveAttribute(
    'href',
    '/search?q=AT%26T%2050%25%20%2B%20costs',
  );
  await expect(group.locator('time')).toHaveText('Mar 4, 2026');
});

test('The history is there after a reload, newest first', async ({ page, account: _ }) => {
  for (const query of ['palimony', 'fair use']) {
    await page.request.post('/api/search', { data: { query, category: 'case-law' } });
  }
  await page.goto('/search-history');
  const rows = page.getByRole('main').getByRole('link');
  await expect(rows).toHaveText([/fair use/, /palimony/]);
  await page.reload();
  await expect(rows).toHaveText([/fair use/, /palimony/]);
});

test('A search is in the history at once', async ({ page, account: _ }) => {
  await page.goto('/search-history');
  await expect(page.getByText(EMPTY)).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Case Law Search' }).click();
  await searchPage(page).ask('palimony');
  await expect(searchPage(page).recent).toContainText('palimony');
  await page.getByRole('link', { name: 'Search History' }).click();
  await expect(page.getByRole('main').getByRole('link')).toHaveText([/palimony/]);
});

test('A history on its way says so', async ({ page, account: _ }) => {
  await page.route('**/api/search/history', () => undefined);
  await page.goto('/search-history');
  await expect(page.getByText('Loading search history...')).toBeVisible();
});

test('A history that does not come says so and can be tried again', async ({
  page,
  account: _,
}) => {
  await mockHistory(page, { status: 500, body: 'out of order' });
  await page.goto('/search-history');
  await expect(toasts(page)).toContainText('Failed to load search history');
  await expect(toasts(page)).toHaveAttribute('data-variant', 'destructive');
  const inline = page.getByRole('main').getByRole('alert');
  await expect(inline).toContainText('Failed to load search history');
  await page.unroute('**/api/search/history');
  await inline.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(EMPTY)).toBeVisible();
});

test('Nobody sees the history of another user', async ({ page, browser, account: _ }) => {
  await page.request.post('/api/search', { data: { query: 'palimony', category: 'case-law' } });
  const other = await browser.newContext();
  const data = { email: `${crypto.randomUUID()}@example.org`, password: '123456', name: 'Other' };
  await other.request.post('/api/auth/signup', { data });
  expect(await (await other.request.get('/api/search/history')).json()).toEqual([]);
  await other.close();
});
