import { generatorPage } from './fixtures/citations-page';
import { clipboard } from './fixtures/clipboard';
import { hold } from './fixtures/hold';
import { toasts } from './fixtures/search-page';
import { settled } from './fixtures/settled';
import { expect, test } from './fixtures/test';

const BROWN = 'brown v board of education 347 us 483 1954 supreme court';
const ROUTE = '**/api/citations/generate';

test.describe('The citation generator', () => {
  test('is made, copied, changed, and leads to its case', async ({ page, account: _, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const generator = generatorPage(page);
    await generator.open();
    await test.step('writes a citation, says how it stands, and what to do', async () => {
      await expect(generator.button).toBeDisabled();
      await generator.text.fill('  ');
      await expect(generator.button).toBeDisabled();
      await generator.generate(BROWN);
      await expect(toasts(page)).toContainText('Citation Generated');
      await expect(generator.citation).toContainText('Brown v. Bd. of Educ.');
      await expect(generator.citation).toContainText('347 U.S. 483');
      await expect(generator.citation.locator('i').first()).toContainText('Brown');
      await expect(generator.result.getByText('Verified', { exact: true })).toBeVisible();
      await expect(generator.analysis).not.toBeEmpty();
      await expect(generator.recommendations.getByRole('listitem').first()).toBeVisible();
    });

    await test.step('is copied with its typefaces, and plain', async () => {
      await generator.result.getByRole('button', { name: 'Copy with typefaces' }).click();
      await expect(generator.result.getByRole('button', { name: 'Copied' })).toBeVisible();
      expect(await clipboard(page, 'text/html')).toContain('<i>Brown v. Bd. of Educ.</i>');
      const plain = await generator.citation.textContent();
      expect(await clipboard(page, 'text/plain')).toBe(plain);
      await generator.result.getByRole('button', { name: 'Copy plain text' }).click();
      await expect.poll(() => clipboard(page, 'text/html')).toBeNull();
      expect(await clipboard(page, 'text/plain')).toBe(plain);
    });

    await test.step('are written into it as one types, and taken back', async () => {
      await generator.fields.getByLabel('Year decided').fill('1955');
      await expect(generator.citation).toContainText('(1955)');
      await generator.fields.getByLabel('Pin cite').fill('495');
      await expect(generator.citation).toContainText('483, 495');
      await expect(generator.otherForms).toContainText('347 U.S. at 495');
      await generator.fields.getByRole('button', { name: 'Undo all changes' }).click();
      await expect(generator.citation).toContainText('(1954)');
    });

    await test.step('show the citation in another style and typeface', async () => {
      await generator.fields.getByLabel('Typefaces for').selectOption('Law reviews');
      await expect(generator.citation.locator('i')).toHaveCount(0);
      await generator.fields.getByLabel('Write it in').selectOption('APA');
      await expect(generator.otherForms).toContainText('Narrative citation');
      await expect(generator.result.getByText('Verified', { exact: true })).toBeVisible();
    });
    await test.step('leads to its case', async () => {
      await generator.result.getByRole('link', { name: /Brown/ }).click();
      await expect(page).toHaveURL(/\/cases\/\d+$/);
    });
  });

  test('shows the example to whoever has nothing at hand', async ({ page, account: _ }) => {
    const generator = generatorPage(page);
    await generator.open();
    await page.getByRole('button', { name: BROWN }).click();
    await expect(generator.text).toHaveValue(BROWN);
    await expect(generator.citation).toContainText('347 U.S. 483');
  });

  test('writes in the format and for the source type that are asked for', async ({
    page,
    account: _,
  }) => {
    const generator = generatorPage(page);
    await generator.open();
    await generator.format.selectOption('APA');
    await generator.generate(BROWN);
    await expect(generator.citation).toContainText('347 U.S. 483 (1954)');
    await expect(generator.otherForms).toContainText('Parenthetical citation');
    await generator.format.selectOption('Bluebook');
    await generator.type.selectOption('Statute');
    await generator.generate('42 usc 1983');
    await expect(generator.citation).toContainText('42 U.S.C. § 1983');
  });

  test('says where each field comes from and what is missing', async ({ page, account: _ }) => {
    const generator = generatorPage(page);
    await generator.open();
    await generator.generate('347 U.S. 483');
    await expect(generator.fields.getByText('from the library').first()).toBeVisible();
    await expect(generator.fields.getByText('from your text').first()).toBeVisible();
    await generator.generate('Doe v. Roe, 1234 F.3d 1');
    await expect(generator.fields).toContainText('Still needed');
    await expect(generator.result.getByText('Verified', { exact: true })).toBeHidden();
  });

  test('is busy while it works', async ({ page, account: _ }) => {
    const release = await hold(page, ROUTE);
    const generator = generatorPage(page);
    await generator.open();
    await generator.generate(BROWN);
    await expect(generator.button).toHaveText('Generating...');
    await expect(generator.button).toBeDisabled();
    await expect(generator.text).toBeDisabled();
    release();
    await expect(generator.citation).toBeVisible();
    await expect(generator.button).toBeEnabled();
  });
});

test.describe('The fields of a citation', () => {
  test('lose the verdict when they change, until checked again', async ({ page, account: _ }) => {
    const generator = generatorPage(page);
    await generator.open();
    await generator.generate(BROWN);
    await expect(generator.result.getByText('Verified', { exact: true })).toBeVisible();
    await generator.fields.getByLabel('Year decided').fill('1955');
    await expect(generator.result).toContainText('Changed, not checked again');
    await expect(generator.result.getByText('Verified', { exact: true })).toBeHidden();
    await generator.result.getByRole('button', { name: 'Check again' }).click();
    await expect(generator.result).toContainText('Year differs');
  });
});

test.describe('A generated citation', () => {
  test('is in the history at once, and comes back from there', async ({ page, account: _ }) => {
    const generator = generatorPage(page);
    await page.goto('/search-history');
    await expect(page.getByText('No search history found.', { exact: false })).toBeVisible();
    await page.getByRole('link', { name: 'Citation Generator' }).click();
    await generator.generate(BROWN);
    await expect(generator.citation).toBeVisible();
    await page.getByRole('link', { name: 'Search History' }).click();
    const group = page.getByRole('region', { name: 'Citation History' });
    await expect(group.getByRole('link', { name: /^brown v board/ })).toHaveAttribute(
      'href',
      `/search?q=${encodeURIComponent(BROWN)}`,
    );
    await page.evaluate(() => sessionStorage.clear());
    await group.getByRole('link', { name: 'Open in the citation generator' }).click();
    await expect(generator.text).toHaveValue(BROWN);
    await expect(page).toHaveURL(/\/citation-generator$/);
  });

  test('outlasts a reload and the other tab, but not the session', async ({ page, account: _ }) => {
    const generator = generatorPage(page);
    await generator.open();
    await generator.generate(BROWN);
    await generator.fields.getByLabel('Year decided').fill('1955');
    await expect(generator.citation).toContainText('(1955)');
    await page.getByRole('tab', { name: 'Cite Check' }).click();
    await expect(page).toHaveURL(/tab=check/);
    await page.getByRole('tab', { name: 'Generate', exact: true }).click();
    await expect(generator.citation).toContainText('(1955)');
    await page.reload();
    await expect(generator.text).toHaveValue(BROWN);
    await expect(generator.citation).toContainText('(1955)');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/landing$/);
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((k) => /draft/.test(k))),
    ).toEqual([]);
  });
});

