import { readFile } from 'node:fs/promises';
import { signInAsAdministrator } from './fixtures/administrator';
import { expectAccessible } from './fixtures/axe';
import { expect, test } from './fixtures/test';

const RETENTION = '**/api/admin/retention';
const ID = '3f2b8f64-5717-8562-8f2c-2c963f66afa6';
const CERTIFICATES = [
  {
    id: ID,
    at: '2026-11-26T10:00:00.000Z',
    kind: 'documents',
    reason: 'retention',
    days: 30,
    userId: null,
    items: 1_200,
    ids: 'a'.repeat(64),
  },
  {
    id: ID.replace('3f', '4f'),
    at: '2026-11-25T10:00:00.000Z',
    kind: 'history',
    reason: 'account',
    days: null,
    userId: 12,
    items: 1,
    ids: 'b'.repeat(64),
  },
];

test.describe('Retention', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInAsAdministrator(page);
  });

  test('says how long what is kept', async ({ page }) => {
    await page.goto('/admin/retention');
    const rules = page.getByRole('table', { name: 'Retention periods' });
    await expect(rules.getByRole('row')).toHaveCount(8);
    await expect(rules.getByRole('row').filter({ hasText: 'Documents' })).toContainText(
      'until deleted',
    );
    await expect(rules).toContainText('DOCUMENT_RETENTION_DAYS');
    await expectAccessible(page, 'retention');
  });

  test('keeps a certificate as a file, and fits on a phone', async ({ page }) => {
    const body = {
      rules: [{ kind: 'documents', days: 30 }],
      certificates: CERTIFICATES,
      away: ['export'],
    };
    await page.route(RETENTION, (route) => route.fulfill({ json: body }));
    await page.goto('/admin/retention');
    const list = page.getByRole('table', { name: 'Certificates of deletion' });
    await expect(list).toContainText('1,200 documents');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: `Download certificate ${ID}` }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe(`certificate-${ID}.txt`);
    expect(await readFile(await file.path(), 'utf8')).toContain('deleted 1,200 documents at');
    await page.setViewportSize({ width: 375, height: 800 });
    await expect(list).toContainText('older than 30 days');
    await expectAccessible(page, 'retention on a phone');
  });
});
