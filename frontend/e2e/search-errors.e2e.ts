import { mockCase, mockCases, mockHistory, mockSearch } from './fixtures/mocks';
import { searchPage, toasts } from './fixtures/search-page';
import { settled } from './fixtures/settled';
import { expect, test } from './fixtures/test';

const KEY_TEXT =
  'The OpenAI API key appears to be invalid or missing. Please check your configuration.';

const FAILURES = [
  {
    name: 'trouble with the API key',
    answer: { status: 502, json: { message: 'Incorrect API key provided.' } },
    title: 'OpenAI API Key Error',
    text: KEY_TEXT,
  },
  {
    name: 'a message of the server',
    answer: { status: 503, json: { message: 'The search is too busy. Try again soon.' } },
    title: 'Search Error',
    text: 'The search is too busy. Try again soon.',
  },
  {
    name: 'an error without a message',
    answer: { status: 500, json: {} },
    title: 'Search Error',
    text: 'Failed to perform search',
  },
  {
    name: 'a body that is not JSON',
    answer: { status: 502, body: '<h1>Bad Gateway</h1>' },
    title: 'Search Error',
    text: 'Failed to perform search',
  },
  {
    name: 'a success that is not JSON',
    answer: { status: 200, body: '<h1>Captive portal</h1>' },
    title: 'Search Error',
    text: 'Failed to perform search. Please try again.',
  },
] as const;

for (const { name, answer, title, text } of FAILURES) {
  test(`A search fails with ${name}`, async ({ page, account: _ }) => {
    await mockSearch(page, answer);
    await page.goto('/search');
    const search = searchPage(page);
    await search.ask('fair use');
    await expect(toasts(page)).toContainText(title);
    await expect(toasts(page)).toHaveAttribute('data-variant', 'destructive');
    await expect(toasts(page)).toContainText(text);
    const inline = search.outcome.getByRole('alert');
    await expect(inline).toContainText(title);
    await expect(inline).toContainText(text);
    await expect(search.field).toHaveValue('fair use');
    await expect(search.button).toBeEnabled();
    await expect(search.points).toHaveText('0');
  });
}

test('A search without a network says so, and trying again works', async ({ page, account: _ }) => {
  await page.route('**/api/search', (route) => route.abort());
  await page.goto('/search');
  const search = searchPage(page);
  await search.ask('fair use');
  await expect(toasts(page)).toContainText('Search Error');
  await expect(search.outcome.getByRole('alert')).toContainText('The server cannot be reached');
  await page.unroute('**/api/search');
  await search.outcome.getByRole('button', { name: 'Try again' }).click();
  await expect(search.cards.first()).toBeVisible();
  await expect(search.outcome.getByRole('alert')).toHaveCount(0);
});

test('A failed search is not tried a second time', async ({ page, account: _ }) => {
  let calls = 0;
  await page.route('**/api/search', (route) => {
    calls += 1;
    return route.fulfill({ status: 500, json: {} });
  });
  await page.clock.install();
  await page.goto('/search?q=x');
  await expect(toasts(page)).toContainText('Search Error');
  await page.clock.runFor(30_000);
  expect(calls).toBe(1);
});

test('A history that does not come leaves the search usable', async ({ page, account: _ }) => {
  await mockHistory(page, { status: 500, json: { message: 'No.' } });
  await page.goto('/search');
  await expect(toasts(page)).toContainText('Failed to fetch search history');
  await expect(toasts(page)).toHaveAttribute('data-variant', 'destructive');
  await mockCases(page, [mockCase()]);
  await searchPage(page).ask('fair use');
  await expect(searchPage(page).cards.first()).toBeVisible();
});

test('Leaving while a search runs brings up nothing on the next screen', async ({
  page,
  account: _,
}) => {
  await mockHistory(page, { json: [] });
  await page.route('**/api/search', () => undefined);
  await page.goto('/search?q=x');
  await expect(page.getByText('Searching legal databases...')).toBeVisible();
  const given = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/search'));
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible();
  await given;
  await settled(page);
  // Not an assertion that waits: the toast would be gone in five seconds.
  expect(await toasts(page).count()).toBe(0);
});
