import { expect, test } from './fixtures/test';

const HEADLINE = 'Modernize Your Legal Practice';

test.describe('Without a stored user', () => {
  test('every screen of a user is the landing page', async ({ page }) => {
    for (const path of [
      '/',
      '/search?q=fair%20use',
      '/document-analysis',
      '/writing-assistant',
      '/citation-generator',
      '/template-generator',
      '/search-history',
      '/insights',
      '/no-such-page',
    ]) {
      await test.step(`${path} shows the landing page`, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: HEADLINE })).toBeVisible();
        await expect(page).toHaveURL(path);
      });
    }
  });

  test('the legal texts are there', async ({ page }) => {
    for (const [path, title] of [
      ['/privacy-policy', 'Privacy Policy'],
      ['/terms', 'Terms & Conditions'],
    ] as const) {
      await test.step(`${path} is public`, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      });
    }
  });

  test('a record that is no user counts as none', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('casewright_user', '{broken'));
    await page.goto('/search');
    await expect(page.getByRole('heading', { name: HEADLINE })).toBeVisible();
  });
});

test('The server refuses the tools without a session', async ({ request }) => {
  const search = await request.post('/api/search', { data: { query: 'fair use' } });
  const history = await request.get('/api/search/history');
  expect([search.status(), history.status()]).toEqual([401, 401]);
});
