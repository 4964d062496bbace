import { searchPage } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

test.describe('Narrowing a search', () => {
  test('to a jurisdiction and a court, with counts, in the address', async ({
    page,
    account: _,
  }) => {
    const search = searchPage(page);
    await page.goto('/search?q=negligence');
    const filters = page.getByRole('region', { name: 'Filters' });
    const choice = filters.getByRole('button', { name: /^New York \d+$/ });
    const count = Number((await choice.textContent())?.replace(/\D/g, ''));
    await choice.click();
    await expect(page).toHaveURL('/search?q=negligence&jurisdiction=New%20York');
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
    await expect(search.outcome).toContainText(count === 1 ? '1 case' : `${count} cases`);
    for (const card of await search.cards.all()) await expect(card).toContainText('New York');
    await expect(search.points).toHaveText('10');

    await page.reload();
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
    await choice.click();
    await expect(page).toHaveURL('/search?q=negligence');
  });

  test('is a sheet on small screens', async ({ page, account: _ }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('/search?q=negligence');
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('button', { name: /^New York \d+$/ }).click();
    await sheet.getByRole('button', { name: 'Show the results' }).click();
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    await expect(page).toHaveURL(/jurisdiction=New%20York/);
  });
});
