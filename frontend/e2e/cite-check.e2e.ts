import { readFile } from 'node:fs/promises';
import { checkPage, longBrief, SHORT_BRIEF } from './fixtures/citations-page';
import { expect, test } from './fixtures/test';

test.describe('The cite check', () => {
  test('shows, filters, and explains its findings', async ({ page, account: _ }) => {
    const check = checkPage(page);
    await check.check(SHORT_BRIEF);
    await test.step('marks each citation in the text with its verdict in words', async () => {
      await expect(check.marks).toHaveText([
        /^384 U\.S\. 436\s*Verified$/,
        /^372 U\.S\. 335\s*Year differs$/,
        /^42 U\.S\.C\. § 1983\s*Could not check$/,
        /384 U\.S\. at 467\s*Verified$/,
      ]);
      await expect(page.getByRole('heading', { name: '4 citations' })).toBeVisible();
      await expect(check.rows).toHaveCount(4);
    });

    await test.step('is walked through by keyboard', async () => {
      await check.rows.first().getByRole('button').focus();
      await page.keyboard.press('j');
      await expect(check.rows.nth(1).getByRole('button').first()).toBeFocused();
      await expect(check.currentMark).toContainText('372 U.S. 335');
      await page.keyboard.press('ArrowUp');
      await expect(check.currentMark).toContainText('384 U.S. 436');
      await check.currentMark.focus();
      await page.keyboard.press('k');
      await expect(check.marks.last()).toBeFocused();
      await expect(check.openRow).toContainText('384 U.S. at 467');
      await check.next.click();
      await expect(check.currentMark).toContainText('384 U.S. 436');
      await check.previous.click();
      await expect(check.currentMark).toContainText('384 U.S. at 467');
    });

    await test.step('filters by verdict and kind, with counts, in the address', async () => {
      await expect(check.verdicts).toHaveText([
        /Verified\s*2/,
        /Year differs\s*1/,
        /Could not check\s*1/,
      ]);
      await check.verdicts.filter({ hasText: 'Verified' }).click();
      await expect(page).toHaveURL(/verdict=verified/);
      await expect(check.rows).toHaveCount(2);
      await page.getByLabel('Kind').selectOption({ label: 'Short form (1)' });
      await expect(check.rows).toHaveCount(1);
      await check.verdicts.filter({ hasText: 'Year differs' }).click();
      await expect(page.getByText('No findings match the filter.')).toBeVisible();
      await page.getByRole('button', { name: 'Show all findings' }).click();
      await expect(check.rows).toHaveCount(4);
    });

    await test.step('explains a finding and leads to its case and back', async () => {
      await check.marks.nth(1).click();
      await expect(check.openRow).toContainText('1963');
      await expect(check.currentMark).toContainText('372 U.S. 335');
      await check.openRow.getByRole('link', { name: /Gideon/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Gideon');
      await page.goBack();
      await expect(check.marks).toHaveCount(4);
    });
  });

  test('says that a case is no longer good law beside that it exists', async ({
    page,
    account: _,
  }) => {
    const check = checkPage(page);
    await check.check(
      'Roe v. Wade, 410 U.S. 113 (1973), aff’d, Dobbs v. Jackson Women’s Health Org., 597 U.S. 215 (2022). Bowers v. Hardwick, 478 U.S. 186 (1986). Miranda v. Arizona, 384 U.S. 436 (1966).',
    );
    await expect(check.marks.first()).toContainText('Verified · Overruled by Dobbs (2022)');
    await expect(check.marks.first()).toHaveAttribute('data-tone', 'notfound');
    await expect(check.marks.nth(3)).toHaveAttribute('data-tone', 'verified');
    await check.marks.first().click();
    await expect(check.openRow).toContainText('The text says “affirmed”');
    await expect(check.openRow).toContainText('The newest decision in the library is dated ');
    const standings = page.getByRole('group', { name: 'Later history' });
    await standings.getByRole('button', { name: /^No longer good law 2$/ }).click();
    await expect(check.rows).toHaveCount(2);
    await expect(page).toHaveURL(/standing=bad/);
  });
});

test.describe('The text of a cite check', () => {
  test('and its report outlast a reload and the other tab', async ({ page, account: _ }) => {
    const check = checkPage(page);
    await check.check(SHORT_BRIEF);
    await page.getByRole('tab', { name: 'Generate', exact: true }).click();
    await page.getByRole('tab', { name: 'Cite Check' }).click();
    await expect(check.marks).toHaveCount(4);
    await page.reload();
    await expect(check.marks).toHaveCount(4);
    await page.getByRole('button', { name: 'Edit the text' }).click();
    await check.text.fill('Another text.');
    await page.reload();
    await expect(check.text).toHaveValue('Another text.');
  });

  test('of a hundred pages, pasted, stays within reach of its list', async ({
    page,
    account: _,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const check = checkPage(page);
    await page.goto('/citation-generator?tab=check');
    await page.evaluate((text) => navigator.clipboard.writeText(text), longBrief());
    await check.text.fill('before after');
    await check.text.press('Home');
    for (const _letter of 'before') await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Control+V');
    await expect(check.text).toHaveValue(/^before1\. The court.*\(1963\)\. after$/s);
    await check.button.click();
    await expect(page.getByRole('heading', { name: '600 citations' })).toBeVisible();
    await check.rows.first().getByRole('button').focus();
    await page.keyboard.press('k');
    await expect(check.currentMark).toHaveAttribute('data-mark', '599');
    await expect(check.currentMark).toBeInViewport();
    await page.keyboard.press('k');
    await expect(check.currentMark).toHaveAttribute('data-mark', '598');
    await expect(check.currentMark).toBeInViewport();
    await expect(check.rows.nth(598).getByRole('button').first()).toBeFocused();
  });
});

test.describe('The report of a cite check', () => {
  test('goes into a file and onto paper', async ({ page, account: _ }) => {
    const check = checkPage(page);
    await check.check(SHORT_BRIEF);
    await test.step('is exported as CSV', async () => {
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe('casewright-cite-check.csv');
      const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
      expect(lines).toHaveLength(5);
      expect(lines[2]).toContain('372 U.S. 335,Case,372 U.S. 335,Year differs');
    });

    await test.step('has every explanation and no tools on paper', async () => {
      const explanation = check.rows.nth(1).locator('p').first();
      await expect(explanation).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(explanation).toBeVisible();
      await expect(check.marks.last()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Export' })).toBeHidden();
      await expect(check.next).toBeHidden();
    });
  });

  test('has a table of authorities with the pages', async ({ page, account: _ }) => {
    const sheets = [1, 2, 3, 4, 5].map(() => 'Miranda v. Arizona, 384 U.S. 436 (1966).');
    sheets[2] += ' Gideon v. Wainwright, 372 U.S. 335 (1963). See 42 U.S.C. § 1983.';
    await checkPage(page).check(sheets.join('\f'));
    await expect(page.getByText('Page 5', { exact: true })).toBeVisible();
    await checkPage(page).view('Table of authorities').click();
    await expect(page).toHaveURL(/view=authorities/);
    const cases = page.getByRole('region', { name: 'Cases', exact: true }).getByRole('listitem');
    await expect(cases).toHaveText([/Gideon v\. Wainwright.*3/, /Miranda v\. Arizona.*passim/]);
    await expect(page.getByRole('region', { name: 'Statutes' })).toContainText('42 U.S.C. § 1983');
    await page.reload();
    await expect(cases).toHaveCount(2);
  });

  test('shows findings and text in turn on a small screen', async ({ page, account: _ }) => {
    const check = checkPage(page);
    await page.setViewportSize({ width: 375, height: 700 });
    await check.check(longBrief());
    await expect(check.marks).toHaveCount(0);
    await check.rows.nth(200).getByRole('button').click();
    await check.openRow.getByRole('button', { name: 'Show in the text' }).click();
    await expect(check.currentMark).toHaveAttribute('data-mark', '200');
    await expect(check.currentMark).toBeInViewport();
    await check.currentMark.click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toContainText('In the library');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(check.currentMark).toBeInViewport();
  });
});
