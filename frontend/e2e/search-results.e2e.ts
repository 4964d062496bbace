import type { Locator } from '@playwright/test';
import { mockCasePage } from './fixtures/case-mocks';
import { clipboard } from './fixtures/clipboard';
import { expectTip } from './fixtures/expect-tip';
import { mockCase, mockCases } from './fixtures/mocks';
import { searchPage, showDetails } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

const LONG = 'The court held that the rule applies. '.repeat(30).trim();

test('A card shows what its case has', async ({ page, account: _ }) => {
  const bare = { year: null, jurisdiction: '', citation: null, citations: [], keyPoints: [] };
  const title = 'Tarasoff v. Regents of the University of California';
  const caption = 'Tarasoff v. Regents of the Univ. of Cal.';
  const passage = [
    { text: 'Officers may not ', marked: false },
    { text: 'search', marked: true },
    { text: ' <b>a phone</b>.', marked: false },
  ];
  await mockCases(page, [
    mockCase({ ...bare, summary: '' }),
    mockCase({ id: 2, title, caption }),
    mockCase({ id: 3, summary: LONG }),
    mockCase({ id: 4, keyPoints: ['First.', 'Second.', 'Third.', 'Fourth.'] }),
    mockCase({ id: 5, passage, relevance: 'It is about searches.' }),
    mockCase({ id: 6, citedBy: 1234 }),
  ]);
  await page.goto('/search?q=x');
  const { cards } = searchPage(page);
  await test.step('A case shows only what it has', async () => {
    const card = cards.first();
    await showDetails(card);
    await expect(card.getByRole('heading', { name: 'Case Summary' })).toBeVisible();
    await expect(card).toContainText('The record has none.');
    await expect(card.getByRole('heading', { name: 'Key Points' })).toHaveCount(0);
    await expect(card.locator('blockquote')).toHaveCount(0);
    await expect(card.getByText(/All citations|Cited by|null/)).toHaveCount(0);
    // Of the line under the name nothing is left but the court: no year, no jurisdiction.
    await expect(card.getByRole('list').first().getByRole('listitem')).toHaveText([
      'Supreme Court of the United States',
    ]);
  });

  await test.step('A name is as it is cited, with the whole one as its tip', async () => {
    const link = cards.nth(1).getByRole('link', { name: caption });
    await expect(link).toHaveAttribute('href', '/cases/2');
    await expectTip(link, title);
  });

  await test.step('A long summary shows two lines until the details are open', async () => {
    const card = cards.nth(2);
    const text = card.getByText(LONG);
    const folded = (await text.boundingBox())?.height ?? 0;
    const button = card.getByRole('button', { name: 'Show details of Doe v. Roe' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    expect((await text.boundingBox())?.height ?? 0).toBeGreaterThan(folded * 2);
    await card.getByRole('button', { name: 'Hide details' }).click();
    expect((await text.boundingBox())?.height).toBe(folded);
  });

  await test.step('Key points beyond two are among the details', async () => {
    const card = cards.nth(3);
    await expect(card.getByText('Second.')).toBeVisible();
    await expect(card.getByText('Third.')).toHaveCount(0);
    await showDetails(card);
    await expect(card.getByText('Fourth.')).toBeVisible();
  });

  await test.step('The matched words are marked, in the passage and in the relevance', async () => {
    const card = cards.nth(4);
    await showDetails(card);
    await expect(card.locator('blockquote')).toHaveText('Officers may not search <b>a phone</b>.');
    await expect(card.locator('mark')).toHaveText(['searches', 'search']);
  });

  await test.step('How often a case is cited is shown once it is', async () => {
    await expect(cards.nth(5)).toContainText('Cited by 1,234');
  });
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

test('Details that are open stay so for who comes back from a case', async ({
  page,
  account: _,
}) => {
  await mockCases(page, [mockCase({ id: 7, title: 'Harmon v. Ridley' }), mockCase({ id: 2 })]);
  await mockCasePage(page);
  await page.goto('/search?q=x');
  const { cards } = searchPage(page);
  await showDetails(cards.first());
  await cards.first().getByRole('link', { name: 'Harmon v. Ridley' }).click();
  // Until the case is there the list still is.
  await expect(page.getByRole('heading', { level: 1, name: 'Harmon v. Ridley' })).toBeVisible();
  await page.goBack();
  await expect(cards.first().getByRole('button', { name: 'Hide details' })).toBeVisible();
  await expect(cards.nth(1).getByRole('button', { name: 'Show details' })).toBeVisible();
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

test('All citations and the parts of the score open on request', async ({ page, account: _ }) => {
  await page.goto('/search?q=573%20U.S.%20373');
  const card = searchPage(page).cards.first();
  await showDetails(card);
  await expect(card.getByText('134 S. Ct. 2473')).toBeHidden();
  await card.getByText(/^All citations/).click();
  await expect(card.getByText('134 S. Ct. 2473')).toBeVisible();
  await card.getByText('Why here').click();
  await expect(card.getByRole('table')).toContainText('Score');
  await expect(page.getByText('Ranked by the built-in engine')).toBeVisible();
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
