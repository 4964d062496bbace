import { expectAccessible } from '../fixtures/axe';
import { CONTRACT, documentsPage } from '../fixtures/documents-page';
import { expect, test } from '../fixtures/test';
import { REFUSED, SILENT, SLOW, WRITTEN } from './words';

for (const path of ['/document-analysis', '/insights']) {
  test.describe(`A model that reads, on ${path}`, () => {
    test.beforeEach(async ({ page, account: _ }) => {
      await page.goto(path);
    });

    test('is named, and held to the words of the document', async ({ page }) => {
      const screen = documentsPage(page);
      await screen.analyzeText(CONTRACT);
      await expect(screen.analysis).not.toContainText('The model');
      await expect(screen.byModel).toContainText('The model has read the section.');
      await screen.byModel.getByRole('button').first().click();
      await expect(screen.result).toContainText('stand-in');
      await page.getByText('How this was checked').click();
      await expect(screen.result).toContainText('prompt analyze@');
      await expect(screen.result).toContainText(/4 of 5 quotations found in the document/);
      await screen.showFindings();
      await expect(screen.rows.filter({ hasText: 'How it begins' })).toHaveCount(1);
      await expect(page.getByText('A clause that is not there')).toHaveCount(0);
      await expect(page.getByText('zebras')).toHaveCount(0);
      await expectAccessible(page, 'a result by a model');
    });

    test('shows how far it is, and goes on over a reload', async ({ page }) => {
      const screen = documentsPage(page);
      await screen.text.fill(`${CONTRACT}\n5. Other. ${SLOW}\n`);
      await screen.button.click();
      await expect(screen.running.getByRole('status')).toContainText('model');
      await expect(screen.running.getByRole('progressbar', { name: 'Progress' })).toBeVisible();
      await page.reload();
      await expect(screen.running.or(screen.analysis)).toBeVisible();
      await expect(screen.byModel).toContainText('The model has read the section.', WRITTEN);
    });

    test('is cancelled in the midst', async ({ page }) => {
      const screen = documentsPage(page);
      await screen.text.fill(`${CONTRACT}\n5. Other. ${SILENT}\n`);
      await screen.button.click();
      await expect(screen.running.getByRole('status')).toContainText('model');
      await screen.running.getByRole('button', { name: 'Cancel' }).click();
      await expect(screen.running).toHaveCount(0);
      await expect(screen.button).toBeEnabled();
      await expect(screen.result).toHaveCount(0);
    });

    test('that refuses leaves the answer to the rules, and it says so', async ({ page }) => {
      const screen = documentsPage(page);
      await screen.analyzeText(`${CONTRACT}\n5. Other. ${REFUSED}\n`);
      await expect(screen.result).toContainText('The model declined to answer.');
      await expect(screen.result).toContainText('instead of stand-in');
      await expect(screen.analysis).toContainText('New York');
    });
  });
}
