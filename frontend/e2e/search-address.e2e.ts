import { searchPage } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

test.describe('The address of a search', () => {
  test('changes with each search, and back and forward walk through them', async ({
    page,
    account: _,
  }) => {
    const search = searchPage(page);
    await page.goto('/search');
    await search.ask('palimony');
    await expect(page).toHaveURL('/search?q=palimony');
    await expect(search.cards.first()).toContainText('Marvin');
    await search.ask('fair use parody');
    await expect(page).toHaveURL('/search?q=fair%20use%20parody');
    await expect(search.cards.first()).toContainText(/Campbell/);
    await expect(search.points).toHaveText('20');

    let searches = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/search') searches += 1;
    });
    await page.goBack();
    await expect(search.field).toHaveValue('palimony');
    await expect(search.cards.first()).toContainText('Marvin');
    await page.goBack();
    await expect(page).toHaveURL('/search');
    await expect(search.field).toHaveValue('');
    await expect(search.outcome).toHaveCount(0);
    await page.goForward();
    await page.goForward();
    await expect(search.field).toHaveValue('fair use parody');
    await expect(search.cards.first()).toContainText(/Campbell/);
    expect(searches).toBe(0);
    await expect(search.points).toHaveText('20');
  });

  test('carries page and order, and a refresh keeps them', async ({ page, account: _ }) => {
    const search = searchPage(page);
    await page.goto('/search?q=negligence');
    await expect(search.cards).toHaveCount(10);
    const first =
      (await search.cards.first().getByRole('heading', { level: 3 }).textContent()) ?? '';

    await search.sort.selectOption('oldest');
    await expect(page).toHaveURL('/search?q=negligence&sort=oldest');
    await expect(search.cards).toHaveCount(10);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL('/search?q=negligence&page=2&sort=oldest');
    await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
    await expect(search.outcome).toBeInViewport();
    const title = search.cards.first().getByRole('heading', { level: 3 });
    await expect(title).not.toHaveText(first);
    const second = (await title.textContent()) ?? '';
    await expect(search.points).toHaveText('10');

    await page.reload();
    await expect(page).toHaveURL('/search?q=negligence&page=2&sort=oldest');
    await expect(search.cards.first().getByRole('heading', { level: 3 })).toHaveText(second);
    await expect(search.sort).toHaveValue('oldest');
    await expect(search.field).toHaveValue('negligence');
    await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  });
});
