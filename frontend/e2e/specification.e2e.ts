import { generatorPage } from './fixtures/citations-page';
import { documentsPage, mockAnalysis } from './fixtures/documents-page';
import { textFile } from './fixtures/files';
import { hold } from './fixtures/hold';
import { mockCase, mockCases } from './fixtures/mocks';
import { searchPage, toasts } from './fixtures/search-page';
import { NDA, templatesPage } from './fixtures/templates-page';
import { expect, test } from './fixtures/test';
import { mockWriting, writingPage } from './fixtures/writing-page';

const ANALYZE = '**/api/insights/analyze';

/** Sentences of the specification that no other file shows; docs/specification.md lists them all. */
test.describe('Of the specification', () => {
  test('a file that the answer does not name is called by product, type and format', async ({
    page,
    account: _,
  }) => {
    await mockCases(page, [mockCase()]);
    await page.route('**/api/export', (route) => route.fulfill({ body: 'a,b' }));
    await page.goto('/search?q=x');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
    expect((await downloading).suggestedFilename()).toBe('casewright-search-results.csv');
  });

  test('AI Insights clears the old result on submit', async ({ page, account: _ }) => {
    await page.goto('/insights');
    const screen = documentsPage(page);
    await mockAnalysis(page);
    await screen.analyzeText('A lease.');
    await page.unroute(ANALYZE);
    const release = await hold(page, ANALYZE);
    await screen.button.click();
    await expect(screen.running).toBeVisible();
    await expect(screen.result).toHaveCount(0);
    release();
  });

  test('a new analysis clears the error of the last', async ({ page, account: _ }) => {
    await page.goto('/document-analysis');
    const screen = documentsPage(page);
    await page.route(ANALYZE, (route) => route.fulfill({ status: 500, json: {} }));
    await screen.text.fill('A lease.');
    await screen.button.click();
    await expect(screen.alert).toContainText('Failed to analyze document');
    await page.unroute(ANALYZE);
    const release = await hold(page, ANALYZE);
    await screen.button.click();
    await expect(screen.running).toBeVisible();
    await expect(screen.alert).toHaveCount(0);
    release();
  });

  test('an export disables its button and says that it is under way', async ({
    page,
    account: _,
  }) => {
    await mockCases(page, [mockCase()]);
    const release = await hold(page, '**/api/export');
    await page.goto('/search?q=x');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
    await expect(page.getByRole('button', { name: 'Exporting...' })).toBeDisabled();
    const downloading = page.waitForEvent('download');
    release();
    await downloading;
    await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeEnabled();
  });

  test('the tools ask with the fields that it lists', async ({ page, account: _ }) => {
    const writing = writingPage(page);
    await mockWriting(page);
    await writing.open();
    await writing.text.fill('The judge heard it.');
    const analyzing = page.waitForRequest('**/api/writing/analyze');
    await writing.analyze();
    expect((await analyzing).postDataJSON()).toMatchObject({ content: 'The judge heard it.' });

    const generator = generatorPage(page);
    await generator.open();
    await generator.type.selectOption('Statute');
    const citing = page.waitForRequest('**/api/citations/generate');
    await generator.generate('42 usc 1983');
    const citation = { content: '42 usc 1983', format: 'bluebook', type: 'statute' };
    expect((await citing).postDataJSON()).toEqual(citation);

    const templates = templatesPage(page);
    await templates.open();
    const drafting = page.waitForRequest('**/api/templates/generate');
    await templates.generate('Non-Disclosure Agreement', NDA, 'California');
    expect((await drafting).postDataJSON()).toMatchObject({
      documentType: 'Non-Disclosure Agreement',
      requirements: NDA,
      jurisdiction: 'California',
    });
  });

  for (const path of ['/document-analysis', '/insights']) {
    test(`${path} sends a form with a file or a text`, async ({ page, account: _ }) => {
      await page.goto(path);
      const screen = documentsPage(page);
      await mockAnalysis(page);
      const withText = page.waitForRequest(ANALYZE);
      await screen.analyzeText('A lease.');
      expect(await (await withText).headerValue('content-type')).toMatch(/^multipart\/form-data;/);
      expect((await withText).postData()).toMatch(/name="text"\r\n\r\nA lease\.\r\n/);
      await screen.file.setInputFiles(textFile('lease.txt', 'A lease in a file.'));
      const withFile = page.waitForRequest(ANALYZE);
      await screen.button.click();
      const form = (await withFile).postData();
      expect(form).toContain('name="file"; filename="lease.txt"');
      expect(form).not.toContain('name="text"');
    });
  }

  test('the choices are those that it lists', async ({ page, account: _ }) => {
    const options = (label: string) =>
      page.getByLabel(label, { exact: true }).locator('option:not([value=""])');
    await page.goto('/template-generator');
    await expect(options('Document Type')).toHaveText([
      'Contract Agreement',
      'Non-Disclosure Agreement',
      'Employment Contract',
      'Service Agreement',
      'Purchase Agreement',
      'Lease Agreement',
      'Settlement Agreement',
      'Legal Motion',
      'Legal Brief',
      'Cease and Desist Letter',
    ]);
    await page.goto('/citation-generator');
    await expect(options('Citation Format')).toHaveText(['Bluebook', 'APA', 'Chicago']);
    await expect(options('Source Type')).toHaveText(['Case Law', 'Statute', 'Article']);
  });

  test('what was fetched is not fetched again by the focus or by time', async ({
    page,
    account: _,
  }) => {
    let reads = 0;
    await page.route('**/api/search/history', (route) => {
      reads += 1;
      return route.fulfill({ json: [] });
    });
    await page.clock.install();
    await page.goto('/search-history');
    await expect(page.getByText(/No search history found/)).toBeVisible();
    await page.evaluate(() => {
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('online'));
    });
    await page.clock.runFor(3_600_000);
    expect(reads).toBe(1);
  });

  test('a case that does not come is asked for once', async ({ page, account: _ }) => {
    let reads = 0;
    await page.route('**/api/cases/7', (route) => {
      reads += 1;
      return route.fulfill({ status: 500, json: {} });
    });
    await page.clock.install();
    await page.goto('/cases/7');
    await expect.poll(() => reads).toBe(1);
    await page.clock.runFor(30_000);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(reads).toBe(1);
  });

  test('a login or sign-up that fails without a message has its words', async ({ page }) => {
    for (const [path, button, words] of [
      ['/login', 'Login', 'Login failed'],
      ['/login?signup=true', 'Create Account', 'Signup failed'],
    ] as const) {
      await page.route(/\/api\/auth\/(login|signup)$/, (route) =>
        route.fulfill({ status: 500, json: {} }),
      );
      await page.goto(path);
      if (button !== 'Login') await page.getByLabel('Full name').fill('Ada Lovelace');
      await page.getByLabel('Email').fill('ada@example.org');
      await page.getByLabel('Password').fill('123456');
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(toasts(page)).toHaveText(words);
      await expect(toasts(page)).toHaveAttribute('data-variant', 'destructive');
    }
  });

  test('the history is read on arrival and again after a search', async ({ page, account: _ }) => {
    let reads = 0;
    await page.route('**/api/search/history', (route) => {
      reads += 1;
      return route.continue();
    });
    await page.goto('/search');
    await expect.poll(() => reads).toBe(1);
    await searchPage(page).ask('palimony');
    await expect(searchPage(page).recent).toContainText('palimony');
    expect(reads).toBe(2);
  });
});
