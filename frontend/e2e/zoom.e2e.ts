import type { Page } from '@playwright/test';
import { mockCasePage } from './fixtures/case-mocks';
import { checkPage, SHORT_BRIEF } from './fixtures/citations-page';
import { searchPage } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

/** A window of 1440 by 900 at 200 %. */
test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

/** How much of the height is under bars that stay, once one reads on. */
async function heightOfBars(page: Page): Promise<number> {
  return page.evaluate(async () => {
    window.scrollTo(0, 600);
    await new Promise(requestAnimationFrame);
    return [...document.querySelectorAll('header, search, section, div, p')]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, top, bottom }) => width > 300 && bottom > 0 && top < innerHeight)
      .reduce((sum, { height }) => sum + height, 0);
  });
}

test('At 200 % the bars leave the whole height to what is read', async ({ page, account: _ }) => {
  await mockCasePage(page);
  await page.goto('/cases/7');
  await expect(page.getByText('The judgment is reversed.')).toBeAttached();
  expect(await heightOfBars(page), 'a case').toBe(0);
  await checkPage(page).check(SHORT_BRIEF);
  expect(await heightOfBars(page), 'a cite check').toBe(0);
  await page.goto('/search?q=negligence');
  await searchPage(page).cards.first().waitFor();
  expect(await heightOfBars(page), 'a search').toBe(0);
  await page.setViewportSize({ width: 720, height: 900 });
  expect(await heightOfBars(page), 'with room for the bar').toBeGreaterThan(0);
});
