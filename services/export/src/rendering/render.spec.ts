import {
  EXPORT_FORMATS,
  EXPORT_TYPES,
  type HistoryRow,
  INCOMPLETE_SEARCH,
  NO_PAGE_NUMBERS,
  searchWarnings,
} from '@casewright/contracts';
import { jest } from '@jest/globals';
import { pagesOfPdf, partsOfDocx, rowsOfCsv, wordsOf } from '../testing/read-file.js';
import { renderSample } from '../testing/render-sample.js';
import { analysisSample, SAMPLES } from '../testing/samples.js';

// A word of a megabyte fills hundreds of pages.
jest.setTimeout(60_000);

const READERS = {
  pdf: async (bytes: Buffer) => (await pagesOfPdf(bytes)).join('\n'),
  docx: async (bytes: Buffer) => wordsOf((await partsOfDocx(bytes)).get('word/document.xml') ?? ''),
  csv: async (bytes: Buffer) => rowsOfCsv(bytes).flat().join('\n'),
};
const MATRIX = EXPORT_TYPES.flatMap((type) =>
  EXPORT_FORMATS.map((format) => [type, format] as const),
);

const HOSTILE: Record<string, string> = {
  'a script': '<script>alert("1")</script> & <w:p/> ]]>',
  'a formula': '=HYPERLINK("http://evil.example","x")',
  'control characters': 'a\u0001b\u0008c\u001bd\uffffe\r\nf',
  'right to left': 'שלום עולם and مرحبا with \u202e override',
  emoji: '👩‍⚖️ ⚖️ 🇺🇸',
  'a word of a megabyte': 'W'.repeat(1024 * 1024),
};

