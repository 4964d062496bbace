import type { Page } from '@playwright/test';
import { CONTRACT, documentsPage } from './fixtures/documents-page';
import { exported, wordsOfDocx, wordsOfPdf } from './fixtures/exported-file';
import { NDA, templatesPage } from './fixtures/templates-page';
import { expect, test } from './fixtures/test';
import { TWICE, writingPage } from './fixtures/writing-page';

/** The rows of the CSV file of the screen's result. */
async function rowsOfCsv(page: Page): Promise<string> {
  const { name, bytes } = await exported(page, 'Export as CSV');
  expect(name).toMatch(/\.csv$/);
  return bytes.toString();
}

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
    await templates.field('purpose').fill('to weigh a joint venture');
    await templates.save();
    await expectInFiles(page, 'template', [
      'Harrow & Pike LLC',
      'March 1, 2027',
      'to weigh a joint venture',
    ]);
  });

  test('of a template as a table: what has to be filled in', async ({ page, account: _ }) => {
    const templates = templatesPage(page);
    await templates.open();
    await templates.generate('Non-Disclosure Agreement', NDA, 'California');
    await templates.field('purpose').fill('to weigh a joint venture');
    const rows = await rowsOfCsv(page);
    expect(rows).toContain('effective_date,Effective date,date,yes,');
    expect(rows).toContain('to weigh a joint venture');
  });

  test('of a motion in Texas, with the caption of its courts', async ({ page, account: _ }) => {
    const templates = templatesPage(page);
    await templates.open();
    await templates.generate(
      'Legal Motion',
      'Motion for summary judgment, Cause No. D-1-GN-26-003311, District Court of Travis County, Texas, Delgado v. Mesa Builders, LLC.',
      'Texas',
    );
    await expect(templates.draft).toContainText('In the District Court of Travis County, Texas');
    await expectInFiles(page, 'template', ['CAUSE NO. D-1-GN-26-003311', '§']);
  });

  test('of a review of writing', async ({ page, account: _ }) => {
    const writing = writingPage(page);
    await writing.open();
    await writing.write(TWICE);
    await writing.analyze();
    await expectInFiles(page, 'writing analysis', ['We ask for', 'costs']);
  });

  test('of a review of writing as a table: its remarks', async ({ page, account: _ }) => {
    const writing = writingPage(page);
    await writing.open();
    await writing.write(TWICE);
    await writing.analyze();
    const rows = await rowsOfCsv(page);
    expect(rows).toContain('repeated-word');
    expect(rows).toContain('for for');
  });
});
