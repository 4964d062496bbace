import { searchPage, toasts } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

test('Five searches earn the badge', async ({ page, account: _ }) => {
  const search = searchPage(page);
  await page.goto('/search');
  await expect(page.getByText('Search Points')).toBeVisible();
  const queries = ['palimony', 'negligence', 'fair use', 'palimony', 'palimony'];
  for (const [index, query] of queries.entries()) {
    await expect(page.getByText('Expert Researcher')).toHaveCount(0);
    await search.ask(query);
    await expect(search.points).toHaveText(String((index + 1) * 10));
    await expect(toasts(page)).toContainText('Search Points Earned! 🎉');
    await expect(toasts(page)).toContainText('You earned 10 points for this legal research.');
  }
  await expect(page.getByText('Expert Researcher')).toBeVisible();
  await expect(page.getByText('Earned for 50+ points')).toBeVisible();

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(search.field).toHaveCount(0);
  await page.getByRole('navigation').getByRole('link', { name: 'Case Law Search' }).click();
  await expect(search.points).toHaveText('0');
  await expect(page.getByText('Expert Researcher')).toHaveCount(0);
});
