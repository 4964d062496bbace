import type { Page } from '@playwright/test';
import { mockCasePage } from './fixtures/case-mocks';
import { CONTRACT, documentsPage } from './fixtures/documents-page';
import { mockCase, mockCases } from './fixtures/mocks';
import { searchPage } from './fixtures/search-page';
import { NDA, templatesPage } from './fixtures/templates-page';
import { expect, test } from './fixtures/test';

/** What of a page belongs to the screen alone; a finding’s line, and a footnote’s number, are text here. */
const TOOLS =
  'nav, search, input, select, textarea, [role=tab], [data-toast], button:not([data-row], sup *), header:has(nav)';

/** Prints what is on a dark screen to paper as wide as a letter's. */
async function expectClean(page: Page, screen: string): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: 740, height: 960 });
  await expect(page.locator('html')).toHaveClass(/dark/);
  const tools = page.locator(TOOLS).filter({ visible: true });
  await expect(tools, `${screen}: tools`).toHaveCount(0);
  const colored = () =>
    page.evaluate(() => {
      const isGray = (color: string) => {
        const [red, green, blue, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
        return alpha === 0 || (red === green && green === blue);
      };
      const ofText = document.evaluate(
        '//main//*[text()[normalize-space()]]',
        document,
        null,
        XPathResult.ORDERED_NODE_SNAPSHOT_TYPE,
      );
      return Array.from({ length: ofText.snapshotLength }, (_, at) => ofText.snapshotItem(at))
        .filter((element): element is HTMLElement => element instanceof HTMLElement)
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const { color, backgroundColor } = getComputedStyle(element);
          return !isGray(color) || !isGray(backgroundColor) || Number(color.match(/\d+/)) > 0x33;
        })
        .map(({ textContent }) => textContent);
    });
  await expect.poll(colored, `${screen}: what is not black on white`).toEqual([]);
  await page.emulateMedia({ media: null, colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('Paper has the text alone, black on white', async ({ page, account: _ }) => {
  await mockCasePage(page);
  await page.goto('/cases/7');
  await page.getByText('The judgment is reversed.').waitFor({ state: 'attached' });
  await expectClean(page, 'a case');

  await page.goto('/document-analysis');
  await documentsPage(page).analyzeText(CONTRACT);
  await documentsPage(page).showFindings();
  await expectClean(page, 'an analysis');

  await templatesPage(page).open();
  await templatesPage(page).generate('Non-Disclosure Agreement', NDA, 'California');
  await expectClean(page, 'a draft');

  const summary = 'The court held that the rule applies. '.repeat(20).trim();
  await mockCases(page, [mockCase({ summary }), mockCase({ id: 2, title: 'Lowell v. Carrick' })]);
  await page.goto('/search?q=negligence');
  await searchPage(page).cards.nth(1).waitFor();
  await expectClean(page, 'search results');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Search Results: negligence' })).toBeVisible();
  const isWhole = (element: Element) => element.scrollHeight <= element.clientHeight + 1;
  expect(await page.getByText(summary).evaluate(isWhole)).toBe(true);
});
