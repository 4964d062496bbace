import { expect, test } from './fixtures/test';

test('The legal texts are inside the application for a user', async ({ page, account: _ }) => {
  for (const [path, title] of [
    ['/privacy-policy', 'Privacy Policy'],
    ['/terms', 'Terms & Conditions'],
  ] as const) {
    await test.step(`${path} is a legal text, with the menu for a user`, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      const text = await page.getByRole('main').textContent();
      expect(text?.length).toBeGreaterThan(1_000);
    });
  }
});
