import type { Page } from '@playwright/test';
import { CONTRACT, documentsPage } from './fixtures/documents-page';
import { exported, wordsOfDocx, wordsOfPdf } from './fixtures/exported-file';
import { NDA, templatesPage } from './fixtures/templates-page';
import { expect, test } from './fixtures/test';
import { TWICE, writingPage } from './fixtures/writing-page';

/** Has the screen's result made a PDF and a Word file, and looks for words in both. */
async function expectInFiles(page: Page, type: string, words: string[]): Promise<void> {
  const pdf = await exported(page, 'Export as PDF');
  expect(pdf.name).toMatch(/\.pdf$/);
  const word = await exported(page, 'Export as Word (DOCX)');
  expect(word.name).toMatch(/\.docx$/);
  await expect(
    page.getByText(`Your ${type} has been exported successfully.`).first(),
  ).toBeVisible();
  const [inPdf, inWord] = [await wordsOfPdf(pdf), wordsOfDocx(word)];
  for (const each of words) {
    expect(inPdf).toContain(each);
    expect(inWord).toContain(each);
  }
}

test.describe('The exported file says what the screen does', () => {
  for (const [screen, path] of [
    ['Document Analysis', '/document-analysis'],
    ['AI Insights', '/insights'],
  ] as const) {
    test(`of ${screen}`, async ({ page, account: _ }) => {
      await page.goto(path);
      const documents = documentsPage(page);
      await documents.analyzeText(CONTRACT);
      await expect(documents.insights.getByRole('listitem').first()).toBeVisible();
      await expectInFiles(page, 'analysis', [
        'Harrow & Pike',
        'ten thousand dollars ($12,000)',
        'Key insights',
      ]);
    });
  }

  test('of a template', async ({ page, account: _ }) => {
    const templates = templatesPage(page);
    await templates.open();
    await templates.generate('Non-Disclosure Agreement', NDA, 'California');
    await expectInFiles(page, 'template', ['Harrow & Pike LLC', 'March 1, 2027']);
  });

  test('of a review of writing', async ({ page, account: _ }) => {
    const writing = writingPage(page);
    await writing.open();
    await writing.write(TWICE);
    await writing.analyze();
    await expectInFiles(page, 'writing', ['We ask for', 'costs']);
  });
});
