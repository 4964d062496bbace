import { USER_KEY } from './fixtures/account';
import { searchPage, toasts } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

const HEADLINE = 'Modernize Your Legal Practice';

test('Logout removes the user, replaces the history entry and ends the session', async ({
  page,
  account: _,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Search History' }).click();
  await expect(page).toHaveURL('/search-history');
  const before = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/landing');
  expect(await page.evaluate(() => history.length)).toBe(before);
  expect(await page.evaluate((key) => localStorage.getItem(key), USER_KEY)).toBeNull();
  const session = await page.request.get('/api/search/history');
  expect(session.status()).toBe(401);

  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: HEADLINE })).toBeVisible();
});

test('A session that ends under the user signs out, and login comes back to the search', async ({
  page,
  account,
}) => {
  const search = searchPage(page);
  await page.goto('/search');
  await expect(search.field).toBeEnabled();
  await page.context().clearCookies();
  await search.ask('fair use parody');
  await expect(page).toHaveURL('/login');
  await expect(toasts(page)).toContainText('Your session has ended');
  expect(await page.evaluate((key) => localStorage.getItem(key), USER_KEY)).toBeNull();

  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/search?q=fair%20use%20parody');
  await expect(search.cards.first()).toBeVisible();
});

test('Signing out in one tab signs out the other', async ({ page, context, account: _ }) => {
  await page.goto('/search');
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/landing');
  await expect(page.getByRole('heading', { name: HEADLINE })).toBeVisible();
});

test('The next user of the browser sees nothing of the one before', async ({
  page,
  account: _,
}) => {
  await page.goto('/search?q=palimony');
  await expect(searchPage(page).recent).toContainText('palimony');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/landing');
  await page.getByRole('link', { name: 'Free Trial', exact: true }).click();
  await page.getByLabel('Full name').fill('Second User');
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@example.org`);
  await page.getByLabel('Password').fill('another password');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Search History' }).click();
  await expect(page.getByText(/No search history found/)).toBeVisible();
});
