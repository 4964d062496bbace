import { CONTRACT, documentsPage, expectFailure, mockAnalysis } from './fixtures/documents-page';
import { textFile } from './fixtures/files';
import { toasts } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

test.describe('AI Insights', () => {
  test.beforeEach(async ({ page, account: _ }) => {
    await page.goto('/insights');
  });

  test('has its own title and asks for a text', async ({ page }) => {
    const screen = documentsPage(page);
    await expect(
      page.getByRole('heading', { level: 1, name: 'AI-Powered Legal Insights' }),
    ).toBeVisible();
    await expect(screen.button).toBeDisabled();
    await screen.text.fill('A lease.');
    await screen.text.fill('');
    await expect(page.getByText('Please enter some legal text for analysis')).toBeVisible();
    await screen.text.press('Control+Enter');
    await expect(toasts(page)).toContainText(
      'Please either upload a file or enter text for analysis',
    );
  });

  test('answers with an analysis, insights and recommendations', async ({ page }) => {
    const screen = documentsPage(page);
    await mockAnalysis(page);
    await screen.analyzeText('A lease.');
    await expect(toasts(page)).toContainText('Analysis Complete');
    const headings = screen.result.getByRole('heading', { level: 3 });
    await expect(headings).toHaveText(['Legal Analysis', 'Key Insights', 'Recommendations']);
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

  for (const [name, answer, words] of [
    ['the message of the server', { status: 503, json: { message: 'Too busy.' } }, 'Too busy.'],
    ['a body that is not JSON', { status: 502, body: 'The proxy is away.' }, 'The proxy is away.'],
    ['the status of an empty answer', { status: 500, body: '' }, 'Server error: 500'],
    ['its own words', { status: 500, json: {} }, 'Failed to analyze document'],
  ] as const) {
    test(`shows ${name} when the analysis fails`, async ({ page }) => {
      await expectFailure(page, answer, words);
    });
  }
});
