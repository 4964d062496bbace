import { expectAccessible } from './fixtures/axe';
import { mockCase, mockCases } from './fixtures/mocks';
import { searchPage } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

test.describe('What a search reaches', () => {
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
});
