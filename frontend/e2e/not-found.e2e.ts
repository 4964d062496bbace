import { expect, test } from './fixtures/test';

test('An unknown address shows the not-found screen', async ({ page, account: _ }) => {
  await page.goto('/no-such-page');
  const title = page.getByRole('heading', { name: '404 Page Not Found', level: 1 });
  await expect(title).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});
