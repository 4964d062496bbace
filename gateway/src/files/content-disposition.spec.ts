import { describe, expect, it } from '@jest/globals';
import { contentDisposition } from './content-disposition.js';

describe('contentDisposition', () => {
  it.each([
    ['casewright-analysis.pdf', 'attachment; filename="casewright-analysis.pdf"'],
    [
      'Søn — é.pdf',
      `attachment; filename="S_n - e.pdf"; filename*=UTF-8''S%C3%B8n%20%E2%80%94%20%C3%A9.pdf`,
    ],
    ['a"b\\c%41.csv', `attachment; filename="a_b_c_41.csv"; filename*=UTF-8''a%22b%5Cc%2541.csv`],
    ['a\u202egpj\u200b.exe\u2069\r\n.pdf', 'attachment; filename="agpj.exe.pdf"'],
    ["O'Brien (1).pdf", `attachment; filename="O'Brien (1).pdf"`],
    ['😀.docx', `attachment; filename="__.docx"; filename*=UTF-8''%F0%9F%98%80.docx`],
  ])('names %s', (name, header) => {
    expect(contentDisposition(name)).toBe(header);
  });
});
