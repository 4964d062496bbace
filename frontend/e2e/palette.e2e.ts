import { expect, test } from './fixtures/test';

test('Work starts from home and from the keyboard', async ({ page, account: _ }) => {
  await page.goto('/');
  const field = page.getByRole('textbox', { name: 'Search case law' });
  await test.step('The cursor is in the search field of home, above the fold of a phone', async () => {
    await expect(field).toBeFocused();
    await page.setViewportSize({ width: 375, height: 667 });
    await expect(field).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('A search runs, and names the window', async () => {
    await field.fill('cell phone search incident to arrest');
    await field.press('Enter');
    await expect(page).toHaveURL('/search?q=cell%20phone%20search%20incident%20to%20arrest');
    await expect(page).toHaveTitle(/^cell phone search incident to arrest · Case Law Search · /);
    await expect(page.getByText(/^\d+ cases?$/).first()).toBeVisible();
  });

  await test.step('Ctrl K leads to a case by its name', async () => {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search or jump to' });
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('riley v california');
    await palette
      .getByRole('option', { name: /Riley v\. California/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/cases\/\d+$/);
    await expect(page).toHaveTitle(/^Riley v\. California · /);
  });

  await test.step('“?” lists the keys, and Escape closes the list', async () => {
    await page.locator('#main').focus();
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(sheet.getByText('Go to the search field')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });

  await test.step('Home has the search to run again', async () => {
    await page.goto('/');
    const recent = page.getByRole('region', { name: 'Recent work' });
    await expect(
      recent.getByRole('link', { name: 'cell phone search incident to arrest' }),
    ).toBeVisible();
  });
});
