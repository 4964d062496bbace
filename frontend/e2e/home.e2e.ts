import { expect, test } from './fixtures/test';

const CARDS = [
  ['Case Law Search', /search case law and legal precedents/i, '/search'],
  ['Document Analysis', /upload and analyze legal documents/i, '/document-analysis'],
  [
    'Citation Generator',
    /generate professional legal citations automatically/i,
    '/citation-generator',
  ],
  ['AI-Powered Insights', /intelligent legal insights and recommendations/i, '/insights'],
] as const;

test('Home leads to the tools, in one to three columns', async ({ page, account: _ }) => {
  await page.goto('/');
  await test.step('Home greets and says who made it', async () => {
    await expect(page.getByRole('heading', { name: 'Welcome to Casewright' })).toBeVisible();
    const tagline = page.getByText('Your Legal AI Research Assistant for Modern Practice');
    await expect(tagline).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .locator('footer')
        .getByText(/made with love by \S/i),
    ).toBeVisible();
    const build = (await (await page.request.get('/api/health')).json()) as { version: string };
    await expect(page.getByText(`Version ${build.version}`)).toBeVisible();
  });

  await test.step('Home has four cards that lead to their tools', async () => {
    const cards = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(cards).toHaveCount(CARDS.length);
    for (const [index, [title, text, path]] of CARDS.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(card).toContainText(text);
      await expect(card).toHaveAttribute('href', path);
    }
  });

  for (const [columns, width] of [
    [1, 375],
    [2, 800],
    [3, 1440],
  ] as const) {
    await test.step(`Home shows its cards in ${columns} column(s) at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const cards = page.getByRole('main').getByRole('listitem');
      await expect(cards).toHaveCount(4);
      // A resized page is laid out again in its own time.
      const edges = () =>
        cards.evaluateAll((items) =>
          items.map((item) => Math.round(item.getBoundingClientRect().left)),
        );
      await expect.poll(async () => new Set(await edges()).size).toBe(columns);
    });
  }
});
