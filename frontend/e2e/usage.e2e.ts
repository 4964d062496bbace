import { expectAccessible } from './fixtures/axe';
import { expectFits } from './fixtures/fits';
import { expect, test } from './fixtures/test';

test.describe('Your usage', () => {
  test.beforeEach(async ({ account: _ }) => undefined);

  test('counts a search from the account menu on', async ({ page }) => {
    await page.goto('/account/usage');
    await expect(page.getByRole('main')).toContainText('No activity in this period');
    await page.goto('/search?q=negligence');
    await page.getByRole('article').first().waitFor();
    await page.getByRole('button', { name: /Ada Lovelace/ }).click();
    await page.getByRole('menuitem', { name: 'Your usage' }).click();
    await expect(page.getByRole('region', { name: 'Searches' })).toContainText('1');
    await page.getByText('Figures by day').click();
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page, 'usage');
    await expectFits(page, 'usage');
  });

  test('a new name is in the menu at once, and after a reload', async ({ page }) => {
    await page.goto('/account');
    const part = page.getByRole('region', { name: 'Name and firm' });
    await part.getByLabel('Name').fill('Ada Byron');
    await part.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: /Ada Byron/ })).toBeVisible();
    await expectAccessible(page, 'name and firm');
    await page.reload();
    await expect(page.getByRole('button', { name: /Ada Byron/ })).toBeVisible();
  });
});
