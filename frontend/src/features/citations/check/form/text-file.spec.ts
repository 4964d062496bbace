import { INVALID_BRIEF_TYPE } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { readTextFile, textRefusal } from './text-file';

const file = (bytes: number[] | string, name = 'brief.txt', type = 'text/plain') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });
const MB = 1024 * 1024;

describe('readTextFile', () => {
  it.each([
    ['UTF-8', [0xc2, 0xa7, 0x31]],
    ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0xc2, 0xa7, 0x31]],
    ['UTF-16, little end first', [0xff, 0xfe, 0xa7, 0, 0x31, 0]],
    ['UTF-16, big end first', [0xfe, 0xff, 0, 0xa7, 0, 0x31]],
    ['Windows', [0xa7, 0x31]],
  ])('reads %s', async (_, bytes) => {
    expect(await readTextFile(file(bytes))).toEqual({ text: '§1' });
  });

  it('has one kind of line end', async () => {
    expect(await readTextFile(file('a\r\nb\rc\n'))).toEqual({ text: 'a\nb\nc\n' });
  });

  it.each([
    ['a PDF', file('%PDF', 'brief.pdf', 'application/pdf')],
    ['binary data that calls itself text', file([0x41, 0, 0x42])],
    ['an unknown type', file('text', 'brief.docx', '')],
  ])('refuses %s', async (_, given) => {
    expect(await readTextFile(given)).toEqual({
      refusal: INVALID_BRIEF_TYPE,
    });
  });

  it('takes a .txt of a system that knows no types', async () => {
    expect(await readTextFile(file('text', 'BRIEF.TXT', ''))).toEqual({ text: 'text' });
  });

  it('refuses a blank file and one that is too long', async () => {
    expect(await readTextFile(file(' \n'))).toEqual({ refusal: 'brief.txt has no text in it.' });
    expect(await readTextFile(file('x'.repeat(2 * MB + 1)))).toMatchObject({
      refusal: expect.stringMatching(/2\.0 MB/),
    });
  });
});

describe('textRefusal', () => {
  it('counts bytes, not characters', () => {
    expect(textRefusal('x'.repeat(2 * MB))).toBeUndefined();
    expect(textRefusal('§'.repeat(MB))).toBeUndefined();
    expect(textRefusal('§'.repeat(1.5 * MB))).toMatch(/3\.0 MB; at most 2\.0 MB/);
  });
});
