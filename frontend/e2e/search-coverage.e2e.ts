import { mockCase, mockCases } from './fixtures/mocks';
import { searchPage } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

const NOTHING = 'The library has nothing on holographic wills. The nearest are below.';
const NONE = { coverage: 'none', uncovered: [{ words: 'holographic wills', cases: 0 }] };

test.describe('What the library does not answer', () => {
  test('is said above the nearest cases, with how to add law', async ({ page, account: _ }) => {
    await mockCases(page, [mockCase()], NONE);
    await page.goto('/search?q=holographic%20wills');
    const { outcome, cards } = searchPage(page);
    await expect(outcome.getByRole('status')).toContainText(NOTHING);
    // The first account of a product is its administrator's.
    await expect(outcome).toContainText(/Add law to the library|An administrator can add law/);
    await expect(cards).toHaveCount(1);
  });

  test('is said of a part of a question in a quieter sentence', async ({ page, account: _ }) => {
    const uncovered = [{ words: 'song', cases: 3 }];
    await mockCases(page, [mockCase()], { coverage: 'partial', uncovered });
    await page.goto('/search?q=author%20of%20a%20song');
    const { outcome } = searchPage(page);
    await expect(outcome).toContainText('None of the nearest cases mentions “song.”');
    await expect(outcome).not.toContainText('add law');
  });

  test('is asked of the library itself', async ({ page, account: _ }) => {
    await page.goto('/search?q=holographic%20wills');
    const { outcome, cards } = searchPage(page);
    await expect(outcome).toContainText(NOTHING);
    await expect(cards.first()).toBeVisible();
    await page.goto('/search-history');
    const history = page.getByRole('main');
    await expect(history).toContainText('The library had nothing on holographic wills.');
    await history.getByRole('link', { name: /^holographic wills/ }).click();
    await expect(outcome).toContainText(NOTHING);
    await page.goto('/search?q=stop%20and%20frisk%20on%20reasonable%20suspicion');
    await expect(cards.first()).toContainText('Terry');
    await expect(outcome).not.toContainText('nearest');
  });
});
