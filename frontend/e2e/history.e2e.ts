import { expect, test } from './fixtures/test';

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
