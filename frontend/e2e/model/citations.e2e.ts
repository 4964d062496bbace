import { expect, test } from '../fixtures/test';
import { REFUSED, SILENT } from './words';

const DESCRIBED =
  'Riley v. California, decided by the Supreme Court in 2014, volume 573 of its reports.';

test.describe('A model that reads a described source', () => {
  test.beforeEach(async ({ page, account: _ }) => {
    await page.goto('/citation-generator');
  });

  test('is named, and what the description does not say is left out', async ({ page }) => {
    await page.getByLabel('Legal Text').fill(DESCRIBED);
    await page.getByRole('button', { name: 'Read the fields from a description' }).click();
    const fields = page.getByRole('region', { name: 'Fields' });
    await expect(fields).toContainText('by the model stand-in (prompt citation@');
    await expect(fields.getByText('Left out, as your text does not say so')).toBeVisible();
    await expect(fields.getByText('publisher: Zebra Press')).toBeVisible();
  });

  test('can be cancelled', async ({ page }) => {
    await page.getByLabel('Legal Text').fill(`${DESCRIBED} ${SILENT}`);
    const read = page.getByRole('button', { name: 'Read the fields from a description' });
    await read.click();
    await expect(page.getByText('Reading the description...')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(read).toBeEnabled();
  });

  test('that refuses leaves it to the rules, and it says so', async ({ page }) => {
    await page.getByLabel('Legal Text').fill(`${DESCRIBED} ${REFUSED}`);
    await page.getByRole('button', { name: 'Read the fields from a description' }).click();
    const fields = page.getByRole('region', { name: 'Fields' });
    await expect(fields).toContainText('The model declined to answer.');
  });
});
