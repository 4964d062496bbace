import { readFile } from 'node:fs/promises';
import { checkPage, SHORT_BRIEF } from './fixtures/citations-page';
import { docxFile } from './fixtures/files';
import { expect, test } from './fixtures/test';

test('A Word brief is reviewed by keyboard, signed, exported, and verified', async ({
  page,
  account: _,
}) => {
  const check = checkPage(page);
  const row = (words: string) => page.getByRole('button', { name: words });
  const save = async (act: () => Promise<void>) => {
    const [download] = await Promise.all([page.waitForEvent('download'), act()]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };

  await test.step('begins with the problems of a checked brief', async () => {
    await page.goto('/citation-generator?tab=check');
    await page.getByLabel('File to check').setInputFiles(docxFile('brief.docx', [SHORT_BRIEF]));
    await expect(check.marks).toHaveCount(4);
    await page.getByRole('button', { name: 'Review and sign' }).click();
    await expect(page.getByText('0 of 2 decided')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign and close' })).toBeDisabled();
  });

  await test.step('is worked through by keyboard', async () => {
    await row('372 U.S. 335').focus();
    await page.keyboard.press('j');
    await expect(row('42 U.S.C. § 1983')).toBeFocused();
    await page.keyboard.press('k');
    await page.keyboard.press('n');
    await expect(page.getByLabel('Note')).toBeFocused();
    await page.keyboard.type('It is of 1963.');
    await page.keyboard.press('Escape');
    await page.keyboard.press('2');
    await expect(row('372 U.S. 335')).toContainText('Corrected');
    await expect(row('42 U.S.C. § 1983')).toBeFocused();
    await page.keyboard.press('1');
    await expect(page.getByText('2 of 2 decided')).toBeVisible();
    await page.reload();
    await expect(row('42 U.S.C. § 1983')).toContainText('Confirmed by hand');
  });

  await test.step('is signed, and then only read', async () => {
    await page.getByRole('button', { name: 'Sign and close' }).click();
    await expect(page.getByText(/^Signed by /)).toBeVisible();
    await expect(page.getByText(/^Entry [\d,]+ of the audit log$/)).toBeVisible();
    await row('372 U.S. 335').click();
    await expect(page.getByText('It is of 1963.')).toBeVisible();
    await expect(page.getByLabel('Note')).toHaveCount(0);
  });

  const json = await test.step('is exported', async () => {
    for (const [label, head] of [
      ['Export as PDF', '%PDF'],
      ['Export as Word', 'PK'],
    ] as const) {
      await page.getByRole('button', { name: 'Export' }).click();
      const { bytes } = await save(() => page.getByRole('menuitem', { name: label }).click());
      expect(bytes.toString('latin1', 0, head.length)).toBe(head);
    }
    const { name, bytes } = await save(() =>
      page.getByRole('button', { name: 'Save JSON' }).click(),
    );
    expect(name).toMatch(/report\.json$/);
    return bytes;
  });

  await test.step('verifies, and does not with a byte changed', async () => {
    await page.getByRole('link', { name: 'All reviews' }).click();
    const verify = (buffer: Buffer) =>
      page
        .getByLabel('Report file')
        .setInputFiles({ name: 'report.json', mimeType: 'application/json', buffer });
    await verify(json);
    await expect(page.getByText('Nothing was changed')).toBeVisible();
    const changed = Buffer.from(json.toString('utf8').replace('It is of 1963.', 'It is of 1964.'));
    await verify(changed);
    await expect(page.getByText('This report does not verify')).toBeVisible();
    await expect(page.getByText('The audit log has no entry with this digest.')).toBeVisible();
  });
});
