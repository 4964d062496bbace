import { expect, test } from './fixtures/test';

const LEASE = 'LEASE\n\nThe tenant shall pay rent of $900 on the first of each month.';

test('An analysis is found again in the history and opened', async ({ page, account: _ }) => {
  await page.request.post('/api/insights/analyze', {
    data: { text: LEASE, title: 'Mill Street lease', category: 'document-analysis' },
  });
  for (const query of ['palimony', 'mill pond']) {
    await page.request.post('/api/search', { data: { query } });
  }
  await page.goto('/search-history');
  await page.getByLabel('Words').fill('mill lease');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('1 entry', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Open the analysis' }).click();
  await expect(page).toHaveURL(/\/document-analysis\?document=\d+$/);
  await expect(page.getByText('The tenant shall pay rent').first()).toBeVisible();
});

test('Entries of the history are deleted', async ({ page, account: _ }) => {
  for (const query of ['palimony', 'fair use']) {
    await page.request.post('/api/search', { data: { query } });
  }
  await page.goto('/search-history');
  await page.getByRole('checkbox', { name: 'Select palimony' }).check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete selected' }).click();
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['fair use']);
  await page.getByRole('button', { name: 'Delete all' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete all' }).click();
  await expect(page.getByText(/No search history found/)).toBeVisible();
});

test('A search is saved with its order, and opened from the history', async ({
  page,
  account: _,
}) => {
  await page.goto('/search?q=miranda&sort=oldest');
  await page.getByRole('button', { name: 'Save search' }).click();
  await page.getByLabel('Name').fill('Warnings');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/search-history');
  await page.getByRole('link', { name: 'Open with its filters' }).click();
  await expect(page).toHaveURL('/search?q=miranda&sort=oldest');
  await page.goBack();
  const saved = page.getByRole('region', { name: 'Saved searches' });
  await saved.getByRole('link', { name: 'Warnings' }).click();
  await expect(page).toHaveURL('/search?q=miranda&sort=oldest');
  await expect(page.getByRole('article').first()).toBeVisible();
});
