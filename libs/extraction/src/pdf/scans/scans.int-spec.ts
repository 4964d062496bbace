import { jest } from '@jest/globals';
import { runChild } from '../../child/run-child.js';
import { DEFAULT_LIMITS, type Extraction, type ExtractionLimits } from '../../extraction.js';
import { Refusal } from '../../refusal.js';
import { buildChild } from '../../testing/built-child.js';
import { makeScan, SCANNED_WORDS, type ScanPage } from '../../testing/make-scan.js';

jest.setTimeout(120_000);

beforeAll(() => buildChild());

async function read(
  pages: ScanPage[],
  limits: Partial<ExtractionLimits> = {},
): Promise<Extraction & { refused?: string }> {
  async function* bytes(): AsyncGenerator<Buffer> {
    yield makeScan(pages);
  }
  const outcome = await runChild('a.pdf', bytes(), { ...DEFAULT_LIMITS, ...limits }).catch(
    (error: unknown) => {
      if (error instanceof Refusal) return { extraction: { refused: error.reason } };
      throw error;
    },
  );
  return outcome.extraction as Extraction & { refused?: string };
}

const flat = (text: string): string => text.replace(/\s+/g, ' ');

describe('scanned pages', () => {
  it('are read among the others, each in its place', async () => {
    const own = 'This page has words of its own, and enough of them to be no scan.\n'.repeat(4);
    const { document, notices } = await read([{ stamp: own }, { scan: {} }, {}]);
    for (const words of SCANNED_WORDS) expect(flat(document.text)).toContain(words);
    const [, second = 0] = document.pages ?? [];
    expect(document.text.slice(second)).toMatch(/^NOTICE OF TERMINATION/);
    expect(notices).toEqual([
      expect.stringMatching(/^Page 2 is a scan, read by character recognition .* \d\d %/),
      expect.stringMatching(/^1 of 3 pages has no text/),
    ]);
    for (const { start, end } of document.blocks ?? []) {
      expect(document.text.slice(start, end).trim()).not.toBe('');
    }
  });

  it('are read under the stamp of a filing system', async () => {
    const stamp = 'Case 1:24-cv-00017 Document 9 Page 1 of 1';
    const { document } = await read([{ scan: {}, stamp }]);
    expect(document.text.startsWith(stamp)).toBe(true);
    expect(document.text).toContain('Edmund Harrow');
  });

  it('are told from pictures beside text', async () => {
    const { document, notices } = await read([{ scan: { size: 0.8 }, stamp: 'Exhibit A' }]);
    expect(document.text).toBe('Exhibit A');
    expect(notices).toEqual([expect.stringContaining('Page 1 holds a large picture')]);
  });

  it('are read beside a picture in dots, which is left out and told', async () => {
    const { document, notices } = await read([{ scan: { marred: 'picture' } }]);
    for (const words of SCANNED_WORDS) expect(flat(document.text)).toContain(words);
    expect(notices).toEqual([
      expect.stringMatching(/^Page 1 is a scan, read by character recognition/),
      expect.stringContaining('Page 1 holds a large picture'),
    ]);
  });

  it('are refused when they cannot be made out', async () => {
    expect(await read([{ scan: { rotate: 180 } }])).toMatchObject({ refused: 'unclear-scan' });
  });

  it('are left where their limits of pages and time end', async () => {
    const pages = [{ scan: {} }, { scan: {} }];
    const { notices } = await read(pages, { recognizedPages: 1 });
    expect(notices[1]).toMatch(/^Page 2 has little or no text and may hold scans/);
    expect(await read(pages, { recognitionMs: 1 })).toMatchObject({ refused: 'unread-scan' });
    expect(await read(pages, { recognizedPages: 0 })).toMatchObject({
      refused: 'recognition-off',
    });
  });
});
