import { newAccount } from './fixtures/account';
import { searchPage } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

const QUESTION = 'warrantless search of a cell phone';
const ADDRESS = `/search?q=${encodeURIComponent(QUESTION)}`;

test('From sign-up to Riley v. California, to the history and back to the search', async ({
  page,
}) => {
  const account = newAccount();
  await page.goto('/landing');
  await page.getByRole('link', { name: 'Start Free Trial' }).click();
  await page.getByLabel('Full name').fill(account.name);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Case Law Search/ })
    .click();

  const search = searchPage(page);
  await search.field.fill(QUESTION);
  await search.button.click();
  const titles = search.cards.getByRole('heading', { level: 3 });
  await expect(titles.first()).toBeVisible();
  expect((await titles.allTextContents()).slice(0, 3)).toContain('Riley v. California');

  const riley = search.cards.filter({ hasText: 'Riley v. California' }).first();
  await expect(riley).toContainText('573 U.S. 373');
  await expect(riley).toContainText('Supreme Court of the United States');
  await expect(riley.getByText('2014', { exact: true })).toBeVisible();
  await expect(riley.getByText('United States', { exact: true })).toBeVisible();
  for (const part of ['Relevance', 'Case Summary', 'Key Points']) {
    await expect(riley.getByRole('heading', { name: part })).toBeVisible();
  }
  await expect(riley.locator('mark').first()).toBeVisible();

  await page.getByRole('link', { name: 'Search History' }).click();
  // Until it has come, the screen before it has such a link, too.
  await page.getByRole('heading', { name: 'Search History', level: 1 }).waitFor();
  await page.getByRole('main').getByRole('link', { name: QUESTION }).click();
  await expect(page).toHaveURL(ADDRESS);
  await expect(search.field).toHaveValue(QUESTION);
  await expect(titles.first()).toBeVisible();
});

test.describe('The search screen', () => {});
