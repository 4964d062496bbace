import { CONTRACT, documentsPage } from './fixtures/documents-page';
import { docxFile, locked, pdfFile, type TestFile, textFile } from './fixtures/files';
import { toasts } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

const ENTITY = '<!DOCTYPE w [<!ENTITY a "b">]>';
const WORD = docxFile('contract.docx', ['This is a lease.']);
const blankPages = (name: string, count: number): TestFile =>
  pdfFile(
    name,
    Array.from({ length: count }, () => []),
  );

const REFUSED: readonly (readonly [string, TestFile, RegExp])[] = [
  ['an empty file', textFile('empty.txt', ''), /This file is empty/],
  ['a file without a word', docxFile('blank.docx', ['']), /contains no text/],
  ['pages without a word', blankPages('blank.pdf', 2), /no scanned text was found on its pages/],
  ['a name that is not its own', { ...WORD, name: 'contract.pdf' }, /does not match its content/],
  ['a file with a password', locked(WORD), /password-protected/],
  ['a damaged file', { ...WORD, buffer: WORD.buffer.subarray(0, 200) }, /is damaged/],
  ['entities of its own', docxFile('entities.docx', ['&a;'], ENTITY), /declares XML entities/],
  ['too many pages', blankPages('long.pdf', 2_001), /more than 2,?000 pages/],
  ['too many words', textFile('huge.txt', 'word '.repeat(2_400_001)), /more than can be read here/],
];

test('What cannot be read is refused, and the next file is taken', async ({ page, account: _ }) => {
  test.slow();
  await page.goto('/document-analysis');
  const screen = documentsPage(page);
  for (const [what, file, words] of REFUSED) {
    await test.step(what, async () => {
      await screen.file.setInputFiles(file);
      await screen.button.click();
      await expect(toasts(page)).toContainText(words);
      await expect(screen.alert).toContainText(words);
      await screen.file.setInputFiles(textFile('whole.txt', CONTRACT));
      await expect(screen.alert).toHaveCount(0);
      await expect(screen.button).toBeEnabled();
    });
  }
});
