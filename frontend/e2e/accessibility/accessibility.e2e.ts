import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/axe';
import { look, PAGES, type Screen, STATES, showTheme, visit } from '../fixtures/screens';
import { expect, test } from '../fixtures/test';

async function expectScreenAccessible(page: Page, screen: Screen): Promise<void> {
  await look(page, screen, async (width, colorScheme) => {
    await expectAccessible(page, `${screen.name}, ${colorScheme}, ${width} px`);
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow, `${screen.name}: sideways scroll at ${width} px`).toBe(0);
  });
}

test('axe finds nothing serious: the pages as a visitor finds them', async ({ page }) => {
  const screens = [...PAGES, ...STATES].filter(({ isPublic }) => isPublic);
  test.setTimeout(60_000 * screens.length);
  for (const screen of screens) {
    await test.step(screen.name, () => expectScreenAccessible(page, screen));
  }
});

/** Screens that one user goes through. */
function goThrough(name: string, screens: readonly Screen[]): void {
  test(`axe finds nothing serious: ${name}`, async ({ page, account: _ }) => {
    test.setTimeout(60_000 * screens.length);
    await visit(page, screens, expectScreenAccessible);
  });
}

const ofUsers = (screens: readonly Screen[]) => screens.filter(({ isPublic }) => !isPublic);

goThrough('the pages as a user finds them', ofUsers(PAGES));

const VISIT = 8;
const OF_USERS = ofUsers(STATES);
for (let at = 0; at < OF_USERS.length; at += VISIT) {
  const visit = OF_USERS.slice(at, at + VISIT);
  goThrough(`both themes, 375 and 1440 px: ${visit.map(({ name }) => name).join('; ')}`, visit);
}

test('axe finds nothing serious: the open menus', async ({ page, account: _ }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('button', { name: /Ada Lovelace/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).waitFor();
  await expectAccessible(page, 'account menu');
  await page.keyboard.press('Escape');
  for (const [keys, name] of [
    ['Control+k', 'Search or jump to'],
    ['?', 'Keyboard shortcuts'],
  ] as const) {
    await page.keyboard.press(keys);
    await page.getByRole('dialog', { name }).waitFor();
    await expectAccessible(page, name);
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize({ width: 375, height: 700 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await showTheme(page, colorScheme);
    await expectAccessible(page, `navigation sheet, ${colorScheme}`);
  }
});