test.describe('A generation that fails', () => {
  for (const [message, expected] of [
    ['The library is being loaded.', 'The library is being loaded.'],
    ['', 'Failed to generate citation'],
  ] as const) {
    test(`says so in a toast and beside the form: "${expected}"`, async ({ page, account: _ }) => {
      await page.route(ROUTE, (route) => route.fulfill({ status: 503, json: { message } }));
      const generator = generatorPage(page);
      await generator.open();
      await generator.generate(BROWN);
      await expect(toasts(page)).toContainText(expected);
      await expect(toasts(page)).toHaveAttribute('data-variant', 'destructive');
      await expect(page.getByRole('main').getByRole('alert')).toContainText(expected);
      await expect(generator.text).toHaveValue(BROWN);
      await page.unroute(ROUTE);
      await generator.button.click();
      await expect(generator.citation).toBeVisible();
      await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
    });
  }

  test('is not tried with a text that is too long', async ({ page, account: _ }) => {
    const generator = generatorPage(page);
    await generator.open();
    await generator.text.fill('x'.repeat(10_001));
    await expect(page.getByText('Content must be at most 10000 characters')).toBeVisible();
    await expect(generator.button).toBeDisabled();
  });

  test('writes nothing rather than a guess', async ({ page, account: _ }) => {
    const generator = generatorPage(page);
    await generator.open();
    await generator.generate('lorem ipsum dolor');
    await expect(generator.result).toContainText('No citation could be written');
    await settled(page);
    await expect(toasts(page)).toHaveCount(0);
  });
});
