/**
 * Modules are loaded again for it.
 * @jest-environment node
 */
import { jest } from '@jest/globals';
import { DEFAULT_LIMITS } from './extraction.js';
import { makeDocx, p, r } from './testing/make-docx.js';
import { makePdf, proseLines } from './testing/make-pdf.js';

const loaded: string[] = [];

/** Stands in for a reader's module, and notes when it is loaded. */
async function noteLoading(path: string): Promise<void> {
  const actual = (await import(path)) as object;
  jest.unstable_mockModule(path, () => {
    loaded.push(path);
    return actual;
  });
}

describe('readDocument', () => {
  it('loads the reader of the kind of file at hand, and no other', async () => {
    const [pdf, docx, doc, text] = [
      './pdf/read-pdf.js',
      './docx/read-docx.js',
      './doc/read-doc.js',
      './plain/read-text.js',
    ];
    for (const path of [pdf, docx, doc, text]) await noteLoading(path);
    jest.resetModules();
    const { readDocument } = await import('./read-document.js');
    expect(loaded).toEqual([]);
    const read = async (name: string, bytes: Buffer) => {
      const { document } = await readDocument(name, bytes, DEFAULT_LIMITS, () => undefined);
      return document.text;
    };
    expect(await read('a.pdf', makePdf([proseLines(['The parties agree.'])]))).toContain('agree');
    expect(loaded).toEqual([pdf]);
    expect(await read('a.docx', makeDocx(p(r('The parties agree.'))))).toContain('agree');
    expect(await read('a.txt', Buffer.from('The parties agree.'))).toContain('agree');
    expect(loaded).toEqual([pdf, docx, text]);
  });
});
