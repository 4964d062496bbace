import { CitationIndex } from './read-index.js';
import type { SourceRow } from './source.js';
import { distinct } from './typed-names.js';
import { writeIndex } from './write-index.js';

const same = (bytes: Uint8Array) => bytes;
const row = (n: string, cites: string[], over: Partial<SourceRow> = {}): SourceRow => ({
  n,
  cites,
  s: 'F,N',
  q: 3,
  ...over,
});

const HARMON = row('Harmon v. Ridley', ['311 U.S. 20', '61 S. Ct. 300'], {
  d: '1940-05-06',
  c: 'scotus',
});
const index = new CitationIndex(
  writeIndex(
    {
      date: '2026-11-28',
      rows: [
        HARMON,
        row('Stowe v. Moe', ['311 U.S. 30'], { q: 1 }),
        row('Poe v. Acme Coal Co', ['311 U.S. 40'], {
          a: ['Poe v. Acme'],
          f: 'POE v. ACME COAL CO',
        }),
        row('Vane v. Orr', ['311 U.S. 40']),
        ...['A', 'B', 'C', 'D'].map((each) => row(`${each}bel v. Moe`, ['311 U.S. 55'])),
        row('Hidden v. Known', ['311 U.S. 50'], { s: 'S,O' }),
        row('Doubtful v. Row', ['311 U.S. 60'], { q: 0 }),
        row('Denied v. Review', ['311 U.S. 700']),
        row('In re …', ['9 F. 3'], { t: 'c', f: '~in-re' }),
        row('Order v. List', ['61 S. Ct. 301'], { s: 'F' }),
        ...Array.from({ length: 600 }, (_, at) =>
          row(`Many${at} v. Others`, [`${1 + (at % 7)} F. ${at + 10}`], {
            d: `${1890 + (at % 9)}`,
          }),
        ),
      ],
      reporters: [
        {
          name: 'U.S.',
          years: [[311, 311, 1940, 1941]],
          whole: [[311, 311]],
          ordersFrom: { 311: 600 },
        },
        { name: 'S. Ct.', years: [] },
        { name: 'F.', years: [], last: 300 },
      ],
      pages: { 311: [20, 30, 80] },
    },
    same,
  ),
  same,
);

const at = (volume: string, reporter: string, page: string) =>
  index.at({ volume, reporter, page })!;
const names = (page: string) => at('311', 'U.S.', page).decisions.map(({ name }) => name);

