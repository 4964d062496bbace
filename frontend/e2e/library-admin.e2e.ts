import {
  becomeAdministrator,
  type LibraryMocks,
  mockImport,
  mockLibrary,
} from './fixtures/library-mocks';
import { expect, test } from './fixtures/test';

test.describe('The library’s administration', () => {
  let mocks: LibraryMocks;

  test.beforeEach(async ({ page, account: _ }) => {
    mocks = { imports: [] };
    await becomeAdministrator(page);
    await mockLibrary(page, mocks);
  });

  test('is behind the account button', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /Ada Lovelace/ }).click();
    await page.getByRole('menuitem', { name: 'Case-law library' }).click();
    await expect(page).toHaveURL('/admin/library');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Case-law library');
  });

  test('shows sources and coverage', async ({ page }) => {
    await page.goto('/admin/library');
    const sources = page.getByRole('region', { name: 'Sources' });
    await expect(sources).toContainText('1,082');
    await expect(sources.getByRole('row', { name: /Starter library/ })).toContainText('463');
    const courts = page.getByRole('table', { name: 'By court' });
    await expect(courts.getByRole('row', { name: /Ninth Circuit/ })).toContainText('1902–2017');
    await expect(page.getByRole('table', { name: 'By decade' })).toContainText('1990s');
  });

  test('starts an import and follows it to its end', async ({ page }) => {
    await page.goto('/admin/library');
    await page.getByLabel('File or folder on the server').fill('opinions.jsonl.gz');
    await page.getByRole('button', { name: 'Start import' }).click();
    const imports = page.getByRole('region', { name: 'Imports' });
    await expect(imports.getByRole('progressbar')).toHaveAttribute('value', '25');
    await expect(imports).toContainText('Reading the records · 25% · 150 records');
    mocks.imports = [
      mockImport({
        state: 'done',
        records: { read: 160, added: 149, changed: 7, unchanged: 3, bad: 1 },
      }),
    ];
    await expect(imports).toContainText('149 new, 7 changed, 3 unchanged, 1 not readable.');
    await imports.getByText('The record that could not be read').click();
    await expect(imports).toContainText('The record has no name.');
    await expect(imports).toContainText('line 12');
  });

  test('imports later history, and says which lines are wrong', async ({ page }) => {
    await page.goto('/admin/library');
    const history = page.getByRole('region', { name: 'Later history' });
    await expect(history).toContainText('No file has been imported.');
    const file = {
      name: 'ours.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('citation,kind,by'),
    };
    await history.getByLabel('Import a CSV file').setInputFiles(file);
    await expect(history).toContainText('Nothing was imported.');
    await expect(history).toContainText('Line 3: “soon” is not a year.');
    await history.getByLabel('Import a CSV file').setInputFiles(file);
    await expect(history).toContainText('2 entries are in force.');
    const files = history.getByRole('list', { name: 'Imported later-history files' });
    await expect(files).toContainText('2 entries · Nov 2, 2026');
    await expect(files).toContainText('by Ann Advocate');
    await history.getByRole('button', { name: 'Delete ours.csv' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete file' }).click();
    await expect(history).toContainText('No file has been imported.');
  });

  test('stops an import', async ({ page }) => {
    mocks.imports = [mockImport()];
    await page.goto('/admin/library');
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByRole('region', { name: 'Imports' })).toContainText('Stopping');
  });

  test('lets an interrupted import go on', async ({ page }) => {
    mocks.imports = [mockImport({ state: 'interrupted' })];
    await page.goto('/admin/library');
    const imports = page.getByRole('region', { name: 'Imports' });
    await expect(imports).toContainText('Stopped after 150 records.');
    const asked = page.waitForRequest((request) => request.method() === 'POST');
    await imports.getByRole('button', { name: 'Start again' }).click();
    expect((await asked).postDataJSON()).toEqual({ path: '/imports/opinions.jsonl.gz' });
    await expect(imports).toContainText('Reading the records');
  });

  test('says why an import was refused, or failed', async ({ page }) => {
    mocks.imports = [mockImport({ state: 'failed', error: 'The archive ends too early.' })];
    await page.goto('/admin/library');
    await expect(page.getByText('The archive ends too early.')).toBeVisible();
    await page.getByRole('button', { name: 'Start import' }).click();
    await expect(page.getByText('Give the path of a file or folder')).toBeVisible();
    await page.route('**/api/library/imports', (route) =>
      route.fulfill({
        status: 400,
        json: { code: 'VALIDATION_FAILED', message: 'There is no such file.' },
      }),
    );
    await page.getByLabel('File or folder on the server').fill('nowhere');
    await page.getByRole('button', { name: 'Start import' }).click();
    await expect(page.getByText('There is no such file.')).toBeVisible();
  });
});

test('Others learn whom to ask', async ({ page, account: _ }) => {
  await page.goto('/admin/library');
  const user = await page.evaluate(() => localStorage.getItem('casewright_user'));
  // The first account of an installation is its administrator.
  if (user?.includes('"isAdmin":true')) await expect(page.getByText('Sources')).toBeVisible();
  else await expect(page.getByText('This screen is for administrators')).toBeVisible();
  await page.getByRole('button', { name: /Ada Lovelace/ }).click();
  const item = page.getByRole('menuitem', { name: 'Case-law library' });
  await expect(item).toHaveCount(user?.includes('"isAdmin":true') ? 1 : 0);
});
