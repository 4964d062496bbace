import { documentsPage } from '../fixtures/documents-page';
import kept from '../fixtures/kept.json' with { type: 'json' };
import { templatesPage } from '../fixtures/templates-page';
import { expect, test } from '../fixtures/test';

test('A member finds everything that was there before', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(kept.member.email);
  await page.getByLabel('Password').fill(kept.member.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('/');

  await page.goto('/search-history');
  const rows = page.getByRole('main').getByRole('link');
  await expect(rows.filter({ hasText: kept.query })).toBeVisible();
  await expect(rows.filter({ hasText: kept.source })).toBeVisible();

  await page.goto('/document-analysis');
  const documents = documentsPage(page);
  await documents.kept.getByRole('link', { name: /^This lease/ }).click();
  await expect(documents.document).toContainText('Zoë Rivera');

  await page.goto('/template-generator');
  const templates = templatesPage(page);
  await templates.kept.getByRole('button', { name: kept.draft, exact: true }).click();
  await expect(templates.draft).toContainText('Acme LLC');
});
