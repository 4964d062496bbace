import { describe, expect, it } from '@jest/globals';
import { fileNameOf } from './save-file';

describe('fileNameOf', () => {
  it.each([
    ['attachment; filename="casewright-analysis.pdf"', 'casewright-analysis.pdf'],
    [`attachment; filename="S_n.pdf"; filename*=UTF-8''S%C3%B8n.pdf`, 'Søn.pdf'],
    [`attachment; filename="broken.pdf"; filename*=UTF-8''%E0%A4%A.pdf`, 'broken.pdf'],
    ['attachment; filename=plain.csv', 'plain.csv'],
    ['attachment', null],
    [null, null],
  ])('reads %s', (disposition, name) => {
    expect(fileNameOf(disposition)).toBe(name);
  });
});
