import { exported } from './fixtures/exported-file';
import { expect, test } from './fixtures/test';

test.describe('The Export menu', () => {
  test('makes a file of each format of the search results', async ({ page, account: _ }) => {
    await page.goto('/search?q=warrant%20to%20search%20a%20phone');
    const pdf = await exported(page, 'Export as PDF');
    expect(pdf.name).toBe('casewright-search-results.pdf');
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await expect(page.getByText('Export Successful').first()).toBeVisible();
    await expect(
      page.getByText('Your list of search results has been exported successfully.').first(),
    ).toBeVisible();
    const word = await exported(page, 'Export as Word (DOCX)');
    expect(word.bytes.subarray(0, 2).toString()).toBe('PK');
    const csv = await exported(page, 'Export as CSV');
    expect(csv.bytes.toString()).toContain('Riley v. California');
  });

  test('is on the history from its first entry on', async ({ page, account: _ }) => {
    await page.goto('/search-history');
    await expect(page.getByText('No search history found.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Export' })).toBeHidden();
    await page.goto('/search?q=qualified%20immunity');
    await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
    await page.goto('/search-history');
    const sent = page.waitForRequest('**/api/export');
    const { name, bytes } = await exported(page, 'Export as CSV');
    expect(name).toBe('casewright-search-history.csv');
    // The specification's three, whatever else goes with them.
    expect((await sent).postDataJSON()).toMatchObject({
      format: 'csv',
      type: 'search-history',
      data: [{ query: 'qualified immunity', category: 'case-law', timestamp: expect.any(String) }],
    });
    await expect(
      page.getByText('Your search history has been exported successfully.').first(),
    ).toBeVisible();
    expect(bytes.toString()).toContain(',Case Law Search,qualified immunity\r\n');
  });
});
