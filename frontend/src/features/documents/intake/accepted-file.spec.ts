import { describe, expect, it } from '@jest/globals';
import { ACCEPT, fileSize, isAcceptedFile } from './accepted-file';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

describe('isAcceptedFile', () => {
  it.each([
    ['lease.pdf', 'application/pdf'],
    ['LEASE.PDF', ''],
    ['notes.txt', 'text/plain;charset=utf-8'],
    ['old.doc', 'application/msword'],
    ['new.docx', DOCX],
    ['new.docx', 'application/zip'],
    ['without extension', 'text/plain'],
  ])('takes %s of type “%s”', (name, type) => {
    expect(isAcceptedFile({ name, type })).toBe(true);
  });

  it.each([
    ['photo.png', 'image/png'],
    ['photo.pdf', 'image/png'],
    ['sheet.xlsx', ''],
    ['page.html', 'text/plain'],
  ])('refuses %s of type “%s”', (name, type) => {
    expect(isAcceptedFile({ name, type })).toBe(false);
  });

  it('offers the extensions of the specification first', () => {
    expect(ACCEPT.startsWith('.pdf,.txt,.doc,.docx,')).toBe(true);
  });
});

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1_023, '1023 bytes'],
  [44_000, '43 KB'],
  [1_258_291, '1.2 MB'],
])('writes %s bytes as %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
