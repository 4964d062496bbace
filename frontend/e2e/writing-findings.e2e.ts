import { clipboard } from './fixtures/clipboard';
import { expect, test } from './fixtures/test';
import { longDraft, mockWriting, ONCE, TWICE, writingPage } from './fixtures/writing-page';

test.describe('The findings of a draft', () => {
  test('are marked at their words while it is written', async ({ page, account: _ }) => {
    const writing = writingPage(page);
    await writing.open();
    await expect(page.getByText('Findings appear here as you write')).toBeVisible();
    await writing.write(TWICE);
    await expect(writing.marks).toHaveText(['the the', 'of of', 'for for']);
    await expect(writing.rows).toHaveCount(3);
    await writing.text.press('ControlOrMeta+Home');
    await writing.text.pressSequentially('Note that that that that. So so it is is. ');
    await expect(writing.marks.last()).toHaveText('for for');
    await writing.text.fill(ONCE);
    await expect(writing.marks).toHaveCount(0);
    await expect(page.getByText('The rules found nothing to flag')).toBeVisible();
  });

  test('are what the library knows of its citations, too', async ({ page, account: _ }) => {
    const writing = writingPage(page);
    await writing.open();
    await writing.write('Evidence so seized is excluded. Mapp v. Ohio, 367 U.S. 643 (1971).');
    await expect(writing.marks.filter({ hasText: '1971' })).toHaveCount(1);
    await writing.rows.filter({ hasText: 'Wrong year' }).click();
    await expect(page.getByText('Found in the case-law library')).toBeVisible();
    await writing.act('Accept').click();
    await expect(writing.text).toHaveValue(/643 \(1961\)/);
    await expect(writing.marks.filter({ hasText: '1961' })).toHaveCount(0);
  });

  test('are taken one by one, and given back by undo', async ({ page, account: _ }) => {
    const writing = writingPage(page);
    await writing.open();
    await writing.write(TWICE);
    await writing.rows.nth(1).click();
    await expect(writing.currentMark).toHaveText('of of');
    await writing.act('Accept').click();
    const after = TWICE.replace('of of', 'of');
    await expect(writing.text).toHaveValue(after);
    // The next one is at hand.
    await expect(writing.currentMark).toHaveText('for for');
    await writing.text.press('ControlOrMeta+z');
    await expect(writing.text).toHaveValue(TWICE);
    await expect(writing.marks).toHaveCount(3);
    await writing.redo.click();
    await expect(writing.text).toHaveValue(after);
    await expect(writing.marks).toHaveCount(2);
  });

  test('are taken all of a kind in one step', async ({ page, account: _ }) => {
    const writing = writingPage(page);
    await writing.open();
    await writing.write(TWICE);
    await writing.rows.first().click();
    await writing.act('Accept all 3 of this kind').click();
    await expect(writing.text).toHaveValue(ONCE);
    await writing.view('Changes').click();
    await expect(page.locator('del')).toHaveCount(3);
    await writing.undo.click();
    await expect(writing.text).toHaveValue(TWICE);
    await expect(page.getByText('No changes')).toBeVisible();
  });

  test('are dismissed, one or all of a kind, and come back', async ({ page, account: _ }) => {
    const writing = writingPage(page);
    await writing.open();
    await writing.write(TWICE);
    await writing.rows.first().click();
    await writing.act('Dismiss').click();
    await expect(writing.marks).toHaveText(['of of', 'for for']);
    await writing.act('Dismiss all 2 of this kind').click();
    await expect(writing.marks).toHaveCount(0);
    await writing.undo.click();
    await expect(writing.marks).toHaveCount(2);
    await writing.act('Restore dismissed findings').click();
    await expect(writing.marks).toHaveCount(3);
    await expect(writing.text).toHaveValue(TWICE);
  });

  test('are walked, taken and dismissed by keyboard alone in the text', async ({
    page,
    account: _,
  }) => {
    const writing = writingPage(page);
    await writing.open();
    await writing.write(TWICE);
    await writing.text.press('ControlOrMeta+Home');
    await page.keyboard.press('F7');
    await expect(writing.currentMark).toHaveText('the the');
    await expect(page.getByRole('status').filter({ hasText: 'Suggested: the' })).toBeAttached();
    await page.keyboard.press('F7');
    await expect(writing.currentMark).toHaveText('of of');
    await page.keyboard.press('Shift+F7');
    await expect(writing.currentMark).toHaveText('the the');
    await page.keyboard.press('Alt+Enter');
    await expect(writing.text).toHaveValue(TWICE.replace('the the', 'the'));
    await expect(writing.currentMark).toHaveText('of of');
    await page.keyboard.press('Alt+Delete');
    await expect(writing.marks).toHaveText(['for for']);
    await expect(writing.text).toBeFocused();
  });

  test('are walked, taken and dismissed by keyboard alone in the list', async ({
    page,
    account: _,
  }) => {
    const writing = writingPage(page);
    await writing.open();
    await writing.write(TWICE);
    await writing.rows.first().focus();
    await page.keyboard.press('j');
    await expect(writing.rows.nth(0)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(writing.rows.nth(1)).toBeFocused();
    await page.keyboard.press('k');
    await page.keyboard.press('a');
    await expect(writing.text).toHaveValue(TWICE.replace('the the', 'the'));
    await expect(writing.rows).toHaveCount(2);
    await expect(writing.rows.nth(0)).toBeFocused();
    await page.keyboard.press('d');
    await expect(writing.marks).toHaveText(['for for']);
  });

  test('hear the key that comes before the next frame is drawn', async ({ page, account: _ }) => {
    const writing = writingPage(page);
    await writing.open();
    await writing.write(TWICE);
    await writing.rows.first().focus();
    await page.evaluate(() => {
      window.requestAnimationFrame = () => 0;
    });
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('a');
    await page.keyboard.press('d');
    await expect(writing.text).toHaveValue(TWICE.replace('of of', 'of'));
    await expect(writing.marks).toHaveText(['the the']);
  });

  test('open from their words', async ({ page, account: _ }) => {
    const writing = writingPage(page);
    await writing.open();
    await writing.write(TWICE);
    const box = (await writing.marks.nth(1).boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(writing.openRow).toContainText('of of');
  });

  test('are filtered by family and severity, in the address', async ({ page, account: _ }) => {
    const writing = writingPage(page);
    await writing.open();
    await writing.write(TWICE);
    await page.getByLabel('Category').selectOption({ label: 'Mechanics (3)' });
    await expect(page).toHaveURL(/family=mechanics/);
    await expect(writing.marks).toHaveCount(3);
    await page.goto('/writing-assistant?family=verbs');
    await expect(page.getByText('No findings match the filter.')).toBeVisible();
    await expect(writing.marks).toHaveCount(0);
    await page.getByRole('button', { name: 'Show all findings' }).click();
    await expect(writing.marks).toHaveCount(3);
    await page.getByRole('group', { name: 'Severity' }).getByRole('button').first().click();
    await expect(page).toHaveURL(/severity=/);
  });
});

test.describe('A draft', () => {
  test('outlasts a reload with what was said and dismissed', async ({ page, account: _ }) => {
    const writing = writingPage(page);
    await mockWriting(page);
    await writing.open();
    await writing.write(TWICE);
    await writing.analyze();
    await writing.view('Findings').click();
    await writing.rows.first().click();
    await writing.act('Dismiss').click();
    await expect(writing.marks).toHaveCount(2);
    await page.reload();
    await expect(writing.text).toHaveValue(TWICE);
    await expect(writing.marks).toHaveText(['of of', 'for for']);
    await writing.view('Analysis').click();
    await expect(writing.style).toContainText('The prose is plain.');
  });

  test('is undone step by step, past a suggestion', async ({ page, account: _ }) => {
    const writing = writingPage(page);
    await writing.open();
    await writing.text.pressSequentially('We ask for for costs.');
    await writing.marks.first().waitFor();
    await page.keyboard.press('F7');
    await page.keyboard.press('Alt+Enter');
    await expect(writing.text).toHaveValue('We ask for costs.');
    await page.keyboard.press('ControlOrMeta+End');
    // All at once: letters far apart in time would be steps of their own.
    await page.keyboard.insertText(' Now.');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(writing.text).toHaveValue('We ask for costs.');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(writing.text).toHaveValue('We ask for for costs.');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(writing.text).toHaveValue('We ask for costs.');
  });

  test('goes into a file with its changes tracked', async ({ page, account: _ }) => {
    const writing = writingPage(page);
    await writing.open();
    await writing.write(TWICE);
    await writing.rows.first().click();
    await writing.act('Accept all 3 of this kind').click();
    await writing.view('Changes').click();
    const asked = page.waitForRequest('**/api/export');
    const download = page.waitForEvent('download');
    await page.getByRole('tabpanel').getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: /Word/ }).click();
    const { type, data } = (await asked).postDataJSON();
    expect(type).toBe('writing');
    expect(data.content).toBe(TWICE);
    expect(data.alternatives).toHaveLength(3);
    expect((await download).suggestedFilename()).toMatch(/\.docx$/);
  });

  test('is copied as it is now', async ({ page, context, account: _ }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const writing = writingPage(page);
    await writing.open();
    await writing.write(TWICE);
    await writing.rows.first().click();
    await writing.act('Accept all 3 of this kind').click();
    await writing.act('Copy the text').click();
    await expect.poll(() => clipboard(page, 'text/plain')).toBe(ONCE);
  });

  test('of 20,000 words is marked, written in and analyzed', async ({ page, account: _ }) => {
    test.slow();
    const writing = writingPage(page);
    const draft = longDraft();
    expect(draft.split(/\s+/).length).toBeGreaterThan(20_000);
    await writing.open();
    await writing.write(draft);
    await expect(writing.marks).toHaveCount(750);
    await expect(writing.rows).toHaveCount(100);
    await writing.text.press('ControlOrMeta+End');
    await writing.text.pressSequentially('We ask for for costs.');
    await expect(writing.marks).toHaveCount(751);
    await writing.act('Previous finding').click();
    await expect(writing.currentMark).toHaveText('for for');
    await expect(writing.currentMark).toBeInViewport();
    await writing.analyze();
    await expect(writing.style).not.toBeEmpty();
  });

  test('is beside its findings on a small screen, one at a time', async ({ page, account: _ }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const writing = writingPage(page);
    await writing.open();
    await writing.write(TWICE);
    const box = (await writing.marks.first().boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(writing.text).toHaveValue(TWICE.replace('the the', 'the'));
    await writing.view('Findings').click();
    await writing.rows.first().click();
    await writing.act('Show in the text').click();
    await expect(writing.currentMark).toBeInViewport();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(375);
  });
});
