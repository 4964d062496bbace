import { generatorPage } from './fixtures/citations-page';
import { clipboard } from './fixtures/clipboard';
import { toasts } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

const BROWN = 'brown v board of education 347 us 483 1954 supreme court';

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
});

test.describe('A generated citation', () => {
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
