import { expectAccessible } from '../fixtures/axe';
import { NDA, templatesPage } from '../fixtures/templates-page';
import { expect, test } from '../fixtures/test';
import { REFUSED, SILENT } from './words';

const TYPE = 'Non-Disclosure Agreement';

test.describe('A model that drafts', () => {
  test('is named, keeps the clauses, and places what no template knows', async ({
    page,
    account: _,
  }) => {
    const templates = templatesPage(page);
    await templates.open();
    await templates.generate(TYPE, NDA, 'California');
    await expect(templates.result).toContainText('drafted by the model stand-in');
    await expect(templates.draft).toContainText('shall hereby');
    await expect(templates.draft).toContainText('Paint the office green, as agreed.');
    await expect(templates.draft).not.toContainText('987,654');
    await expect(templates.draft).toContainText('Harrow & Pike LLC');
    await templates.understood.getByRole('button', { name: /^Show all/ }).click();
    await expect(templates.understood).toContainText('Special term');
    await expect(templates.notUnderstood).toHaveCount(0);
    await page.getByText('How this was checked').click();
    const checks = page.getByRole('listitem');
    await expect(checks.filter({ hasText: 'prompt template@' })).toBeVisible();
    await expect(checks.filter({ hasText: /\d+ of \d+ rewordings taken/ })).toBeVisible();
    await expect(checks.filter({ hasText: 'Where a rewording changed a value' })).toBeVisible();
    await expect(checks.filter({ hasText: 'The model’s words are in:' })).toBeVisible();
    await expectAccessible(page, 'a draft by a model');
    await page.reload();
    await expect(templates.draft).toContainText('shall hereby');
  });

  test('is cancelled in the midst, and the requirements stay', async ({ page, account: _ }) => {
    const templates = templatesPage(page);
    await templates.open();
    await templates.type.selectOption(TYPE);
    await templates.requirements.fill(`${NDA} ${SILENT}`);
    await templates.button.click();
    await expect(page.getByRole('status').filter({ hasText: 'model' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(templates.button).toBeEnabled();
    await expect(templates.requirements).toHaveValue(`${NDA} ${SILENT}`);
    await expect(templates.draft).toHaveCount(0);
  });

  test('that refuses leaves the draft to the rules, and it says so', async ({
    page,
    account: _,
  }) => {
    const templates = templatesPage(page);
    await templates.open();
    await templates.generate(TYPE, `${NDA} ${REFUSED}`, 'California');
    await expect(templates.result).toContainText('The model declined to answer.');
    await expect(templates.result).toContainText('drafted by the built-in engine');
    await expect(templates.draft).not.toContainText('as agreed');
    await expectAccessible(page, 'a draft without its model');
  });
});
