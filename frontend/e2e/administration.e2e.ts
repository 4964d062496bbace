import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signInAsAdministrator } from './fixtures/administrator';
import { expect, test } from './fixtures/test';

async function downloaded(page: Page, button: string): Promise<{ name: string; text: string }> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await started;
  const text = await readFile(await download.path(), 'utf8');
  return { name: download.suggestedFilename(), text };
}

test('An administrator sees the engine, the library, the log, and the health of the product', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAsAdministrator(page);
  await page.goto('/');
  const chooseInMenu = async (name: string, path: string) => {
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  };

  await chooseInMenu('Engine', '/admin/engine');
  await expect(page.getByRole('region', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Model usage' })).toBeVisible();

  await chooseInMenu('Case-law library', '/admin/library');
  await expect(page.getByRole('table', { name: 'By court' })).toContainText('Supreme Court');

  await chooseInMenu('Audit log', '/admin/audit');
  await expect(page.getByRole('row', { name: /Entry \d+/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Check the chain' }).click();
  await expect(page.getByRole('region', { name: 'Chain' })).toContainText('are intact.');
  const log = await downloaded(page, 'Download as CSV');
  expect(log.name).toBe('audit-log.csv');
  expect(log.text).toContain('open_account');

  await chooseInMenu('System health', '/admin/health');
  const services = page.getByRole('region', { name: 'Services' });
  await services.getByText('Details of the search service').click();
  await expect(services.locator('details[open]').getByText(/^PostgreSQL \d/)).toBeVisible();
  const bundle = await downloaded(page, 'Download support bundle');
  expect(bundle.name).toBe('support-bundle.json');
  expect(JSON.parse(bundle.text)).toHaveProperty('form');
});
