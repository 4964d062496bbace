import { mockCasePage } from './fixtures/case-mocks';
import { expect, test } from './fixtures/test';

test.describe('The citations of a case', () => {
  test.beforeEach(async ({ page, account: _ }) => {
    await mockCasePage(page);
    await page.goto('/cases/7');
  });

  test('list who cites it, with the words, page by page', async ({ page }) => {
    await page.getByRole('tab', { name: /Cited by/ }).click();
    await expect(page).toHaveURL('/cases/7?tab=cited-by');
    const panel = page.getByRole('tabpanel');
    await expect(panel).toContainText('21 cases');
    await expect(panel.getByRole('heading', { name: 'Lowell v. Carrick' })).toBeVisible();
    await expect(panel).toContainText('cites it 3 times');
    await expect(panel.locator('mark')).toHaveText('overruled');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL('/cases/7?tab=cited-by&page=2');
    await page.goBack();
    await expect(page).toHaveURL('/cases/7?tab=cited-by');
  });

  test('are sorted and narrowed in the address', async ({ page }) => {
    await page.goto('/cases/7?tab=cited-by');
    await page.getByLabel('Derived treatment', { exact: true }).selectOption('overruled');
    await expect(page).toHaveURL('/cases/7?tab=cited-by&treatment=overruled');
    await expect(page.getByRole('tabpanel')).toContainText('1 case');
    await page.getByLabel('Sort by').selectOption('depth');
    await expect(page).toHaveURL('/cases/7?tab=cited-by&sort=depth&treatment=overruled');
    await page.reload();
    await expect(page.getByLabel('Sort by')).toHaveValue('depth');
  });

  test('list whom it cites, those that the library lacks too', async ({ page }) => {
    await page.getByRole('tab', { name: /Authorities/ }).click();
    const panel = page.getByRole('tabpanel');
    await expect(panel).toContainText('2 cases cited, 1 of them in the library');
    await expect(panel.getByRole('link', { name: 'Lowell v. Carrick' })).toHaveAttribute(
      'href',
      '/cases/9',
    );
    await expect(panel.getByText('Not in the library')).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Search for it' })).toHaveAttribute(
      'href',
      '/search?q=Vane%20v.%20Orr',
    );
  });

  test('say when they cannot be fetched, and try again', async ({ page }) => {
    await page.route('**/api/cases/7/cited-by?*', (route) =>
      route.fulfill({ status: 404, json: {} }),
    );
    await page.goto('/cases/7?tab=cited-by');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await mockCasePage(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('21 cases');
  });
});
