import { describe, expect, it } from '@jest/globals';
import { pagesOfPdf, partsOfDocx, rowsOfCsv, wordsOf } from '../testing/read-file.js';
import { renderSample } from '../testing/render-sample.js';
import { reportSample } from '../testing/samples.js';

const dataOf = (problems: number, change: object = {}) => ({
  title: 'Opening brief',
  report: JSON.stringify({ ...reportSample(problems), ...change }),
});
const flat = (text: string | undefined): string => (text ?? '').replace(/\s+/g, ' ');

describe('a report to sign, as a file', () => {
  it('has at most two pages of summary, then the certificate, then the detail', async () => {
    const { bytes } = await renderSample('pdf', 'cite-report', { data: dataOf(120) });
    const pages = (await pagesOfPdf(bytes)).map(flat);
    const certificate = pages.findIndex((page) => page.includes('I certify that every citation'));
    expect([1, 2]).toContain(certificate);
    expect(pages[0]).toContain('Signed: by Ann Advocate (account 7)');
    expect(pages[0]).toContain('Corrected: 120');
    expect(pages.slice(0, certificate).join(' ')).toContain('100 more problems in the detail.');
    expect(pages[certificate]).toContain('/s/ Ann Advocate');
    expect(pages[certificate + 1]).toContain('Problems and decisions');
    expect(pages[certificate + 1]).toContain('It is of 1973.');
  });

  it('prints the digest of what it prints, and none for an open one', async () => {
    const { createHash } = await import('node:crypto');
    const data = dataOf(1);
    const digest = createHash('sha256').update(data.report).digest('hex');
    const docx = async (given: object) => {
      const { bytes } = await renderSample('docx', 'cite-report', { data: given });
      return wordsOf((await partsOfDocx(bytes)).get('word/document.xml') ?? '');
    };
    expect(await docx(data)).toContain(digest);
    const open = await docx(dataOf(1, { signature: null }));
    expect(open).toContain('not signed: this report is open');
    expect(open).not.toContain('Digest of this report');
    expect(open).not.toContain('Certificate');
  });

  it('has the decisions in its table', async () => {
    const { bytes } = await renderSample('csv', 'cite-report', { data: dataOf(1) });
    const [head, row] = rowsOfCsv(bytes);
    expect(head?.slice(-3)).toEqual(['Decision', 'Note', 'Decided']);
    expect(row?.slice(-3)).toEqual(['Corrected', 'It is of 1973.', '2026-01-03T03:04:05.000Z']);
  });

  it('refuses what is no report', async () => {
    await expect(
      renderSample('pdf', 'cite-report', { data: { report: '{"form":1}' } }),
    ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});
