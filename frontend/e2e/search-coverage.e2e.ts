import { expectAccessible } from './fixtures/axe';
import { mockCase, mockCases, mockNotHeld } from './fixtures/mocks';
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

test.describe('What became of a decision that the library lacks', () => {
  test('is said above the results, with a link to what undid it', async ({ page, account: _ }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/search?q=Doe%20v.%20Bolton%2C%20410%20U.S.%20179%20(1973)');
    const { outcome, cards } = searchPage(page);
    const told = outcome.getByRole('status').filter({ hasText: 'Not in the library' });
    await expect(told).toContainText('No longer good law');
    await expect(told).toContainText('does not hold Doe v. Bolton, 410 U.S. 179.');
    await expect(told).toContainText('the decision, as cited');
    await expect(told).toContainText(
      /Abrogated by Dobbs .*, 597 U\.S\. 215 \(2022\), on .*Source: /,
    );
    await expect(told).toContainText('The newest decision in the library is dated');
    await expect(cards.first()).toBeVisible();
    await expectAccessible(page, 'a decision that the library lacks');
    await told.getByRole('link', { name: /^Read Dobbs/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dobbs');
  });

  test('is said where nothing is found', async ({ page, account: _ }) => {
    await mockCases(page, [], { notHeld: [mockNotHeld] });
    await page.goto('/search?q=811%20F.3d%20720');
    const { outcome, cards } = searchPage(page);
    await expect(outcome).toContainText('does not hold Harmon v. Ridley, 811 F.3d 720.');
    await expect(outcome).toContainText('No case in the library matches');
    await expect(cards).toHaveCount(0);
  });
});
