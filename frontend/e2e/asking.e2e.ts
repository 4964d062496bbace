import { expectAccessible } from './fixtures/axe';
import { FIRST_PART, mockCasePage } from './fixtures/case-mocks';
import { CONTRACT, documentsPage } from './fixtures/documents-page';
import { expect, test } from './fixtures/test';

test.describe('A question', () => {
  for (const width of [1440, 375]) {
    test(`to a document is answered with passages, at ${width} px`, async ({
      page,
      account: _,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/document-analysis');
      const screen = documentsPage(page);
      await screen.analyzeText(CONTRACT);
      await screen.view('Ask this document').click();
      const panel = page.getByRole('region', { name: 'Ask this document' });
      await panel.getByLabel('Question').fill('What are the fees each month?');
      await page.keyboard.press('Enter');
      const passages = panel.getByRole('region', { name: 'Passages That Bear on It' });
      await expect(passages).toContainText('These are passages, not an answer.');
      await expectAccessible(page, `passages of a document, ${width} px`);
      await passages
        .getByRole('button', { name: /twelve|ten thousand dollars/ })
        .first()
        .click();
      await expect(screen.document).toContainText('ten thousand dollars');
      await screen.view('Ask this document').click();
      await expect(passages).toContainText('ten thousand dollars');

      await panel.getByLabel('Question').fill('Are zebras admitted to the kennel?');
      await page.keyboard.press('Enter');
      await expect(panel.getByText('The document does not say')).toBeVisible();
    });
  }

  test('to an opinion opens the place of its passage', async ({ page, account: _ }) => {
    await mockCasePage(page);
    const { text: quote, start } = FIRST_PART.paragraphs[1]!;
    const passages = [{ quote, start, end: start + quote.length, page: null }];
    await page.route('**/api/cases/7/opinions/0/questions', (route) =>
      route.fulfill({ json: { engine: 'local', sentences: [], passages } }),
    );
    await page.goto('/cases/7');
    await page.getByText('Ask this opinion').click();
    const panel = page.getByRole('region', { name: 'Ask this opinion' });
    await panel.getByRole('button', { name: 'What did the court hold?' }).click();
    await panel.getByRole('button', { name: 'Ask' }).click();
    const found = panel.getByRole('region', { name: 'Passages That Bear on It' });
    await expectAccessible(page, 'passages of an opinion');
    await found.getByRole('button').click();
    await expect(page).toHaveURL(`/cases/7#at-${start}`);
    await expect(page.locator(`#p-${FIRST_PART.paragraphs[1]!.index}`)).toBeFocused();
  });
});
