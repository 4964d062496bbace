import { signUpOverApi } from './fixtures/account';
import { toasts } from './fixtures/search-page';
import { NDA, templatesPage } from './fixtures/templates-page';
import { expect, test } from './fixtures/test';

const NDA_TYPE = 'Non-Disclosure Agreement';

test.describe('Drafts that are kept', () => {
  test('come back from the list and after a reload', async ({ page, account: _ }) => {
    const templates = templatesPage(page);
    await templates.open();
    await expect(templates.kept).toContainText('None yet.');
    await templates.generate(NDA_TYPE, NDA, 'California');
    await expect(templates.result).toContainText('not saved');
    await templates.field('purpose').fill('to weigh a merger');
    await templates.title.fill('Harrow NDA');
    await templates.save();
    await expect(toasts(page)).toContainText('Draft saved');
    await expect(page).toHaveURL(/\?draft=\d+$/);
    const address = page.url();
    await templates.field('purpose').fill('to weigh a joint venture');
    await expect(templates.result).toContainText('changed since version 1');
    await page.reload();
    await expect(templates.places('purpose').first()).toHaveText('to weigh a joint venture');
    await expect(templates.field('purpose')).toHaveValue('to weigh a joint venture');
    await templates.save();
    await templates.action('New draft').click();
    await expect(page).toHaveURL(/\/template-generator$/);
    await expect(templates.kept).toContainText('version 2');
    await templates.kept.getByRole('button', { name: 'Harrow NDA', exact: true }).click();
    await expect(templates.places('purpose').first()).toHaveText('to weigh a joint venture');
    await expect(templates.title).toHaveValue('Harrow NDA');
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(address);
    await expect(templates.places('purpose').first()).toHaveText('to weigh a joint venture');
  });

  test('have versions to compare and to bring back', async ({ page, account: _ }) => {
    const templates = templatesPage(page);
    await templates.open();
    await templates.generate(NDA_TYPE, NDA, 'California');
    await templates.field('purpose').fill('to weigh a merger');
    await templates.save();
    await templates.field('purpose').fill('to weigh a joint venture');
    await templates.save();
    await templates.action('Versions').click();
    const sheet = page.getByRole('dialog', { name: 'Versions' });
    await sheet.getByRole('button', { name: 'Compare version 1 with the draft now' }).click();
    await expect(sheet.locator('del').first()).toContainText('merger');
    await expect(sheet.locator('ins').first()).toContainText('joint venture');
    await sheet.getByRole('button', { name: 'Restore version 1' }).click();
    await expect(toasts(page)).toContainText('Version 1 restored');
    await expect(templates.places('purpose').first()).toHaveText('to weigh a merger');
    await expect(templates.field('purpose')).toHaveValue('to weigh a merger');
    await templates.field('purpose').fill('what is not saved');
    await templates.action('Versions').click();
    await sheet.getByRole('button', { name: 'Restore version 2' }).click();
    const question = page.getByRole('dialog', { name: 'Leave this draft?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(templates.field('purpose')).toHaveValue('what is not saved');
    await page.reload();
    await expect(templates.field('purpose')).toHaveValue('what is not saved');
    await templates.action('Versions').click();
    await expect(sheet).toContainText('restores version 1');
    await expect(sheet.getByRole('button', { name: /^Compare version/ })).toHaveCount(3);
  });

  test('are duplicated and deleted', async ({ page, account: _ }) => {
    const templates = templatesPage(page);
    await templates.open();
    await templates.generate(NDA_TYPE, NDA, 'California');
    await templates.title.fill('Harrow NDA');
    await templates.save();
    await templates.action('New draft').click();
    await templates.kept.getByRole('button', { name: 'Duplicate Harrow NDA' }).click();
    const copy = templates.kept.getByRole('button', { name: 'Copy of Harrow NDA', exact: true });
    await expect(copy).toBeVisible();
    await templates.kept.getByRole('button', { name: 'Delete Harrow NDA', exact: true }).click();
    await page.getByRole('button', { name: 'Delete draft' }).click();
    await expect(templates.kept.getByRole('listitem')).toHaveCount(1);
    await expect(copy).toBeVisible();
  });

  test('go on when the requirements change, with what was filled in', async ({
    page,
    account: _,
  }) => {
    const templates = templatesPage(page);
    await templates.open();
    await templates.generate(NDA_TYPE, NDA, 'California');
    await templates.field('purpose').fill('to weigh a merger');
    await templates.save();
    await page.getByRole('button', { name: 'Change the requirements' }).click();
    await expect(page.getByText('Generating again keeps what you filled in')).toBeVisible();
    await templates.requirements.fill(NDA.replace('three years', 'seven years'));
    await templates.button.click();
    await expect(templates.draft).toContainText('7 years');
    await expect(templates.places('purpose').first()).toHaveText('to weigh a merger');
    await templates.save();
    await expect(templates.result).toContainText('version 2, saved');
  });

  test("are nobody else's", async ({ page, account: _, browser }) => {
    const templates = templatesPage(page);
    await templates.open();
    await templates.generate(NDA_TYPE, NDA, 'California');
    await templates.save();
    const context = await browser.newContext();
    const other = await context.newPage();
    await signUpOverApi(other);
    await other.goto(page.url());
    await expect(toasts(other)).toContainText('The draft could not be opened');
    await expect(other).toHaveURL(/\/template-generator$/);
    await expect(templatesPage(other).kept).toContainText('None yet.');
    await context.close();
  });
});
