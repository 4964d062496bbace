import { describe, expect, it } from '@jest/globals';
import { ACCEPT, isAcceptedFile } from './accepted-file';

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
