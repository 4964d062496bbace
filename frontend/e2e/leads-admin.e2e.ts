import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signInAsAdministrator } from './fixtures/administrator';
import { expectAccessible } from './fixtures/axe';
import { expectFits } from './fixtures/fits';
import { toasts } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

const someone = (who: string) => `${who}-${randomUUID()}@guest.example`;

/** As the landing page or any program would. */
async function leave(page: Page, email: string, rest: object = {}): Promise<void> {
  const data = { email, name: 'Larry Lead', source: 'landing', ...rest };
  const answer = await page.request.post('/api/leads', { data });
  expect(answer.status()).toBe(201);
}

test.describe('The leads', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInAsAdministrator(page);
  });

  test('are searched, and deleted', async ({ page }) => {
    const email = someone('larry');
    await leave(page, email, { company: 'Lead & Sons', notes: 'Call back\nin May' });
    await page.goto('/admin/leads');
    await expectAccessible(page, 'the leads');
    await page.getByLabel('Name, company, or email address').fill(email);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/q=larry/);
    const row = page.getByRole('row').filter({ hasText: email });
    await expect(row).toContainText('Lead & Sons');
    await expect(row).toContainText('Call back');
    await page.getByRole('button', { name: `Delete the lead of ${email}` }).click();
    await expect(toasts(page)).toContainText('Lead deleted');
    await expect(page.getByText('No lead matches')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Leads', level: 2 })).toBeFocused();
  });

  test('are a file, in which nothing is a formula', async ({ page }) => {
    const email = someone('formula');
    await leave(page, email, { name: '=HYPERLINK("http://evil.example")' });
    await page.goto('/admin/leads');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('leads.csv');
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toMatch(/^\uFEFFDate,Name,Email,Company,Source,Notes\r\n/);
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")",${email},,landing,`);
  });

  test('fit', async ({ page }) => {
    const long = 'a-very-long-name-of-a-mailbox-that-nobody-would-want-to-type';
    await leave(page, someone(long), { company: 'Smith, Jones, Miller, Brown & Partners LLP' });
    await page.goto(`/admin/leads?q=${long}`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectFits(page, 'leads');
    await page.route('**/api/admin/leads?*', (route) => route.fulfill({ status: 500 }));
    await page.reload();
    await expect(page.getByText('The leads could not be loaded')).toBeVisible();
    await expectAccessible(page, 'leads that could not be loaded');
  });
});
