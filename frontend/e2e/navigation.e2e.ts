import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures/test';

const ENTRIES = [
  ['Home', '/'],
  ['Case Law Search', '/search'],
  ['Document Analysis', '/document-analysis'],
  ['Writing Assistant', '/writing-assistant'],
  ['Citation Generator', '/citation-generator'],
  ['Template Generator', '/template-generator'],
  ['Search History', '/search-history'],
  ['Privacy Policy', '/privacy-policy'],
  ['Terms', '/terms'],
] as const;

/** Whether each line of the menu is on its own ground. */
function shadesOf(menu: Locator): Promise<boolean[]> {
  return menu
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => getComputedStyle(link).backgroundColor !== 'rgba(0, 0, 0, 0)'),
    );
}

test.describe('The menu of wide screens', () => {
  test('leads to every screen', async ({ page, account: _ }) => {
    await page.goto('/');
    await test.step('lists the screens in their order, Logout last', async () => {
      const menu = page.getByRole('navigation', { name: 'Main' });
      await expect(menu.getByRole('link')).toHaveText(ENTRIES.map(([label]) => label));
      const parts = await menu
        .locator('a, hr, button')
        .evaluateAll((each) => each.map(({ tagName }) => tagName));
      expect(parts).toEqual([...Array(7).fill('A'), 'HR', 'A', 'A', 'BUTTON', 'BUTTON']);
      await expect(menu.getByRole('button').last()).toHaveText('Logout');
      await expect(menu.getByRole('link', { name: 'Insights' })).toHaveCount(0);
    });

    await test.step('is a permanent column of 16rem, from 769 px on', async () => {
      await page.setViewportSize({ width: 769, height: 700 });
      const column = page.getByRole('banner');
      await expect(column).toHaveCSS('width', '256px');
      await expect(page.getByRole('button', { name: 'Open menu' })).toHaveCount(0);
      await page.setViewportSize({ width: 768, height: 700 });
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    await test.step('marks the current screen only', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const menu = page.getByRole('navigation', { name: 'Main' });
      for (const [label, path] of ENTRIES) {
        await menu.getByRole('link', { name: label, exact: true }).click();
        await expect(page).toHaveURL(path);
        await expect(menu.locator('[aria-current=page]')).toHaveText([label]);
        // Away from the line, which has a shade for the pointer too.
        await page.mouse.move(900, 400);
        await expect.poll(() => shadesOf(menu)).toEqual(ENTRIES.map((each) => each[0] === label));
      }
    });

    await test.step('moves the focus to the chosen screen', async () => {
      await page.getByRole('link', { name: 'Search History' }).click();
      await expect(page.getByRole('main')).toBeFocused();
    });
  });
});

test.describe('The menu of small screens', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test('keeps its bar in place while the page scrolls', async ({ page, account: _ }) => {
    await page.goto('/terms');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => window.scrollTo(0, 400));
    const box = await page.getByRole('button', { name: 'Open menu' }).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeLessThan(56);
  });

  test('opens as a panel', async ({ page, account: _ }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await test.step('closes with Escape and gives the focus back', async () => {
      const button = page.getByRole('button', { name: 'Open menu' });
      await button.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(button).toBeFocused();
    });

    await test.step('is a panel of 18rem from the left, and choosing closes it', async () => {
      const panel = page.getByRole('dialog');
      await expect(panel).toHaveCount(0);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(panel).toHaveCSS('width', '288px');
      await expect.poll(async () => (await panel.boundingBox())?.x).toBe(0);
      await panel.getByRole('link', { name: 'Case Law Search' }).click();
      await expect(page).toHaveURL('/search');
      await expect(panel).toHaveCount(0);
    });
  });
});

test('The skip link leads past the menu', async ({ page, account: _ }) => {
  // Not on home, where the cursor begins in the search field.
  await page.goto('/search-history');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
