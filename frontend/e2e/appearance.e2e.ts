import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/test';

const isDark = (page: Page) =>
  page.evaluate(() => document.documentElement.classList.contains('dark'));

/** The color that is painted, which with forced colors is not the style sheet's. */
const colorOf = (element: Locator, property: 'backgroundColor' | `border${string}Color`) =>
  element.evaluate(
    (node, name) => String(getComputedStyle(node)[name as keyof CSSStyleDeclaration]),
    property,
  );

async function choose(page: Page, option: string): Promise<void> {
  await page.getByRole('button', { name: /Ada Lovelace/ }).click();
  await page.getByRole('menuitemradio', { name: option }).click();
  await page.keyboard.press('Escape');
}

test('A chosen theme outlives a reload and the other tabs follow', async ({
  page,
  context,
  account: _,
}) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/terms');
  expect(await isDark(page)).toBe(false);
  await choose(page, 'Dark');
  await expect.poll(() => isDark(page)).toBe(true);
  await expect.poll(() => isDark(other)).toBe(true);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await isDark(page)).toBe(true);
  await choose(page, 'Light');
  await expect.poll(() => isDark(page)).toBe(false);
});

test('The theme follows the system until one is chosen', async ({ page, account: _ }) => {
  await page.goto('/');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => isDark(page)).toBe(true);
  await choose(page, 'Light');
  await expect.poll(() => isDark(page)).toBe(false);
});

test('A dark page is dark before its application starts', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/landing');
  expect(await isDark(page)).toBe(true);
});

test('A compact density outlives a reload', async ({ page, account: _ }) => {
  await page.goto('/');
  await choose(page, 'Compact');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
});

test('Reduced motion stops what moves', async ({ page, account: _ }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.route('**/api/search', () => undefined);
  await page.goto('/search?q=x');
  const spinner = page.getByText('Searching legal databases...').locator('svg');
  const moving = () =>
    spinner.evaluate((element) => Number.parseFloat(getComputedStyle(element).animationDuration));
  expect(await moving()).toBeGreaterThan(0.1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(moving).toBeLessThan(0.001);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const panel = page.getByRole('dialog');
  const slide = await panel.evaluate((element) => getComputedStyle(element).animationDuration);
  expect(Number.parseFloat(slide)).toBeLessThan(0.001);
});

test('The user’s own colors leave the primary action and the current item told apart', async ({
  page,
  account: _,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/search');
  const [fill, around] = await Promise.all([
    colorOf(page.getByRole('button', { name: 'Search', exact: true }), 'backgroundColor'),
    colorOf(page.locator('body'), 'backgroundColor'),
  ]);
  expect(fill).not.toBe(around);
  const menu = page.getByRole('navigation').first();
  const current = menu.locator('a[aria-current="page"]');
  const other = menu.locator('a:not([aria-current])').first();
  const bars = await Promise.all([current, other].map((item) => colorOf(item, 'borderLeftColor')));
  expect(bars[0]).not.toBe(bars[1]);
  await page.goto('/writing-assistant');
  const tabs = ['true', 'false'].map((selected) =>
    page.locator(`[role="tab"][aria-selected="${selected}"]`).first(),
  );
  const edges = await Promise.all(tabs.map((tab) => colorOf(tab, 'borderBottomColor')));
  expect(edges[0]).not.toBe(edges[1]);
});
