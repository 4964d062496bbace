import type { Locator } from '@playwright/test';
import { expectAccessible } from './fixtures/axe';
import { mockCasePage } from './fixtures/case-mocks';
import { clipboard } from './fixtures/clipboard';
import { mockCase, mockCases } from './fixtures/mocks';
import { searchPage, showDetails } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

const LONG = 'The court held that the rule applies. '.repeat(30).trim();

test('A long summary shows two lines until the details are open', async ({ page, account: _ }) => {
  await mockCases(page, [mockCase({ summary: LONG })]);
  await page.goto('/search?q=x');
  const card = searchPage(page).cards.first();
  const text = card.getByText(LONG);
  const folded = (await text.boundingBox())?.height ?? 0;
  const button = card.getByRole('button', { name: 'Show details of Doe v. Roe' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  expect((await text.boundingBox())?.height ?? 0).toBeGreaterThan(folded * 2);
  await card.getByRole('button', { name: 'Hide details' }).click();
  expect((await text.boundingBox())?.height).toBe(folded);
});

test('The first result is whole and the third begins above the fold', async ({
  page,
  account: _,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/search?q=does%20a%20landlord%20have%20a%20duty%20to%20mitigate%20damages');
  const { cards } = searchPage(page);
  const third = cards.nth(2).getByRole('heading', { level: 3 });
  await expect(third).toBeVisible();
  const bottomOf = async (part: Locator) => {
    const { y, height } = (await part.boundingBox())!;
    return y + height;
  };
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await bottomOf(cards.first())).toBeLessThan(900);
  expect(await bottomOf(third)).toBeLessThan(900);
});

test('The passage leads to its place in the opinion, by the keyboard too', async ({
  page,
  account: _,
}) => {
  const passage = [{ text: 'Due process was denied.', marked: true }];
  await mockCases(page, [
    mockCase({ id: 7, title: 'Harmon v. Ridley', passage, place: { opinion: 0, at: 590_000 } }),
    mockCase({ id: 8, passage }),
  ]);
  await mockCasePage(page);
  await page.goto('/search?q=x');
  const { cards } = searchPage(page);
  await showDetails(cards.nth(1));
  await expect(cards.nth(1).locator('blockquote')).toBeVisible();
  await expect(cards.nth(1).getByRole('link', { name: /^Read it/ })).toHaveCount(0);
  await showDetails(cards.first());
  const link = cards.first().getByRole('link', {
    name: 'Read it in the opinion of Harmon v. Ridley',
  });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cases/7#at-590000');
  await expect(page.getByText('The judgment is reversed.')).toBeInViewport();
  await expect(page.locator('[data-target]')).toHaveAttribute('id', 'p-59');
  await expect(page.locator('[data-target]')).toBeFocused();
});

test('The citation is copied', async ({ page, context, account: _ }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/search?q=573%20U.S.%20373');
  const card = searchPage(page).cards.first();
  await card.getByRole('button', { name: 'Copy citation' }).click();
  await expect(card.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await clipboard(page, 'text/plain')).toBe('Riley v. California, 573 U.S. 373 (2014)');
  expect(await clipboard(page, 'text/html')).toContain('<i>Riley v. California</i>, 573 U.S. 373');
});

test('Selected citations are copied together, the names in italics', async ({
  page,
  context,
  account: _,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await mockCases(page, [
    mockCase({ id: 1, title: 'A v. B' }),
    mockCase({ id: 2, title: 'C v. D', citation: '2 U.S. 2' }),
    mockCase({ id: 3, title: 'E v. F', citation: '3 U.S. 3' }),
  ]);
  await page.goto('/search?q=x');
  const { cards } = searchPage(page);
  const box = cards.first().getByLabel('Select A v. B');
  await expect(box.locator('..')).toHaveCSS('opacity', '0');
  await cards.first().hover();
  await expect(box.locator('..')).toHaveCSS('opacity', '1');
  await box.click();
  await cards
    .nth(2)
    .getByLabel('Select E v. F')
    .click({ modifiers: ['Shift'] });
  await cards.nth(1).getByLabel('Select C v. D').click();
  const bar = page.getByRole('region', { name: 'Selected results' });
  await expect(bar).toBeInViewport();
  await expect(bar).toContainText('2 selected');
  await expectAccessible(page, 'selected results');
  await bar.getByRole('button', { name: 'Copy citations' }).click();
  await expect(bar.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await clipboard(page, 'text/plain')).toBe(
    'A v. B, 1 U.S. 1 (1990)\nE v. F, 3 U.S. 3 (1990)',
  );
  expect(await clipboard(page, 'text/html')).toMatch(
    /<p>.*<i>A v\. B<\/i>, 1 U\.S\. 1 \(1990\)<\/p>.*<i>E v\. F<\/i>/,
  );
});

test('The query and the whole first result are on the first screen of a phone', async ({
  page,
  account: _,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/search?q=can%20police%20open%20a%20phone%20seized%20in%20an%20arrest');
  const { cards, field } = searchPage(page);
  await expect(cards.first()).toBeInViewport({ ratio: 1 });
  await expect(field).toBeInViewport({ ratio: 1 });
  const title = await cards.first().getByRole('heading', { level: 3 }).boundingBox();
  expect(title?.y).toBeLessThan(400);
});

test('The line under a name is copied with its dots', async ({ page, context, account: _ }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/search?q=573%20U.S.%20373');
  const facts = searchPage(page).cards.first().getByRole('list').first();
  await facts.evaluate((line) => getSelection()?.selectAllChildren(line));
  await page.keyboard.press('Control+c');
  expect(await clipboard(page, 'text/plain')).toMatch(
    /^573 U\.S\. 373 · Supreme Court of the United States · 2014 · /,
  );
  expect(await clipboard(page, 'text/html')).not.toContain('<li');
});

test('The citation is copied where the browser has no clipboard interface', async ({
  page,
  context,
  account: _,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await mockCases(page, [mockCase()]);
  await page.goto('/search?q=x');
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new Error('not here'));
  });
  await searchPage(page).cards.first().getByRole('button', { name: 'Copy citation' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused();
  expect(await clipboard(page, 'text/plain')).toBe('Doe v. Roe, 1 U.S. 1 (1990)');
});

test('Text that nobody could break stays inside a small screen', async ({ page, account: _ }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const word = 'x'.repeat(400);
  await mockCases(page, [
    mockCase({ title: word, citation: word, summary: word, relevance: word, keyPoints: [word] }),
  ]);
  await page.goto(`/search?q=${word}`);
  await searchPage(page).cards.first().waitFor();
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBe(0);
});
