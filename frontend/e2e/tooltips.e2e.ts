import type { Locator, Page } from '@playwright/test';
import { mockCase, mockCases } from './fixtures/mocks';
import { searchPage } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

/** Stops the page's clock once the screen is there; time then passes only by `runFor`. */
async function openSearchWithStoppedClock(page: Page): Promise<void> {
  await mockCases(page, [mockCase()]);
  await page.clock.install({ time: '2026-01-01T00:00:00Z' });
  await page.goto('/search?q=x');
  await searchPage(page).cards.first().waitFor();
  await page.clock.pauseAt('2026-01-01T01:00:00Z');
}

/** Moves the pointer as a hand does, in steps: it leaves the open tooltip on its way. */
async function pointAt(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to point at.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 });
}

test('A tooltip opens after 700 ms', async ({ page, account: _ }) => {
  await openSearchWithStoppedClock(page);
  const tooltip = page.getByRole('tooltip');
  await page.getByRole('button', { name: 'About the points' }).hover();
  await page.clock.runFor(690);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(tooltip).toContainText(/10 points/);
});

test('The next tooltip opens at once within 300 ms, and waits again after', async ({
  page,
  account: _,
}) => {
  await openSearchWithStoppedClock(page);
  const tooltip = page.getByRole('tooltip');
  const points = page.getByRole('button', { name: 'About the points' });
  const query = page.getByRole('button', { name: 'How to ask' });
  await pointAt(page, points);
  await page.clock.runFor(710);
  await expect(tooltip).toContainText(/10 points/);
  await page.mouse.move(700, 700, { steps: 12 });
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(280);
  await pointAt(page, query);
  await expect(tooltip).toContainText(/quotation marks/);

  await page.mouse.move(700, 700, { steps: 12 });
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(310);
  await pointAt(page, points);
  await page.clock.runFor(690);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(tooltip).toBeVisible();
});
