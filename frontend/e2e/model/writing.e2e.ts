import { expectAccessible } from '../fixtures/axe';
import { expect, test } from '../fixtures/test';
import { writingPage } from '../fixtures/writing-page';
import { REFUSED, SILENT } from './words';

/** The stand-in model shortens what is done “in a manner that is …”. */
const WORDY = 'The judge heard the the motion. The clerk reads aloud in a manner that is slow.';
const SHORT = 'The judge heard the the motion. The clerk reads aloud and slow.';

test.describe('A model that edits', () => {
  test('is named, held to the text, and its words are taken, dismissed and brought back', async ({
    page,
    account: _,
  }) => {
    const writing = writingPage(page);
    await writing.open();
    await writing.write(WORDY);
    await writing.analyze();
    await expect(page.getByText('by the model stand-in').first()).toBeVisible();
    await page.getByText('How this was checked').click();
    const checks = page.getByRole('listitem');
    await expect(checks.filter({ hasText: 'prompt writing@' })).toContainText(
      'it read 1 of 1 section',
    );
    await expect(checks.filter({ hasText: '1 of 2 suggestions shown' })).toBeVisible();
    await expect(checks.filter({ hasText: 'Left out were suggestions' })).toBeVisible();
    await expect(writing.tone).toContainText('The model would put this more gently.');
    await expect(writing.alternatives).toContainText('The clerk reads aloud and slow.');
    await expect(page.getByText('987,654')).toHaveCount(0);
    await expectAccessible(page, 'an analysis by a model');
    await writing.view('Findings').click();
    const row = writing.rows.filter({ hasText: 'Shorter wording' });
    await row.click();
    await expect(page.getByText('Found by the model')).toBeVisible();
    await writing.act('Accept').click();
    await expect(writing.text).toHaveValue(SHORT);
    await writing.undo.click();
    await expect(writing.text).toHaveValue(WORDY);
    await page.reload();
    await writing.view('Analysis').click();
    await page.getByText('How this was checked').click();
    await expect(checks.filter({ hasText: 'prompt writing@' })).toBeVisible();
  });

  test('has a remark that is dismissed, and brought back', async ({ page, account: _ }) => {
    const writing = writingPage(page);
    await writing.open();
    await writing.write(WORDY);
    await writing.analyze();
    await writing.view('Findings').click();
    const row = writing.rows.filter({ hasText: 'Tone' });
    await row.click();
    await writing.act('Dismiss').click();
    await expect(row).toHaveCount(0);
    await writing.undo.click();
    await expect(row).toHaveCount(1);
  });

  test('that refuses leaves the review to the rules, and it says so', async ({
    page,
    account: _,
  }) => {
    const writing = writingPage(page);
    await writing.open();
    await writing.write(`${WORDY} ${REFUSED}`);
    await writing.analyze();
    await expect(page.getByText('The model declined to answer.')).toBeVisible();
    await expect(page.getByText('by the built-in engine').first()).toBeVisible();
    await expect(page.getByText('How this was checked')).toHaveCount(0);
    await expectAccessible(page, 'an analysis without its model');
  });

  test('is cancelled in the midst, and the text stays', async ({ page, account: _ }) => {
    const writing = writingPage(page);
    await writing.open();
    await writing.write(`${WORDY} ${SILENT}`);
    await writing.button.click();
    const running = page.getByTestId('writing-running');
    await expect(running.getByRole('status')).toContainText('model');
    await running.getByRole('button', { name: 'Cancel' }).click();
    await expect(running).toHaveCount(0);
    await expect(writing.text).toHaveValue(`${WORDY} ${SILENT}`);
  });
});
