import { newAccount } from './fixtures/account';
import { signInAsAdministrator } from './fixtures/administrator';
import { CONTRACT, documentsPage } from './fixtures/documents-page';
import { searchPage } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

/** What an installation has to do after it was set up, brought up to date, or restored. */
test('An administrator’s import is found, and a new user’s first job is done', async ({
  page,
  browser,
}) => {
  await signInAsAdministrator(page);
  // A search is kept in the history, sealed.
  const query = 'replevin of a quagga';
  expect((await page.request.post('/api/search', { data: { query } })).ok()).toBe(true);
  await page.goto('/admin/library');
  await page.getByLabel('File or folder on the server').fill('quagga.jsonl');
  await page.getByRole('button', { name: 'Start import' }).click();
  const newest = page.getByRole('region', { name: 'Imports' }).getByRole('listitem').first();
  await expect(newest).toContainText('quagga.jsonl');
  await expect(newest).toContainText(/1 new|1 unchanged/, { timeout: 90_000 });

  const theirs = await browser.newContext();
  const other = await theirs.newPage();
  await other.goto('/landing');
  await other.getByRole('link', { name: 'Free Trial', exact: true }).click();
  const { email, password, name } = newAccount();
  await other.getByLabel('Full name').fill(name);
  await other.getByLabel('Email').fill(email);
  await other.getByLabel('Password').fill(password);
  await other.getByRole('button', { name: 'Create Account' }).click();
  await other.waitForURL('/');
  await other.goto('/document-analysis');
  await documentsPage(other).analyzeText(CONTRACT);
  await other.goto(`/search?q=${encodeURIComponent(query)}`);
  const title = searchPage(other).cards.first().getByRole('link', { name: 'Ridley v. Quagga' });
  await expect(title).toBeVisible();
  await theirs.close();
});
