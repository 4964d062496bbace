import { readFile } from 'node:fs/promises';
import { signUpOverApi } from './fixtures/account';
import { docFile } from './fixtures/doc-file';
import { BRIEF, CONTRACT, documentsPage } from './fixtures/documents-page';
import { docxFile, pdfFile, textFile } from './fixtures/files';
import { toasts } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

const PATH = '/document-analysis';
const LINES = CONTRACT.split('\n').filter((line) => line !== '');

test.describe('Document Analysis', () => {
  test.beforeEach(async ({ page, account: _ }) => {
    await page.goto(PATH);
  });

  for (const file of [
    textFile('contract.txt', CONTRACT),
    pdfFile('contract.pdf', [LINES.flatMap((line) => line.match(/.{1,76}(?: |$)/g) ?? [])]),
    docxFile(
      'contract.docx',
      LINES.map((line) => line.replaceAll('&', '&amp;')),
    ),
    docFile('contract.doc', LINES),
  ]) {
    test(`analyses ${file.name}`, async ({ page }) => {
      const screen = documentsPage(page);
      await screen.file.setInputFiles(file);
      await screen.button.click();
      await expect(toasts(page)).toContainText('Analysis Complete');
      await expect(screen.result.getByRole('heading', { name: file.name })).toBeVisible();
      await expect(screen.analysis).toContainText('New York');
      await expect(screen.document).toContainText('This Agreement is governed by the laws');
      await expect(page).toHaveURL(/\?document=\d+$/);
      await screen.showFindings();
      await screen.rows.filter({ hasText: 'ten thousand' }).click();
      await expect(screen.currentMark.first()).toContainText('($12,000)');
    });
  }

  test('gives a text at least 200 px', async ({ page }) => {
    const box = await documentsPage(page).text.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(200);
  });

  test('has a way to another document over a result, new or reopened', async ({ page }) => {
    const screen = documentsPage(page);
    await screen.file.setInputFiles(textFile('first.txt', CONTRACT));
    await screen.button.click();
    for (const reopen of [() => Promise.resolve(), () => page.reload()]) {
      await reopen();
      await screen.result.waitFor();
      await expect(screen.another).toBeInViewport();
      await expect(screen.button).toHaveCount(0);
      await screen.another.click();
      await expect(screen.text).toBeVisible();
      await screen.file.setInputFiles(textFile('second.txt', CONTRACT));
      await expect(screen.button).toBeEnabled();
      await expect(screen.result).toBeVisible();
    }
    await screen.button.click();
    await expect(screen.result.getByRole('heading', { name: 'second.txt' })).toBeVisible();
    await expect(screen.another).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('A result beside its document', () => {
  test.beforeEach(async ({ page, account: _ }) => {
    await page.goto(PATH);
    await documentsPage(page).analyzeText(CONTRACT);
    await documentsPage(page).document.waitFor();
  });

  test('is read from its findings', async ({ page }) => {
    const screen = documentsPage(page);
    await test.step('leads from a finding to its passage and back', async () => {
      // A passage that is touched opens the findings at its row.
      await screen.marks.filter({ hasText: 'renews automatically' }).click();
      await expect(page).toHaveURL(/view=findings/);
      await expect(screen.openRow).toContainText('renews automatically');
      await screen.rows.filter({ hasText: 'ten thousand' }).click();
      await expect(screen.currentMark).toContainText('ten thousand dollars ($12,000)');
      await expect(screen.currentMark).toBeInViewport();
      await expect(screen.openRow).toHaveCount(1);
    });

    await test.step('is walked through by keyboard, in the list and in the text', async () => {
      await screen.showFindings();
      await screen.rows.first().focus();
      await page.keyboard.press('j');
      await expect(screen.rows.nth(1)).toBeFocused();
      await expect(screen.rows.nth(1)).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('ArrowUp');
      await expect(screen.rows.first()).toBeFocused();
      await screen.currentMark.first().focus();
      await page.keyboard.press('j');
      await expect(screen.currentMark.first()).toBeFocused();
      await expect(screen.rows.nth(1)).toHaveAttribute('aria-expanded', 'true');
      await page.getByRole('button', { name: 'Previous finding' }).click();
      await expect(screen.rows.first()).toHaveAttribute('aria-expanded', 'true');
    });

    await test.step('filters by severity and category, in the list, the text and the address', async () => {
      await screen.showFindings();
      const all = await screen.rows.count();
      await screen.severities.filter({ hasText: 'High' }).click();
      await expect(page).toHaveURL(/severity=high/);
      await expect(page.locator('[data-mark]:not([data-severity="high"])')).toHaveCount(0);
      const high = await screen.rows.count();
      expect(high).toBeGreaterThan(0);
      expect(high).toBeLessThan(all);
      await page.reload();
      await expect(screen.rows).toHaveCount(high);
      await page.getByLabel('Category').selectOption({ label: 'Governing law (0)' });
      await expect(page.getByText('No findings match the filter.')).toBeVisible();
      await page.getByRole('button', { name: 'Show all findings' }).click();
      await expect(screen.rows).toHaveCount(all);
    });

    await test.step('lists findings as the document has them', async () => {
      await screen.showFindings();
      await page.getByLabel('Order').selectOption('In document order');
      await expect(page).toHaveURL(/order=document/);
      await expect(screen.rows.last()).not.toContainText('High');
      const marked = await screen.marks.evaluateAll((marks) =>
        marks.map((mark) => Number(mark.getAttribute('data-mark'))),
      );
      expect(marked).toEqual(marked.toSorted((a, b) => a - b));
    });

    await test.step('shows parties and dates where the document names them', async () => {
      await screen.view('Details').click();
      const parties = screen.result.getByRole('region', { name: 'Parties' });
      await expect(parties.getByRole('listitem')).toHaveCount(2);
      await parties.getByRole('button', { name: /Whitlock/ }).click();
      await expect(screen.document.locator('mark').first()).toContainText('Whitlock');
      const dates = screen.result.getByRole('region', { name: 'Dates' });
      await dates.getByRole('button', { name: 'March 1, 2024' }).first().click();
      await expect(screen.document.locator('mark').first()).toContainText('March 1, 2024');
      const downloading = page.waitForEvent('download');
      await dates.getByRole('button', { name: 'Add to calendar' }).click();
      const calendar = await downloading;
      expect(calendar.suggestedFilename()).toBe('dates.ics');
      const events = await readFile(await calendar.path(), 'utf8');
      expect(events).toContain('DTSTART;VALUE=DATE:20240301');
      await expect(screen.result.getByRole('region', { name: 'In figures' })).toContainText(
        'Words',
      );
    });
  });

  test('shows its facts before the prose, and its findings before their filter', async ({
    page,
  }) => {
    const screen = documentsPage(page);
    const heading = screen.result.getByRole('heading', { level: 2 });
    await expect(heading).toHaveText(/^Service Agreement: Harrow & Pike LLC and Whitlock/);
    await expect(screen.result.getByRole('heading', { level: 3 }).first()).toHaveText('Facts');
    await screen.result.getByRole('button', { name: '$12,000' }).click();
    await expect(screen.document.locator('mark').first()).toContainText('$12,000');
    await screen.view(/^Findings/).click();
    await expect(screen.rows.first()).toBeVisible();
    await expect(screen.severities).toHaveCount(0);
    await screen.filter.click();
    await screen.severities.first().click();
    await expect(screen.filter).toHaveText('Filter1 active');
  });

  test('is kept for its owner until it is deleted', async ({ page, browser }) => {
    const screen = documentsPage(page);
    await test.step('is found again by a refreshed page, and in the list', async () => {
      await page.reload();
      await expect(screen.analysis).toContainText('New York');
      await expect(screen.document).toContainText('ten thousand dollars');
      await page.goto(PATH);
      await screen.kept.getByRole('link', { name: 'SERVICE AGREEMENT' }).click();
      await expect(screen.analysis).toContainText('New York');
    });

    await test.step('shows the text in a view of its own on small screens', async () => {
      await page.setViewportSize({ width: 375, height: 812 });
      await screen.view(/^Findings/).click();
      await screen.rows.filter({ hasText: 'ten thousand' }).click();
      await screen.openRow.getByRole('button', { name: 'Show in the text' }).click();
      await expect(screen.currentMark).toBeInViewport();
      await screen.marks.filter({ hasText: 'renews automatically' }).click();
      await expect(page.getByRole('dialog')).toContainText('renews automatically');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    await test.step('is nobody else’s to see', async () => {
      const address = page.url();
      const other = await (await browser.newContext()).newPage();
      await signUpOverApi(other);
      await other.goto(address);
      await expect(other.getByText('This document is not available')).toBeVisible();
      await other.goto(PATH);
      await expect(documentsPage(other).kept).toContainText('None yet');
      await other.context().close();
    });

    await test.step('is deleted for good', async () => {
      const address = page.url();
      await screen.result.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('button', { name: 'Keep it' }).click();
      await expect(screen.result).toBeVisible();
      await screen.result.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('button', { name: 'Delete document' }).click();
      await expect(screen.kept).toContainText('None yet');
      await page.goto(address);
      await expect(page.getByText('This document is not available')).toBeVisible();
    });
  });
});

test.describe('Findings of one kind', () => {
  const APART =
    'The goods of each lot are delivered on the first day of the month. They come in crates that Buyer has approved. '.repeat(
      6,
    );
  const CLAUSES = [1, 2, 3, 4].map(
    (at) =>
      `${at}. Supplier number ${at} shall maintain commercial general liability insurance and shall name Buyer as an additional insured under the policy.\n\n${APART}`,
  );
  const INSURED = `SUPPLY AGREEMENT\n\nThis Supply Agreement is made as of May 4, 2020 by and between Alder, Inc. ("Supplier") and Birch LLC ("Buyer").\n\n${CLAUSES.join('\n\n')}\n`;

  test.beforeEach(async ({ page, account: _ }) => {
    await page.goto(PATH);
    await documentsPage(page).analyzeText(INSURED);
    await documentsPage(page).document.waitFor();
    await documentsPage(page).showFindings();
  });

  test('stand behind the first of them until they are asked for', async ({ page }) => {
    const screen = documentsPage(page);
    const insurance = screen.rows.filter({ has: page.getByText('Insurance', { exact: true }) });
    await expect(insurance).toHaveCount(1);
    const more = page.getByRole('button', { name: 'Show 3 more of “Insurance”' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await more.click();
    await expect(insurance).toHaveCount(4);
    await page.getByRole('button', { name: 'Show less of “Insurance”' }).click();
    await expect(insurance).toHaveCount(1);
    await page.getByLabel('Order').selectOption('In document order');
    await expect(insurance).toHaveCount(4);
  });

  test('open when a passage of theirs is chosen in the text, and for the keys', async ({
    page,
  }) => {
    const screen = documentsPage(page);
    await screen.marks.filter({ hasText: 'Supplier number 3' }).click();
    await expect(screen.openRow).toContainText('Supplier number 3');
    const insurance = screen.rows.filter({ has: page.getByText('Insurance', { exact: true }) });
    await expect(insurance).toHaveCount(4);
    await insurance.nth(2).focus();
    await page.keyboard.press('j');
    await expect(insurance.nth(3)).toBeFocused();
  });
});

test('A brief shows its citations with their verdicts, the bad ones among the findings', async ({
  page,
  account: _,
}) => {
  const screen = documentsPage(page);
  await page.goto(PATH);
  await screen.analyzeText(BRIEF);
  await screen.showFindings();
  await screen.rows
    .filter({ hasText: /372 U\.S\. 335|Gideon/ })
    .first()
    .click();
  await expect(screen.currentMark.first()).toContainText('372 U.S. 335');
  await screen.view('Details').click();
  const citations = screen.result.getByRole('region', { name: 'Citations' });
  await expect(citations.getByRole('listitem')).toHaveText([/Verified/, /Year differs/]);
});

test('A document of 300 pages stays quick to use', async ({ page, account: _ }) => {
  const screen = documentsPage(page);
  const filler = 'The parties have considered the matter with care and agree as set out below. ';
  const pages = Array.from({ length: 300 }, (_, at) => `${at + 1}. ${filler.repeat(36)}`);

  await page.goto(PATH);
  await screen.file.setInputFiles(
    textFile('long.txt', pages.toSpliced(150, 0, CONTRACT).join('\f')),
  );
  await screen.button.click();
  await screen.showFindings();
  // Blocks far from the screen are there for the browser's search, but are not laid out.
  const skipped = await page
    .locator('.reading-block')
    .last()
    .evaluate((block) => {
      return !block.firstElementChild?.checkVisibility({ contentVisibilityAuto: true });
    });
  expect(skipped).toBe(true);
  await screen.rows.filter({ hasText: 'ten thousand' }).first().click();
  await expect(screen.currentMark.first()).toBeInViewport();
  // Another view alongside the text leaves the text where it is.
  await screen.view('Details').click();
  await expect(screen.result.getByRole('region', { name: 'In figures' })).toBeVisible();
  await expect(screen.currentMark.first()).toBeInViewport();
  await screen.view(/^Findings/).click();
  await expect(screen.openRow).toBeInViewport();
  await expect(screen.currentMark.first()).toBeInViewport();
});
