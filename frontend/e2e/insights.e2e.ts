import { CONTRACT, documentsPage } from './fixtures/documents-page';
import { textFile } from './fixtures/files';
import { expect, test } from './fixtures/test';

test.describe('AI Insights', () => {
  test.beforeEach(async ({ page, account: _ }) => {
    await page.goto('/insights');
  });

  test('reads a file, keeps it, and stands in the history as itself', async ({ page }) => {
    const screen = documentsPage(page);
    await screen.file.setInputFiles(textFile('terms.txt', CONTRACT));
    await screen.button.click();
    await expect(screen.analysis).toContainText('New York');
    await page.reload();
    await expect(screen.analysis).toContainText('New York');
    await page.goto('/insights');
    await expect(screen.kept.getByRole('link', { name: 'terms.txt' })).toBeVisible();
    await page.goto('/document-analysis');
    await expect(screen.kept).toContainText('None yet');
    await page.goto('/search-history');
    await expect(page.getByRole('region', { name: 'AI Insights History' })).toContainText(
      'terms.txt',
    );
  });
});