describe('CitationIndex', () => {
  it('says nothing of what is likelier a misprint that texts copy from one another', () => {
    const copied = { s: 'X', q: 2 };
    const rows = [
      HARMON,
      row('Harmon v. Ridley', ['311 U.S. 90'], copied),
      row('Stowe v. Orr', ['9 F. 126'], { d: '1893' }),
      row('Stowe v. Orr', ['9 F. 216'], { d: '1893', ...copied }),
      row('Stowe v. Orr', ['9 F. 162'], { d: '1891', ...copied }),
    ];
    const slips = new CitationIndex(
      writeIndex(
        {
          date: '2026-11-28',
          rows,
          reporters: [
            { name: 'U.S.', years: [], whole: [[311, 311]] },
            { name: 'S. Ct.', years: [] },
            { name: 'F.', years: [] },
          ],
          pages: { 311: [20] },
        },
        same,
      ),
      same,
    );
    const named = (volume: string, reporter: string, page: string) =>
      slips.at({ volume, reporter, page })!.decisions.map(({ name }) => name);
    expect(named('311', 'U.S.', '20')).toEqual(['Harmon v. Ridley']);
    expect(named('311', 'U.S.', '90')).toEqual([]);
    expect(slips.at({ volume: '311', reporter: 'U.S.', page: '90' })!.isWhole).toBe(false);
    expect(named('9', 'F.', '126')).toEqual(['Stowe v. Orr']);
    expect(named('9', 'F.', '216')).toEqual([]);
    // Of another year, it is another decision.
    expect(named('9', 'F.', '162')).toEqual(['Stowe v. Orr']);
  });

  it('knows a decision by each of its citations', () => {
    const known = {
      name: 'Harmon v. Ridley',
      otherNames: [],
      citations: ['311 U.S. 20', '61 S. Ct. 300'],
      year: 1940,
      courtId: 'scotus',
      isConfirmed: true,
      isAlone: true,
    };
    expect(at('311', 'U.S.', '20').decisions).toEqual([known]);
    expect(at('311', 'U. S.', '20').decisions).toEqual([known]);
    expect(at('61', 'S. Ct.', '300').decisions).toEqual([known]);
    expect(at('3', 'F.', '40').decisions).toMatchObject([{ name: 'Many30 v. Others', year: 1893 }]);
    expect(at('5', 'F.', '609').decisions).toMatchObject([{ name: 'Many599 v. Others' }]);
  });

  it('keeps other names, restores a lost period, and shows that a caption is cut', () => {
    expect(at('311', 'U.S.', '40').decisions[0]).toMatchObject({
      name: 'Poe v. Acme Coal Co.',
      otherNames: ['Poe v. Acme'],
    });
    expect(at('9', 'F.', '3').decisions).toMatchObject([{ name: 'In re …', otherNames: [] }]);
  });

  it('puts the decision of the name first where many share a page', () => {
    const named = (name?: string) =>
      index.at({ volume: '311', reporter: 'U.S.', page: '55', name })?.decisions;
    expect(named()).toHaveLength(3);
    expect(named('Dbel v. Moe')?.[0]).toMatchObject({ name: 'Dbel v. Moe' });
  });

  it.each([
    ['two decisions of one page', '311', 'U.S.', '40'],
    ['one that one source has', '311', 'U.S.', '30'],
    ['one among orders', '311', 'U.S.', '700'],
    ['one cut short', '9', 'F.', '3'],
    ['one of the unofficial reports that no list of the Court has', '61', 'S. Ct.', '301'],
  ])('lets no citation be called wrong over %s', (_what, volume, reporter, page) => {
    const { decisions } = at(volume, reporter, page);
    expect(decisions.length).toBeGreaterThan(0);
    expect(decisions.map(({ isAlone }) => isAlone)).not.toContain(true);
  });

  it('leaves out what rests on restricted sources alone, and what is doubtful', () => {
    expect([names('50'), names('60')]).toEqual([[], []]);
  });

  it.each([
    ['a page in a volume held whole', '25', true, 'Harmon v. Ridley'],
    ['a page behind two decisions', '45', true, 'Poe v. Acme Coal Co.'],
    ['a page behind one without a name', '90', true, undefined],
    ['a page that a list has without a name', '80', false, undefined],
    ['the page of a doubtful row', '60', false, undefined],
    ['a page among orders', '650', false, undefined],
  ])('knows whether a case begins at %s', (_what, page, isWhole, within) => {
    const place = at('311', 'U.S.', page);
    expect([place.isWhole, place.within?.name]).toEqual([isWhole, within]);
  });

  it('knows the years of a volume, and the last volume of a series', () => {
    expect(at('311', 'U.S.', '20')).toMatchObject({ years: [1940, 1941], lastVolume: null });
    expect(at('301', 'F.', '20')).toMatchObject({ years: null, lastVolume: 300, decisions: [] });
    expect(at('312', 'U.S.', '20')).toMatchObject({ isWhole: false, lastVolume: null });
  });

  it('says nothing of other reporters, and of what is no page', () => {
    expect(index.at({ volume: '1', reporter: 'Imaginary', page: '2' })).toBeNull();
    expect(index.at({ volume: '311', reporter: 'U.S.', page: '20a' })).toBeNull();
    expect(index.at({ reporter: 'U.S.', page: null })).toBeNull();
  });

  it('finds decisions by name', () => {
    const named = (name: string) => index.named(name, 3).map((each) => each.name);
    expect(named('Poe v. Acme Coal Company')).toEqual(['Poe v. Acme Coal Co.']);
    expect(named('Harmon')).toEqual(['Harmon v. Ridley']);
    expect(named('Many30 v. Others')).toEqual(['Many30 v. Others']);
    expect(named('Nobody v. Nowhere')).toEqual([]);
  });

  it.each([
    ['poe v. ac', ['Poe v. Acme Coal Co.']],
    ['coal', []],
    ['acme coal', ['Poe v. Acme Coal Co.']],
    ['vane', ['Vane v. Orr']],
    ['orr v. v', ['Vane v. Orr']],
    ['harmon v ridley', ['Harmon v. Ridley']],
    ['harm', []],
    ['', []],
  ])('offers decisions for a part of a name: %s', (typed, offered) => {
    expect(index.named(typed, 3).map(({ name }) => name)).toEqual(offered);
  });

  it('offers those that begin with what is typed first, then official ones', () => {
    expect(index.named('moe', 9).map(({ name, citations }) => [name, citations[0]])).toEqual([
      ['Stowe v. Moe', '311 U.S. 30'],
      ...['A', 'B', 'C', 'D'].map((each) => [`${each}bel v. Moe`, '311 U.S. 55']),
    ]);
    expect(index.named('Others v. Many3', 2)).toHaveLength(2);
  });

  it('offers a decision that has two rows once', () => {
    const [harmon] = at('311', 'U.S.', '20').decisions;
    const again = { ...harmon!, citations: ['5 Dall. 6', '61 S. Ct. 300'] };
    const rehearing = { ...harmon!, citations: ['312 U.S. 9'] };
    expect(distinct([harmon!, again, rehearing])).toEqual([harmon, rehearing]);
  });

  it('says what it is', () => {
    expect(index.head).toMatchObject({ date: '2026-11-28', decisions: 611, citations: 612 });
  });
});
