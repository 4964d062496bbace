import { expectAccessible } from './fixtures/axe';
import { mockCase, mockCases } from './fixtures/mocks';
import { searchPage, toasts } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

const REACH = { searched: 1_000, of: 4_213 };
const FACETS = {
  jurisdictions: [],
  courts: [{ value: 'ca9', label: 'Ninth Circuit', count: 3 }],
  decades: [],
};

test.describe('What a search reaches', () => {
  test('is said of a phrase that was not looked for everywhere', async ({ page, account: _ }) => {
    const facets = { ...FACETS, phraseReach: REACH };
    await mockCases(page, [mockCase()], { total: 37, phraseReach: REACH, facets });
    await page.goto('/search?q=%22cell%20phone%22');
    const { outcome, sort } = searchPage(page);
    await expect(outcome).toContainText('37 cases');
    await expect(outcome).toContainText(
      'The phrase was searched for in the 1,000 likeliest of 4,213 cases that contain the words of the search; narrow the search by court or date to search all of them.',
    );
    await sort.selectOption('newest');
    await expect(outcome).toContainText('in the 1,000 newest of 4,213 cases');
  });

  test('is said beside the filters where only their counts fall short', async ({
    page,
    account: _,
  }) => {
    const facets = { ...FACETS, phraseReach: REACH };
    await mockCases(page, [mockCase()], { facets });
    await page.goto('/search?q=%22cell%20phone%22&court=ca9');
    await expect(page.getByRole('region', { name: 'Filters' })).toContainText(
      'Cases that these filters leave out are counted among the 1,000 likeliest of 4,213 cases',
    );
    await expect(searchPage(page).outcome).not.toContainText('looked for');
  });

  for (const [what, cases] of [
    ['results', [mockCase()]],
    ['no results', []],
  ] as const) {
    test(`is said where a part of the index is away: ${what}`, async ({ page, account: _ }) => {
      await mockCases(page, [...cases], { isIncomplete: true, engine: 'opensearch' });
      await page.goto('/search?q=court');
      const { outcome } = searchPage(page);
      await expect(
        outcome.getByRole('status').filter({ hasText: 'cases may be missing' }),
      ).toHaveText(
        'Part of the search index isn’t answering, so cases may be missing here. Search again in a minute.',
      );
      await expectAccessible(page, `an incomplete search, ${what}`);
    });
  }

  test('is not mentioned where everything was looked through', async ({ page, account: _ }) => {
    await page.goto('/search?q=%22cell%20phone%22');
    const { cards, outcome } = searchPage(page);
    await expect(cards.first()).toBeVisible();
    await expect(outcome.getByText(/looked for|are shown/)).toHaveCount(0);
  });

  test('ends the pages, with the reason', async ({ page, account: _ }) => {
    await mockCases(page, [mockCase()], { total: 23_000, page: 1_000 });
    await page.goto('/search?q=court&page=1000');
    const { outcome } = searchPage(page);
    await expect(outcome.getByText('Page 1000 of 1000')).toBeVisible();
    await expect(outcome.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(outcome.getByRole('button', { name: 'Previous' })).toBeEnabled();
    await expect(outcome).toContainText('23,000 cases');
    await expect(outcome).toContainText(
      'The first 10,000 cases of a search are shown: narrow it by court or date to see others.',
    );
  });

  test('is said of a page in the address that no search has', async ({ page, account: _ }) => {
    let searches = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/search') searches += 1;
    });
    await page.goto('/search?q=palimony&page=1001');
    const { outcome, cards } = searchPage(page);
    await expect(outcome).toContainText('There is no page 1,001 of this search');
    await expect(outcome).toContainText(
      'The first 1,000 pages of a search are shown: narrow it by court or date to see others.',
    );
    await expect(toasts(page)).toHaveCount(0);
    expect(searches).toBe(0);
    await page.getByRole('button', { name: 'Show the first page' }).click();
    await expect(page).toHaveURL('/search?q=palimony');
    await expect(cards.first()).toContainText('Marvin');
  });
});