describe('render', () => {
  it.each(MATRIX)('makes a file of %s as %s that says what it should', async (type, format) => {
    const { bytes } = await renderSample(format, type);
    const text = await READERS[format](bytes);
    // A CSV of a template is its open places, one of findings its findings.
    for (const words of SAMPLES[type].says) expect(text).toContain(words);
  });

  it.each(EXPORT_FORMATS)('warns of what a search did not look through, as %s', async (format) => {
    const phraseReach = { searched: 1_000, of: 1_128 };
    const data = { cases: [{ title: 'Roe v. Wade', year: 1973 }], total: 620, phraseReach };
    const { bytes } = await renderSample(format, 'search-results', { data });
    const [{ sentences } = { sentences: [] }] = searchWarnings({ phraseReach });
    expect((await READERS[format](bytes)).replace(/\s+/g, ' ')).toContain(sentences[0]);
  });

  it.each(EXPORT_FORMATS)(
    'warns of a search that a part of the index was away from, as %s',
    async (format) => {
      const data = { cases: [{ title: 'Roe v. Wade', year: 1973 }], isIncomplete: true };
      const { bytes } = await renderSample(format, 'search-results', { data });
      expect((await READERS[format](bytes)).replace(/\s+/g, ' ')).toContain(INCOMPLETE_SEARCH);
    },
  );

  it.each(EXPORT_FORMATS)('says what the library does not answer, as %s', async (format) => {
    const uncovered = [{ words: 'holographic wills', cases: 0 }];
    const cases = [{ title: 'Roe v. Wade', year: 1973 }];
    const data = { cases, coverage: 'none' as const, uncovered };
    const { bytes } = await renderSample(format, 'search-results', { data });
    expect((await READERS[format](bytes)).replace(/\s+/g, ' ')).toContain(
      'The library has nothing on holographic wills. The nearest are below.',
    );
  });

  it('repeats warnings in each row of a table, and has a row for them where there is no other', async () => {
    const notices = ['Page 2 could not be read.'];
    const findings = { ...analysisSample(2), notices };
    const listed = rowsOfCsv((await renderSample('csv', 'analysis', { data: findings })).bytes);
    const warning = `Not all of the file could be read: ${notices[0]}`;
    expect(listed.map((row) => row.at(-1))).toEqual(['Warnings', warning, warning]);
    const data = { groups: [], pageCount: null };
    const alone = rowsOfCsv((await renderSample('csv', 'table-of-authorities', { data })).bytes);
    expect(alone).toHaveLength(2);
    expect(alone[1]!.at(-1)).toContain(NO_PAGE_NUMBERS);
  });

  it.each(
    Object.entries(HOSTILE).flatMap(([name, text]) =>
      EXPORT_FORMATS.map((format) => [name, format, text] as const),
    ),
  )('makes a valid file of %s as %s', async (_, format, text) => {
    const analysis = {
      title: text.slice(0, 255),
      analysis: text,
      insights: [text.slice(0, 5_000)],
    };
    const { bytes } = await renderSample(format, 'analysis', { data: analysis });
    expect((await READERS[format](bytes)).length).toBeGreaterThan(3);
    const rows = [{ query: text.slice(0, 5_000), category: text.slice(0, 50) }];
    const history = await renderSample(format, 'search-history', { data: rows });
    expect((await READERS[format](history.bytes)).length).toBeGreaterThan(3);
  });

  it.each(['pdf', 'docx'] as const)('names the model and its prompt in a %s', async (format) => {
    const counts = { quotationsKept: 0, quotationsDropped: 0, sectionsRead: 1, sectionsTotal: 1 };
    const cited = { citationsVerified: 0, citationsUnverified: 0, flagged: [] };
    const grounding = { prompt: 'analyze@2', ...counts, ...cited };
    const data = { ...analysisSample(), engine: 'stub-1', grounding };
    const { bytes } = await renderSample(format, 'analysis', { data });
    const text = (await READERS[format](bytes)).replace(/\s+/g, ' ');
    expect(text).toContain('analyzed by the model stub-1 (prompt analyze@2)');
  });

  it('keeps what looks like markup as words', async () => {
    const data = { analysis: HOSTILE['a script'] };
    for (const format of EXPORT_FORMATS) {
      const { bytes } = await renderSample(format, 'analysis', { data });
      expect(await READERS[format](bytes)).toContain('<script>alert("1")</script> & <w:p/> ]]>');
    }
  });

  it('reads the history where it is kept when the request brings none', async () => {
    async function* kept(): AsyncGenerator<HistoryRow> {
      for (let n = 0; n < 3; n += 1) {
        yield { query: `query ${n}`, category: 'citation', timestamp: '2026-01-02T03:04:05.678Z' };
      }
    }
    const { bytes } = await renderSample('csv', 'search-history', { data: null }, kept);
    expect(rowsOfCsv(bytes)).toEqual([
      ['Date', 'Category', 'Query'],
      ...[0, 1, 2].map((n) => ['2026-01-02T03:04:05.678Z', 'Citation', `query ${n}`]),
    ]);
  });

  it('writes dates on the reader’s calendar on paper, and in UTC for machines', async () => {
    const data = [{ query: 'q', timestamp: '2026-01-01T02:00:00Z' }];
    const options = { timeZone: 'America/New_York' };
    const pdf = await renderSample('pdf', 'search-history', { data, options });
    expect(await READERS.pdf(pdf.bytes)).toContain('Dec 31, 2025, 9:00');
    const csv = await renderSample('csv', 'search-history', { data, options });
    expect(await READERS.csv(csv.bytes)).toContain('2026-01-01T02:00:00.000Z');
  });

  it.each([
    [{ format: 'xls' }, 'Format must be pdf, docx, or csv'],
    [{ data: {} }, 'There is nothing to export'],
    [{ data: null }, 'Data must be what to export as analysis: an object, or a list of objects'],
    [
      { data: 'a text' },
      'Data must be what to export as analysis: an object, or a list of objects',
    ],
    [{ options: { paper: 'a5' } }, 'Paper must be letter or a4'],
    [
      { options: { timeZone: 'Mars/Base' } },
      'The time zone must be an IANA name, such as America/New_York',
    ],
  ])('refuses %j with a sentence', async (wrong, message) => {
    const { format, ...rest } = { format: 'pdf', ...wrong } as { format: 'pdf' };
    await expect(renderSample(format, 'analysis', rest)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      message,
    });
  });

  it('says which formats do where there is nothing to list', async () => {
    for (const [type, data] of [
      ['template', { content: 'Made by hand, without places to fill in.' }],
      ['writing', { content: 'A text that nothing was said about.' }],
    ] as const) {
      await expect(renderSample('csv', type, { data })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        message: 'There is nothing here to list in a CSV file. Export it as PDF or as Word (DOCX).',
      });
      expect((await renderSample('docx', type, { data })).bytes.length).toBeGreaterThan(1_000);
    }
  });
});
