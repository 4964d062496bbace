import { newAccount } from './fixtures/account';
import { hold } from './fixtures/hold';
import { mockCase, mockCases } from './fixtures/mocks';
import { searchPage, toasts } from './fixtures/search-page';
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
  await expect(riley.getByRole('button', { name: '2014' })).toBeVisible();
  await expect(riley.getByRole('button', { name: 'United States', exact: true })).toBeVisible();
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

test.describe('The search screen', () => {
  test('is the query field before anything is asked', async ({ page, account: _ }) => {
    await page.goto('/search');
    const search = searchPage(page);
    await expect(page.getByRole('heading', { name: 'Case Law Search', level: 1 })).toBeVisible();
    await expect(search.field).toHaveAttribute('placeholder', /\S/);
    await expect(search.points).toHaveText('0');
    await expect(search.outcome).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Recent Searches' })).toHaveCount(0);
    await expect(page.getByText('Expert Researcher')).toHaveCount(0);
  });

  test('runs the example that it offers', async ({ page, account: _ }) => {
    await page.goto('/search');
    const example = page.getByText('For example:').getByRole('link');
    const query = (await example.textContent()) ?? '';
    await example.click();
    await expect(searchPage(page).field).toHaveValue(query);
    await expect(searchPage(page).cards.first()).toBeVisible();
  });

  test('refuses a blank query beside the field', async ({ page, account: _ }) => {
    await page.goto('/search');
    const search = searchPage(page);
    for (const blank of ['', '   ']) {
      await search.field.fill(blank);
      await expect(search.button).toBeEnabled();
      await search.button.click();
      await expect(page.getByText('Search query is required')).toBeVisible();
      await expect(search.field).toHaveAttribute('aria-invalid', 'true');
      await expect(search.field).toHaveAccessibleDescription('Search query is required');
      await expect(search.field).toBeFocused();
      await expect(page).toHaveURL('/search');
      await search.field.fill('x');
      await expect(page.getByText('Search query is required')).toHaveCount(0);
    }
  });

  test('says that it searches, and takes no second question meanwhile', async ({
    page,
    account: _,
  }) => {
    const release = await hold(page, '**/api/search');
    await page.goto('/search');
    const search = searchPage(page);
    await search.ask('fair use parody');
    await expect(search.button).toHaveText('Searching...');
    await expect(search.button).toBeDisabled();
    await expect(search.field).toBeDisabled();
    await expect(search.field).toHaveValue('fair use parody');
    await expect(page.getByText('Searching legal databases...')).toBeVisible();
    release();
    await expect(search.cards.first()).toBeVisible();
    await expect(page.getByText('Searching legal databases...')).toHaveCount(0);
    await expect(search.button).toHaveText('Search');
    await expect(search.field).toBeEnabled();
  });

  test('sends what the contract says', async ({ page, account: _ }) => {
    await page.goto('/search');
    const request = page.waitForRequest('**/api/search');
    await searchPage(page).ask('  palimony ');
    expect((await request).postDataJSON()).toEqual({ query: 'palimony', category: 'case-law' });
  });

  test('runs the query of the address on arrival', async ({ page, account: _ }) => {
    await page.goto(ADDRESS);
    const search = searchPage(page);
    await expect(search.field).toHaveValue(QUESTION);
    await expect(search.cards.first()).toBeVisible();
    await expect(search.points).toHaveText('10');
  });

  test('runs a recent search again', async ({ page, account: _ }) => {
    await page.goto(ADDRESS);
    const search = searchPage(page);
    await expect(search.recent.getByRole('link')).toHaveText([new RegExp(QUESTION)]);
    await expect(search.recent.locator('time')).toHaveText(/20\d\d/);
    await search.ask('palimony');
    await expect(search.recent.getByRole('link')).toHaveText([/palimony/, new RegExp(QUESTION)]);

    const again = page.waitForRequest('**/api/search');
    await search.recent.getByRole('link', { name: QUESTION }).click();
    expect((await again).postDataJSON()).toMatchObject({ query: QUESTION });
    await expect(search.field).toHaveValue(QUESTION);
    await expect(page).toHaveURL(ADDRESS);
    await expect(search.points).toHaveText('30');
  });

  test('fills the field of the search that is already shown', async ({ page, account: _ }) => {
    await page.goto(ADDRESS);
    const search = searchPage(page);
    await search.recent.getByRole('link').first().waitFor();
    await search.field.fill('something half written');
    const again = page.waitForRequest('**/api/search');
    await search.recent.getByRole('link', { name: QUESTION }).click();
    await again;
    await expect(search.field).toHaveValue(QUESTION);
  });

  test('says that nothing was found, and keeps the query', async ({ page, account: _ }) => {
    await page.goto('/search');
    const search = searchPage(page);
    await search.ask('zzqxv');
    await expect(toasts(page)).toContainText('No Results Found');
    await expect(toasts(page)).toContainText('Try refining your search terms for better results.');
    await expect(search.outcome).toContainText('zzqxv');
    await expect(search.field).toHaveValue('zzqxv');
    await expect(search.points).toHaveText('0');
  });

  test('tells a screen reader how many cases there are', async ({ page, account: _ }) => {
    await mockCases(page, [mockCase({ id: 1 }), mockCase({ id: 2 })]);
    await page.goto('/search?q=x');
    await expect(page.locator('[aria-live=polite][role=status].sr-only')).toHaveText(/^2 cases/);
  });

  test('goes on at the results with the keyboard', async ({ page, account: _ }) => {
    await page.goto('/search');
    await searchPage(page).ask(QUESTION);
    await searchPage(page).cards.first().waitFor();
    await expect(searchPage(page).outcome).toBeFocused();
  });
});
