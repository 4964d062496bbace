import type { Cell } from '../layouts/layout.js';
import { rowsOfCsv } from '../testing/read-file.js';
import { writeSheet } from './write-csv.js';

async function written(columns: string[], rows: Cell[][]): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of writeSheet({ columns, rows })) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Soft hyphen, spaces without width, joiners, marks and isolates of direction, byte order mark. */
const INVISIBLE = [
  '\u00ad',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u200f',
  '\u061c',
  '\u180e',
  '\u3164',
  '\u2060',
  '\u2061',
  '\u2062',
  '\u2063',
  '\u2064',
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\ufeff',
  '\u2003',
  '\u202f',
  '\u{e0001}',
];

describe('a sheet as CSV', () => {
  it('is read back equal, whatever is in the cells', async () => {
    const rows = [
      ['plain', 'a "quoted" word', 'a, comma'],
      ['two\nlines', '§ 1983 — “x”', '中 😀 שלום'],
      ['', ' spaces ', 'semi;colon'],
    ];
    expect(rowsOfCsv(await written(['A', 'B', 'C'], rows))).toEqual([['A', 'B', 'C'], ...rows]);
  });

  it('ends every line with CR LF and begins with the mark', async () => {
    const bytes = await written(['A', 'B'], [[1, null]]);
    expect(bytes.toString()).toBe('\ufeffA,B\r\n1,\r\n');
  });

  it.each([
    '=1+1',
    '+1+1',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '\u00a0=1',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    '|calc',
    '%0a',
    ...INVISIBLE.map((sign) => `${sign}=1+1`),
    ...INVISIBLE.map((sign) => `\u00a0${sign}${sign}-1+1`),
    ...INVISIBLE.map((sign) => `${sign}-1`),
  ])('makes text of the formula %j', async (formula) => {
    const [, [cell] = []] = rowsOfCsv(await written(['A'], [[formula]]));
    expect(cell).toMatch(/^'/);
  });

  it.each(['\n', '\r', '\r\n'])(
    'keeps a row together, and each line text, over %j',
    async (end) => {
      const [, ...rows] = rowsOfCsv(
        await written(['A', 'B'], [[`Hello${end}=1+41${end}-2`, 'next']]),
      );
      expect(rows.map(([cell = '', next]) => [cell.replaceAll(/\r\n?|\n/g, '\n'), next])).toEqual([
        [`Hello\n'=1+41\n-2`, 'next'],
      ]);
    },
  );

  it.each(['-12', '+1.5', '- a dash begins', 'plain'])('leaves no doubt about %j', async (text) => {
    const [, [cell] = []] = rowsOfCsv(await written(['A'], [[text]]));
    expect(cell).toBe(text.startsWith('- ') ? `'${text}` : text);
  });
});
