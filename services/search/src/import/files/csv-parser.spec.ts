import fc from 'fast-check';
import { CsvParser, type CsvRow, type CsvValue } from './csv-parser.js';

/** As PostgreSQL writes it: `FORCE_QUOTE *`, `ESCAPE '\'`. */
function write(rows: CsvValue[][]): string {
  const value = (it: CsvValue) => (it === null ? '' : `"${it.replace(/["\\]/g, '\\$&')}"`);
  return rows.map((row) => `${row.map(value).join(',')}\n`).join('');
}

function parse(text: string, cuts: number[] = []): CsvRow[] {
  const parser = new CsvParser();
  const rows: CsvRow[] = [];
  let from = 0;
  for (const cut of [...cuts, text.length].sort((a, b) => a - b)) {
    rows.push(...parser.push(text.slice(from, cut)));
    from = Math.max(from, cut);
  }
  return [...rows, ...parser.finish()];
}

const values = (text: string) => parse(text).map((row) => row.values);

describe("the CSV of PostgreSQL with ESCAPE '\\'", () => {
  it('gives back what was written, wherever the file is cut into pieces', () => {
    const value = fc.option(
      fc.string({ unit: fc.constantFrom('a', '"', '\\', ',', '\n', '\r', 'é', '§', ' ') }),
    );
    const table = fc.array(fc.array(value, { minLength: 2, maxLength: 4 }), { minLength: 1 });
    fc.assert(
      fc.property(table, fc.array(fc.nat(200)), (rows, cuts) => {
        const text = write(rows);
        const read = parse(
          text,
          cuts.map((cut) => Math.min(cut, text.length)),
        );
        expect(read.map((row) => row.values)).toEqual(rows);
        expect(read.every((row) => row.fault === null)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('tells NULL from the empty string', () => {
    expect(values('"a",,""\n')).toEqual([['a', null, '']]);
  });

  it('reads escapes, line ends inside values and the last row without a line end', () => {
    expect(values('"1","say \\"so\\"\nand C:\\\\x"\n"2","end"')).toEqual([
      ['1', 'say "so"\nand C:\\x'],
      ['2', 'end'],
    ]);
  });

  it('reads the older files, where only some values are quoted', () => {
    expect(values('id,name\r\n12,"Roe, Jane"\r\n13,plain\r\n')).toEqual([
      ['id', 'name'],
      ['12', 'Roe, Jane'],
      ['13', 'plain'],
    ]);
  });

  it('reads doubled quotation marks, which other programs write', () => {
    expect(values('"he said ""no""",2\n')).toEqual([['he said "no"', '2']]);
  });

  it('reports a row with text after a closing mark and goes on with the next', () => {
    const rows = parse('"1","ok"\n"2","bro"ken"\n"3","ok"\n');
    expect(rows.map(({ number, fault }) => [number, fault])).toEqual([
      [1, null],
      [2, 'There is text after the closing quotation mark of value 2.'],
      [3, null],
    ]);
  });

  it('says so when the file ends inside a value', () => {
    expect(parse('"1","ok"\n"2","cut').at(-1)?.fault).toBe('The file ends inside a quoted value.');
  });
});
