import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { signUpOverApi } from '../fixtures/account';
import { expectAccessible } from '../fixtures/axe';
import { look, PAGES, type Screen, STATES, visit } from '../fixtures/screens';
import { test } from '../fixtures/test';

const FOLDER = fileURLToPath(new URL('../../../test-results/screenshots/', import.meta.url));

async function take(page: Page, screen: Screen): Promise<void> {
  const shoot = async (as: string) => {
    // Bars that stay at the top belong there in a picture of the whole page.
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.screenshot({
      path: `${FOLDER}${screen.name.replace(/\W+/g, '-')}-${as}.png`,
      fullPage: true,
    });
  };
  await look(page, screen, async (width, colorScheme) => {
    await shoot(`${width}-${colorScheme}`);
    await expectAccessible(page, `${screen.name}, ${colorScheme}, ${width} px`);
  });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await shoot('forced-colors');
  await page.emulateMedia({ forcedColors: null });
}

for (const screen of [...PAGES, ...STATES]) {
  test(screen.name, async ({ page }) => {
    if (screen.isPublic) return take(page, screen);
    await signUpOverApi(page);
    await visit(page, [screen], take);
  });
}
