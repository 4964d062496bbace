import type { Page } from '@playwright/test';
import { mockCase, mockCases } from './fixtures/mocks';
import { searchPage, toasts } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

/** Opens the screen with its clock stopped and brings up the toast of a successful search. */
async function showToastWithStoppedClock(page: Page): Promise<void> {
  await mockCases(page, [mockCase()]);
  await page.clock.install({ time: '2026-01-01T00:00:00Z' });
  await page.goto('/search');
  await expect(searchPage(page).field).toBeEnabled();
  await page.clock.pauseAt('2026-01-01T01:00:00Z');
  await searchPage(page).ask('x');
  await expect(toasts(page)).toContainText('Search Points Earned!');
}

/** Lets the page draw what its last events changed, on its stopped clock. */
async function drawn(page: Page): Promise<void> {
  await page.clock.runFor(40);
}

/** Where the toast stands; a change of width takes it from one place to another, for a moment to none. */
async function toastBox(page: Page) {
  await drawn(page);
  let box = await toasts(page).boundingBox();
  await expect(async () => {
    box = await toasts(page).boundingBox();
    expect(box).not.toBeNull();
  }).toPass();
  return box!;
}

async function drag(page: Page, distance: number): Promise<void> {
  const box = await toastBox(page);
  const [x, y] = [box.x + 20, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y);
  await page.mouse.move(x + distance, y);
  await page.mouse.up();
}

test('Swiping right by more than 50 px dismisses', async ({ page, account: _ }) => {
  await showToastWithStoppedClock(page);
  await drag(page, 40);
  await drawn(page);
  await expect(toasts(page)).toHaveAttribute('data-state', 'open');
  await drag(page, 60);
  await expect(toasts(page)).toHaveCount(0);
});

test('Swiping left does nothing', async ({ page, account: _ }) => {
  await showToastWithStoppedClock(page);
  await drag(page, -80);
  await drawn(page);
  await expect(toasts(page)).toHaveAttribute('data-state', 'open');
});

test('A toast is at most 420 px wide on a wide screen, and fits a small one', async ({
  page,
  account: _,
}) => {
  await showToastWithStoppedClock(page);
  expect((await toastBox(page)).width).toBeLessThanOrEqual(420);
  await page.setViewportSize({ width: 375, height: 700 });
  const box = await toastBox(page);
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(375);
});

test('A toast leaves the results in sight, on a small screen too', async ({ page, account: _ }) => {
  await showToastWithStoppedClock(page);
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 740 });
    const toast = await toastBox(page);
    const results = await searchPage(page).outcome.boundingBox();
    expect(toast.y + toast.height).toBeLessThan(results!.y);
    expect(toast.y + toast.height).toBeLessThan(120);
  }
});

test('A toast covers nothing that is read, nor any control of a wide screen', async ({
  page,
  account: _,
}) => {
  await showToastWithStoppedClock(page);
  const covered = () =>
    page.evaluate(() => {
      const toast = document.querySelector('[data-toast]')!.getBoundingClientRect();
      const shown = 'main h1, main p, main input, main button, header a, header button, header p';
      return [...document.querySelectorAll(shown)]
        .filter((element) => !element.closest('[data-toast]'))
        .filter((element) => {
          const { left, right, top, bottom, width } = element.getBoundingClientRect();
          const isBeside = right <= toast.left || left >= toast.right;
          return width > 1 && !isBeside && bottom > toast.top && top < toast.bottom;
        })
        .map(({ textContent }) => textContent);
    });
  expect(await covered()).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, 500));
  expect(await covered()).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.setViewportSize({ width: 375, height: 740 });
  const toast = await toastBox(page);
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(toast.y + toast.height).toBeLessThanOrEqual(heading!.y);
});

test('Good news makes room for a sheet, whose heading stands once', async ({
  page,
  account: _,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const jurisdictions = [{ value: 'California', label: 'California', count: 1 }];
  await mockCases(page, [mockCase()], { facets: { jurisdictions, courts: [], decades: [] } });
  await page.goto('/search');
  await searchPage(page).ask('x');
  await expect(toasts(page)).toContainText('Search Points Earned!');
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(toasts(page)).toHaveCount(0);
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByText('Filters', { exact: true })).toHaveCount(1);
});
