import { mockCase, mockCases } from './fixtures/mocks';
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

  test('to a time, by years or by a decade', async ({ page, account: _ }) => {
    const search = searchPage(page);
    await page.goto('/search?q=negligence');
    const filters = page.getByRole('region', { name: 'Filters' });
    await filters.getByLabel('From year').fill('1960');
    await filters.getByLabel('To year').fill('1979');
    await filters.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL('/search?q=negligence&from=1960-01-01&to=1979-12-31');
    await expect(search.cards.first()).toBeVisible();
    const years = await search.cards
      .getByRole('button', { name: /^\d{4}$/ })
      .evaluateAll((buttons) => buttons.map((button) => Number(button.textContent)));
    expect(years.every((year) => year >= 1960 && year <= 1979)).toBe(true);
    await filters.getByRole('button', { name: /^1960s/ }).click();
    await expect(page).toHaveURL('/search?q=negligence&from=1960-01-01&to=1969-12-31');
    await filters.getByRole('button', { name: 'Remove all' }).click();
    await expect(page).toHaveURL('/search?q=negligence');
  });

  test('to what is still good law', async ({ page, account: _ }) => {
    const search = searchPage(page);
    await page.goto('/search?q=Roe%20v.%20Wade');
    await expect(search.cards.first()).toContainText('Overruled by Dobbs (2022)');
    const box = page.getByLabel('Hide what is no longer good law');
    await box.click();
    await expect(page).toHaveURL('/search?q=Roe%20v.%20Wade&standing=good');
    await expect(search.cards.filter({ hasText: 'Overruled by Dobbs (2022)' })).toHaveCount(0);
    await page.reload();
    await expect(box).toBeChecked();
    // Its state is the address's.
    await box.click();
    await expect(box).not.toBeChecked();
    await expect(search.cards.first()).toContainText('Overruled by Dobbs (2022)');
  });

  test('refuses years that are none', async ({ page, account: _ }) => {
    await page.goto('/search?q=negligence');
    const filters = page.getByRole('region', { name: 'Filters' });
    await filters.getByLabel('From year').fill('next');
    await filters.getByRole('button', { name: 'Apply' }).click();
    await expect(filters.getByText('Use four digits for years')).toBeVisible();
    await filters.getByLabel('From year').fill('1990');
    await filters.getByLabel('To year').fill('1980');
    await filters.getByRole('button', { name: 'Apply' }).click();
    await expect(filters.getByText('The first year is after the last')).toBeVisible();
    await expect(page).toHaveURL('/search?q=negligence');
  });

  test('to nothing offers a way back', async ({ page, account: _ }) => {
    await page.goto('/search?q=negligence&from=1700-01-01&to=1701-12-31');
    await page.getByRole('button', { name: 'Remove the filters' }).click();
    await expect(page).toHaveURL('/search?q=negligence');
    await expect(searchPage(page).cards.first()).toBeVisible();
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

  test('a new question is not narrowed', async ({ page, account: _ }) => {
    await page.goto('/search?q=negligence&jurisdiction=New%20York');
    await expect(searchPage(page).cards.first()).toBeVisible();
    await searchPage(page).ask('palimony');
    await expect(page).toHaveURL('/search?q=palimony');
  });
});

test('A suggestion runs with a click', async ({ page, account: _ }) => {
  await mockCases(page, [mockCase()], { suggestion: 'palimony agreement' });
  await page.goto('/search?q=palimony%20agrement');
  await page.getByRole('link', { name: 'palimony agreement' }).click();
  await expect(page).toHaveURL('/search?q=palimony%20agreement');
});

test('Cases can be sorted by how often they are cited', async ({ page, account: _ }) => {
  await page.goto('/search?q=negligence');
  await searchPage(page).sort.selectOption('most-cited');
  await expect(page).toHaveURL('/search?q=negligence&sort=most-cited');
  await expect(searchPage(page).cards).toHaveCount(10);
});
