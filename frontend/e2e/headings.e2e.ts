import type { Page } from '@playwright/test';
import { documentsPage, mockAnalysis } from './fixtures/documents-page';
import { expect, test } from './fixtures/test';
import { writingPage } from './fixtures/writing-page';

/** Headings that leave out a level, with the one before. */
const leaps = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const headings = [...main.querySelectorAll('h1, h2, h3, h4')];
    const levelOf = (at: number) => Number(headings[at]?.tagName.slice(1) ?? 0);
    return headings
      .filter((_, at) => levelOf(at) > levelOf(at - 1) + 1)
      .map((heading) => heading.outerHTML);
  });

test.describe('Headings go down one level at a time', () => {
  test('in the review of a text', async ({ page, account: _ }) => {
    const writing = writingPage(page);
    await writing.open();
    await writing.write('The motion was clearly denied by the court prior to the trial.');
    await writing.analyze();
    expect(await leaps(page)).toEqual([]);
    await writing.view('Scores').click();
    await page.getByRole('heading', { name: 'Readability' }).waitFor();
    expect(await leaps(page)).toEqual([]);
  });

  test('in an analysis without a kept document', async ({ page, account: _ }) => {
    await mockAnalysis(page);
    await page.goto('/document-analysis');
    await documentsPage(page).analyzeText('A lease.');
    expect(await leaps(page)).toEqual([]);
  });
});
