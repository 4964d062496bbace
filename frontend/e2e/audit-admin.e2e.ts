import { readFile } from 'node:fs/promises';
import { type AuditMocks, auditMocks, mockEntry, routeAudit } from './fixtures/audit-mocks';
import { becomeAdministrator } from './fixtures/library-mocks';
import { toasts } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

test.describe('The audit log', () => {
  let mocks: AuditMocks;

  test.beforeEach(async ({ page, account: _ }) => {
    mocks = auditMocks();
    await becomeAdministrator(page);
    await routeAudit(page, mocks);
  });

  test('is behind the account button', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /Ada Lovelace/ }).click();
    await page.getByRole('menuitem', { name: 'Audit log' }).click();
    await expect(page).toHaveURL('/admin/audit');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit log');
  });

  test('shows when, who, what and how it ended', async ({ page }) => {
    await page.goto('/admin/audit');
    const entry = (number: number) => page.getByRole('row', { name: `Entry ${number}` });
    await expect(entry(120)).toContainText('Ann Advocate');
    await expect(entry(120)).toContainText('Delete document');
    await expect(entry(120)).toContainText('Document 34');
    await expect(entry(119)).toContainText('Not signed in');
    await expect(entry(119)).toContainText('Account of Ann Advocate');
    await expect(entry(119)).toContainText('Refused');
    await expect(entry(118)).toContainText('Deleted account (3)');
    await expect(entry(118)).toContainText('Failed');
    await entry(120).getByText('Request and hash').click();
    await expect(entry(120)).toContainText('3f2b8f64-5717-4562-b3fc-2c963f66afa6');
  });

  test('has its filters in the address, and the way back', async ({ page }) => {
    await page.goto('/admin/audit');
    await page.getByLabel('Action').selectOption('Sign in');
    await expect(page).toHaveURL('/admin/audit?action=sign_in');
    await page.getByLabel('From').fill('2026-11-01');
    await expect(page).toHaveURL('/admin/audit?action=sign_in&from=2026-11-01');
    await page.getByRole('button', { name: 'Show only Ann Advocate' }).click();
    await expect(page).toHaveURL('/admin/audit?person=7&action=sign_in&from=2026-11-01');
    await expect(page.getByText('Only Ann Advocate')).toBeVisible();
    await expect.poll(() => mocks.asked.at(-1)?.get('from')).toMatch(/^2026-1[01]-\d\dT.*Z$/);
    await page.reload();
    await expect(page.getByLabel('Action')).toHaveValue('sign_in');
    await page.getByRole('button', { name: 'Show all entries' }).click();
    await expect(page).toHaveURL('/admin/audit');
    await page.goBack();
    await expect(page.getByLabel('From')).toHaveValue('2026-11-01');
  });

  test('goes to older entries and back to the newest', async ({ page }) => {
    await page.goto('/admin/audit');
    const newest = page.getByRole('button', { name: 'Newest entries' });
    await expect(newest).toBeDisabled();
    mocks.page = { entries: [mockEntry({ number: 4 })], next: null, person: null };
    await page.getByRole('button', { name: 'Older entries' }).click();
    await expect(page).toHaveURL('/admin/audit?before=118');
    await expect(page.getByRole('row', { name: 'Entry 4' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Older entries' })).toBeDisabled();
    await newest.click();
    await expect(page).toHaveURL('/admin/audit');
  });

  test('fetches what was added since', async ({ page }) => {
    await page.goto('/admin/audit');
    await expect(page.getByRole('row', { name: 'Entry 120' })).toBeVisible();
    mocks.page = { entries: [mockEntry({ number: 121 })], next: null, person: null };
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('row', { name: 'Entry 121' })).toBeVisible();
  });

  test('checks the chain, and says in words what came of it', async ({ page }) => {
    const hash = 'ab'.repeat(32);
    mocks.checks = [
      { holds: 50_000, fault: null, complete: false, hash },
      { holds: 50_120, fault: null, complete: true, hash },
      { holds: 2, fault: { number: 3, reason: 'changed' }, complete: true, hash },
    ];
    await page.goto('/admin/audit');
    const chain = page.getByRole('region', { name: 'Chain' });
    const button = chain.getByRole('button', { name: 'Check the chain' });
    await button.click();
    await expect(chain).toContainText('All 50,120 entries are intact.');
    await expect(chain).toContainText(hash);
    await button.click();
    await expect(chain).toContainText('Entry 3 was changed after it was written.');
    await page.route('**/api/admin/audit/verification?*', (route) => route.abort());
    await button.click();
    await expect(chain).not.toContainText('Entry 3');
    await expect(chain.getByRole('status')).not.toBeEmpty();
  });

  test('is downloaded as it is kept', async ({ page }) => {
    const csv = 'number,id\r\n1,3f2b8f64-5717-4562-b3fc-2c963f66afa6\r\n';
    await page.route('**/api/admin/audit.csv', (route) =>
      route.fulfill({ contentType: 'text/csv', body: csv }),
    );
    await page.goto('/admin/audit');
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe('audit-log.csv');
    expect(await readFile(await download.path(), 'utf8')).toBe(csv);
    await page.route('**/api/admin/audit.csv', (route) => route.abort());
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    await expect(toasts(page).getByText('The log was not downloaded')).toBeVisible();
  });

  test('says that nothing is like this, or that it could not be loaded', async ({ page }) => {
    mocks.page = { entries: [], next: null, person: null };
    await page.goto('/admin/audit?action=sign_out');
    await expect(page.getByText('No entries match')).toBeVisible();
    await page.route('**/api/admin/audit?*', (route) => route.fulfill({ status: 500 }));
    await page.reload();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('The log could not be loaded');
    await page.unroute('**/api/admin/audit?*');
    await routeAudit(page, auditMocks());
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('row', { name: 'Entry 120' })).toBeVisible();
  });
});

test('Others find no way to the audit log, and learn whom to ask', async ({ page, account: _ }) => {
  await page.goto('/admin/audit');
  const user = await page.evaluate(() => localStorage.getItem('casewright_user'));
  // The first account of an installation is its administrator.
  const isAdmin = user?.includes('"isAdmin":true') ?? false;
  if (isAdmin) await expect(page.getByText('Create account')).toBeVisible();
  else await expect(page.getByText('This screen is for administrators')).toBeVisible();
  await page.getByRole('button', { name: /Ada Lovelace/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).waitFor();
  await expect(page.getByRole('menuitem', { name: 'Audit log' })).toHaveCount(isAdmin ? 1 : 0);
});
