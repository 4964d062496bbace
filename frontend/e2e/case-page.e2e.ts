import type { Locator } from '@playwright/test';
import { LONG_PARAGRAPH, LONG_PLACE, mockCasePage, mockRecord } from './fixtures/case-mocks';
import { clipboard } from './fixtures/clipboard';
import { searchPage } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

/** Whether something begins where the bar that stays at the top ends, or lower. */
async function isBelow(shown: Locator, bar: Locator): Promise<boolean> {
  const [top, edge] = await Promise.all([shown.boundingBox(), bar.boundingBox()]);
  return top !== null && edge !== null && top.y >= edge.y + edge.height;
}

test.describe('The page of a case', () => {
  test('opens from a result, with its record', async ({ page, account: _ }) => {
    await page.goto('/search?q=Miranda%20v.%20Arizona');
    const title = searchPage(page).cards.first().getByRole('link', {
      name: 'Miranda v. Arizona',
      exact: true,
    });
    await title.click();
    await expect(page).toHaveURL(/\/cases\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Miranda v. Arizona' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Citations' })).toContainText('384 U.S. 436');
    await expect(page.getByRole('region', { name: 'Later history' })).toContainText('Dickerson');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Miranda v. Arizona' })).toBeVisible();
  });

  test('copies a parallel citation, and the case as one cites it', async ({
    page,
    account: _,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const record = mockRecord({
      name: 'Nguyen v. Barnes & Noble Inc.',
      citations: ['763 F.3d 1171', '2014 WL 4056549'],
      court: { id: 'ca9', name: 'Court of Appeals for the Ninth Circuit' },
      year: 2014,
    });
    await mockCasePage(page, record);
    await page.goto('/cases/7');
    const copied = () => clipboard(page, 'text/plain');
    await page.getByRole('button', { name: 'Copy 2014 WL 4056549' }).click();
    await expect.poll(copied).toBe('2014 WL 4056549');
    await page.getByRole('button', { name: 'Copy citation' }).click();
    await expect.poll(copied).toBe('Nguyen v. Barnes & Noble Inc., 763 F.3d 1171 (9th Cir. 2014)');
    expect(await clipboard(page, 'text/html')).toContain(
      '<i>Nguyen v. Barnes &amp; Noble Inc.</i>',
    );
  });

  test('leads back to the results as they were left', async ({ page, account: _ }) => {
    await page.goto('/search?q=Miranda%20v.%20Arizona');
    const { cards, field, points } = searchPage(page);
    await cards.nth(3).getByRole('heading', { level: 3 }).getByRole('link').click();
    await expect(page).toHaveURL(/\/cases\/\d+$/);
    await page.getByRole('tab', { name: /^Cited by/ }).click();
    await page.getByRole('link', { name: 'Back to results' }).click();
    await expect(page).toHaveURL('/search?q=Miranda%20v.%20Arizona');
    await expect(field).toHaveValue('Miranda v. Arizona');
    await expect(cards.nth(3)).toBeVisible();
    // It was no new question.
    await expect(points).toHaveText('0');
  });

  test('keeps its name in sight, and copies a quotation with its page', async ({
    page,
    account: _,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await mockCasePage(page);
    await page.goto('/cases/7');
    await expect(page.getByText('The judgment is reversed.')).toBeAttached();
    const bar = page.getByText('Harmon v. Ridley, 311 U.S. 20', { exact: true });
    await expect(bar).toHaveCount(0);
    const select = (paragraph: string) =>
      page.locator(paragraph).evaluate((element) => {
        element.scrollIntoView({ block: 'center' });
        getSelection()?.selectAllChildren(element.querySelector('p')!);
      });
    const button = page.getByRole('button', { name: 'Copy with citation' });
    await select('#p-0');
    await button.click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await clipboard(page, 'text/plain')).toBe(
      '“The question is whether due process was denied.” Harmon v. Ridley, 311 U.S. 20, 20 (1940).',
    );
    expect(await clipboard(page, 'text/html')).toContain(
      '<i>Harmon v. Ridley</i>, 311 U.S. 20, 20',
    );
    await select('#p-59');
    await expect(bar).toBeInViewport();
    await expect(button).toBeInViewport();
    await button.click();
    const copied = () => clipboard(page, 'text/plain');
    await expect
      .poll(copied)
      .toMatch(/reversed\.” Harmon v\. Ridley, 311 U\.S\. 20, 21 \(1940\)\.$/);
    await page.evaluate(() => getSelection()?.removeAllRanges());
    await expect(button).toHaveCount(0);
  });

  test('is there to read, search, and copy from', async ({ page, account: _, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await mockCasePage(page);
    await page.goto('/cases/7');
    await test.step('copies a link to a paragraph', async () => {
      await page.getByText('The question is whether').hover();
      await page.getByRole('button', { name: 'Copy a link to paragraph 1', exact: true }).click();
      const link = new URL('/cases/7#p-0', page.url()).href;
      await expect.poll(() => clipboard(page, 'text/plain')).toBe(link);
    });

    await test.step('shows what is found inside the opinion', async () => {
      await expect(page.getByText('The judgment is reversed.')).toBeAttached();
      const field = page.getByLabel('Search inside the opinion');
      await field.fill('due PROCESS');
      for (const count of ['1 of 2', '1 of 2', '2 of 2']) {
        await expect(page.getByRole('search').getByRole('status')).toHaveText(count);
        if (count !== '2 of 2') await field.press('Enter');
      }
      await expect(page.locator('mark[data-current]')).toBeInViewport();
      await field.press('Escape');
    });

    await test.step('shows the whole of what its field asks for on a small screen', async () => {
      await page.setViewportSize({ width: 375, height: 812 });
      const field = page.getByLabel('Search inside the opinion');
      await expect.poll(async () => (await field.boundingBox())?.width ?? 0).toBeGreaterThan(220);
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    await test.step('keeps the text and leaves out the tools on paper', async () => {
      await expect(page.getByText('The judgment is reversed.')).toBeAttached();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByLabel('Search inside the opinion')).toBeHidden();
      await expect(page.getByText('The judgment is reversed.')).toBeVisible();
      await page.emulateMedia({ media: null });
    });
  });

  test('never shows a count of none beside a case that reaffirms it', async ({
    page,
    account: _,
  }) => {
    // Exactly so named: a recent search of the name is a link too, and may be there first.
    // Of the starter library: the decision that reaffirms it is there without its text.
    await page.goto('/search?q=Miranda%20v.%20Arizona');
    await page.getByRole('link', { name: 'Miranda v. Arizona', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Later history' })).toContainText('Dickerson');
    await expect(page.getByText(/\b0\s*cases/)).toHaveCount(0);
    await page.getByRole('tab', { name: 'Cited by', exact: true }).click();
    await expect(page.getByText('No opinion text in the library cites this case')).toBeVisible();
  });

  test('leads to a paragraph, in a later part too', async ({ page, account: _ }) => {
    await mockCasePage(page);
    await page.goto('/cases/7#p-59');
    await expect(page.getByText('The judgment is reversed.')).toBeInViewport();
    await expect(page.locator('[data-target]')).toHaveAttribute('id', 'p-59');
  });

  for (const [width, height] of [
    [375, 812],
    [1440, 900],
  ] as const) {
    test(`leads to a paragraph longer than the screen, and to words in it, at ${width} px`, async ({
      page,
      account: _,
    }) => {
      await page.setViewportSize({ width, height });
      await mockCasePage(page);
      await page.goto('/cases/7');
      await expect(page.getByText('The judgment is reversed.')).toBeAttached();
      const bar = page.getByRole('search');
      // As a link in the page does it, back and forth: the text is laid out by then.
      for (const hash of [LONG_PARAGRAPH, `#at-${LONG_PLACE}`, '#p-59', LONG_PARAGRAPH]) {
        await page.evaluate((to) => window.location.assign(to), hash);
        const isWords = hash.startsWith('#at-');
        const shown = isWords
          ? page.locator('[data-place]')
          : page.locator(`[data-target]${hash} > p`);
        if (isWords) await expect(shown).toContainText('Here stand the words.');
        await expect(shown).toBeInViewport();
        await expect.poll(() => isBelow(shown, bar)).toBe(true);
      }
    });
  }

  test('leads to words in a footnote', async ({ page, account: _ }) => {
    await mockCasePage(page);
    await page.goto('/cases/7#at-610004');
    await expect(page.locator('[data-target]')).toHaveText('The footnote says more.');
    await expect(page.locator('[data-target]')).toBeInViewport();
    await expect(page.locator('[data-target]')).toBeFocused();
  });
});
