import { searchPage } from '../fixtures/search-page';
import { expect, test } from '../fixtures/test';
import { SILENT } from './words';

test.describe('A model that explains the cases of a search', () => {
  test.beforeEach(async ({ page, account: _ }) => {
    await page.goto('/search');
  });

  test('is named, and held to the record of each case', async ({ page }) => {
    const { ask, cards } = searchPage(page);
    await ask('warrantless search of a cell phone');
    await expect(cards.first()).toContainText('By the model stand-in');
    await expect(cards.first()).toContainText('The model finds the point where the record says');
    await expect(cards.first()).not.toContainText('zebras');
  });

  test('is not waited for: the cases are there with the words of the rules', async ({ page }) => {
    const { ask, cards } = searchPage(page);
    await ask(`search of a cell phone ${SILENT}`);
    await expect(cards.first()).toContainText('By the built-in engine');
  });
});
