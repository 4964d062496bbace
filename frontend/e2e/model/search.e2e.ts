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

test('A model that reads a question offers a search by its words alone, and one goes back', async ({
  page,
  account: _,
}) => {
  await page.goto('/search');
  const { ask, outcome } = searchPage(page);
  await ask('Can police search the phone of a person whom they arrest?');
  await expect(outcome).toContainText(/The model stand-in reads your question as .*cell phone/);
  await expect(outcome).not.toContainText('zebras');
  await outcome.getByRole('button', { name: /^Search this way/ }).click();
  await expect(outcome).toContainText(/Your question was searched as .*cell phone/);
  await outcome.getByRole('button', { name: 'Back to the original search' }).click();
  await expect(outcome).toContainText(/reads your question as .*cell phone/);
});
