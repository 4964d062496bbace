import { decodeText, encodingOf } from './decode-text.js';

const TEXT = 'Plaintiff’s “motion” — § 1983, ¶ 4, café.';

const wide = (text: string, big: boolean): Buffer => {
  const bytes = Buffer.from(text, 'utf16le');
  return big ? bytes.swap16() : bytes;
};

describe('decodeText', () => {
  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16 LE with its mark', wide(`\uFEFF${TEXT}`, false)],
    ['UTF-16 BE with its mark', wide(`\uFEFF${TEXT}`, true)],
    ['UTF-16 LE', wide(TEXT, false)],
    ['UTF-16 BE', wide(TEXT, true)],
    [
      'Windows-1252',
      Buffer.from('Plaintiff\x92s \x93motion\x94 \x97 \xa7 1983, \xb6 4, caf\xe9.', 'latin1'),
    ],
    [
      'Mac Roman',
      Buffer.from('Plaintiff\xd5s \xd2motion\xd3 \xd1 \xa4 1983, \xa6 4, caf\x8e.', 'latin1'),
    ],
  ])('reads %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe(TEXT);
  });

  it('recognizes what is not in a Western language by its letters', () => {
    const russian = Buffer.from(
      'cff0e8ece8f0e5edeee520f1eee3ebe0f8e5ede8e520ece5e6e4f320f1f2eef0eeede0ece820eef220efe5f0e2eee3ee20ece0ff',
      'hex',
    );
    expect(encodingOf(russian)).toBe('windows-1251');
    expect(decodeText(russian)).toContain('соглашение между сторонами');
  });
});
