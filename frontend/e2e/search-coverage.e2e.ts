import { expectAccessible } from './fixtures/axe';
import { searchPage } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

const NOTHING = 'The library has nothing on holographic wills. The nearest are below.';
test.describe('What the library does not answer', () => {
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
});
