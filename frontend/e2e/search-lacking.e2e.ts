import { expect, test } from './fixtures/test';

test('A misspelled search runs corrected, says so, and can be had as typed', async ({
  page,
  account: _,
}) => {
  await page.goto('/search?q=quallified%20imunity');
  const outcome = page.getByRole('region', { name: 'Search Results' });
  await expect(outcome).toContainText(
    'No matches for “quallified imunity.” Showing results for qualified immunity.',
  );
  await expect(outcome.getByText('Did you mean')).toHaveCount(0);
  await expect(outcome.getByRole('listitem').first()).toBeVisible();
  await page.getByRole('link', { name: 'Search instead for “quallified imunity”' }).click();
  await expect(page).toHaveURL('/search?q=quallified%20imunity&verbatim');
  await expect(page.getByText('No case in the library matches')).toBeVisible();
  await outcome.getByRole('link', { name: 'qualified immunity', exact: true }).click();
  await expect(page).toHaveURL('/search?q=qualified%20immunity');
  await expect(outcome.getByText('Showing results for')).toHaveCount(0);
});
