import { expectNoDrift } from '@casewright/database';
import { openTestSchema, type TestSchema } from '@casewright/testing';
import { searchDatabase } from '../database/search-database.js';
import { type CitatorLibrary, citatorLibraryIn, citingRecord } from '../testing/citator-library.js';

const HARMON = citingRecord(
  'harmon',
  'Harmon v. Ridley',
  ['311 U.S. 20', '61 S. Ct. 300'],
  ['The rule.'],
  { year: 1940 },
);
const STOWE = citingRecord(
  'stowe',
  'Betancourt v. Stowe',
  ['402 U.S. 88', '91 S. Ct. 700', '29 L. Ed. 2d 10'],
  [
    'We follow Harmon v. Ridley, 311 U.S. 20, 61 S. Ct. 300 (1940). See also Vane v. Orr, 12 F.2d 3 (1926). Harmon, 311 U.S. at 24, controls.',
  ],
  { year: 1971 },
);
const LOWELL = citingRecord(
  'lowell',
  'Lowell v. Carrick',
  ['480 U.S. 1'],
  [
    'Harmon v. Ridley, 61 S. Ct. 300 (1940), is overruled. Betancourt v. Stowe, 402 U.S. 88, 91 S. Ct. 700, 29 L. Ed. 2d 10 (1971), went too far. Id. at 90. And 480 U.S. 1 is this case.',
    'In dissent: see Betancourt v. Stowe, 402 U.S. 88 (1971).',
  ],
  { year: 1987 },
);

const GRAPH = [
  'lowell -> harmon ×1',
  'lowell -> stowe ×3',
  'stowe -> ?12f2d3 ×1',
  'stowe -> harmon ×2',
];

describe.each([
  ['all at once', undefined],
  ['one by one', { cases: 1, places: 1 }],
])('the citator, %s', (_, atOnce) => {
  let schema: TestSchema;
  let library: CitatorLibrary;

  beforeAll(async () => {
    schema = await openTestSchema('search', searchDatabase);
    library = citatorLibraryIn(schema.source, atOnce);
  });
  afterAll(() => schema.drop());
  beforeEach(async () => {
    await library.db.query(`TRUNCATE cases, case_citation_keys, citing_places, citing_passages,
      opinion_links, cited_cases, citator_loaded, citator_dirty, same_decisions RESTART IDENTITY CASCADE`);
  });

  it('has entities that agree with the migrated schema', async () => {
    expect(await expectNoDrift(library.db)).toEqual([]);
  });

  it.each([
    ['oldest first', [HARMON, STOWE, LOWELL]],
    ['newest first', [LOWELL, STOWE, HARMON]],
    ['the middle first', [STOWE, LOWELL, HARMON]],
  ])('makes the same graph whatever comes first: %s', async (_order, records) => {
    for (const record of records) await library.load(record);
    expect(await library.graph()).toEqual(GRAPH);
    expect(await library.citedBy()).toEqual({ harmon: 2, lowell: 0, stowe: 1 });
  });

  it('makes the same graph of one load', async () => {
    await library.load(STOWE, LOWELL, HARMON);
    expect(await library.graph()).toEqual(GRAPH);
  });

  it('makes one place of parallel citations', async () => {
    await library.load(STOWE, HARMON);
    const places = await library.db.query(
      `SELECT cited_text, cited_keys, treatment FROM citation_edges WHERE cited_key = '311us20'`,
    );
    expect(places).toEqual([
      { cited_text: '311 U.S. 20', cited_keys: ['311us20', '61sct300'], treatment: 'followed' },
    ]);
  });

  it('keeps the passage, and offsets that index the opinion', async () => {
    await library.load(LOWELL, HARMON);
    const [edge] = await library.db.query(
      `SELECT e.passage, e.passage_at, e.start_at, e.end_at, e.treatment, e.treatment_start,
              e.treatment_end, o.text
         FROM citation_edges e JOIN opinions o ON o.id = e.opinion_id
        WHERE e.cited_key = '61sct300'`,
    );
    expect(edge.text.slice(edge.passage_at, edge.passage_at + edge.passage.length)).toBe(
      edge.passage,
    );
    expect(edge.text.slice(edge.start_at, edge.end_at)).toContain('61 S. Ct. 300');
    expect(edge.treatment).toBe('overruled');
    expect(edge.text.slice(edge.treatment_start, edge.treatment_end)).toBe('overruled');
  });

  it('replaces the citations of a changed case', async () => {
    await library.load(HARMON, STOWE, LOWELL);
    await library.load(
      citingRecord('stowe', 'Betancourt v. Stowe', ['402 U.S. 88'], ['We cite nobody now.']),
    );
    expect(await library.graph()).toEqual(['lowell -> harmon ×1', 'lowell -> stowe ×3']);
    expect(await library.citedBy()).toEqual({ harmon: 1, lowell: 0, stowe: 1 });
  });

  it('loses the cases that a changed citation no longer leads to', async () => {
    await library.load(HARMON, STOWE);
    await library.load(citingRecord('harmon', 'Harmon v. Ridley', ['1 U.S. 1'], ['The rule.']));
    expect(await library.graph()).toContain('stowe -> ?311us20 ×2');
    expect((await library.citedBy()).harmon).toBe(0);
  });

  it('forgets a removed case, and knows it again when it returns', async () => {
    await library.load(HARMON, STOWE, LOWELL);
    await library.writer.remove(['harmon']);
    await library.writer.publish();
    expect(await library.graph()).toEqual([
      'lowell -> ?61sct300 ×1',
      'lowell -> stowe ×3',
      'stowe -> ?12f2d3 ×1',
      'stowe -> ?311us20 ×2',
    ]);
    await library.load(HARMON);
    expect(await library.graph()).toEqual(GRAPH);
    await library.writer.remove(['harmon', 'stowe', 'lowell']);
    expect(await library.db.query('SELECT 1 FROM citing_passages')).toEqual([]);
  });

  it('leaves the cases whose citations changed for the index', async () => {
    await library.load(HARMON, STOWE, LOWELL);
    await library.db.query('DELETE FROM citator_dirty');
    await library.load(citingRecord('stowe', 'Betancourt v. Stowe', ['402 U.S. 88'], ['Nobody.']));
    const rows = await library.db.query(
      'SELECT c.source_id AS id FROM citator_dirty d JOIN cases c ON c.id = d.case_id ORDER BY 1',
    );
    expect(rows).toEqual([{ id: 'harmon' }]);
  });

  it('shows nothing of cases that are not published', async () => {
    await library.load(HARMON);
    await library.writer.store([STOWE], null);
    expect(await library.citedBy()).toEqual({ harmon: 0 });
    await library.writer.publish();
    expect((await library.citedBy()).harmon).toBe(1);
  });

  it('tells cases on one page apart by name, in any order', async () => {
    const page = ['404 U.S. 900'];
    const first = citingRecord('first', 'Aldous v. United States', page, ['Denied.'], {
      year: 1971,
    });
    const second = citingRecord('second', 'Zimmer v. United States', page, ['Denied.'], {
      year: 1971,
    });
    const citing = citingRecord(
      'citing',
      'Poe v. Moe',
      ['500 U.S. 1'],
      ['See Zimmer v. United States, 404 U.S. 900 (1971).'],
    );
    await library.load(first, citing);
    expect(await library.graph()).toEqual(['citing -> first ×1']);
    await library.load(second);
    expect(await library.graph()).toEqual(['citing -> second ×1']);
  });

  describe('of a decision that several sources have', () => {
    const starter = citingRecord('starter:harmon', 'Harmon v. Ridley', ['311 U.S. 20'], [], {
      source: 'starter',
      year: 1940,
    });
    const cap = citingRecord(
      'cap:harmon',
      'HARMON et al. v. RIDLEY',
      ['61 S. Ct. 300'],
      ['The rule. We decided Harmon v. Ridley, 311 U.S. 20, here.'],
      { source: 'cap', year: 1941 },
    );
    const leaders = async () => {
      const rows = (await library.db.query(
        `SELECT c.source_id AS id, l.source_id AS leader FROM same_decisions d
           JOIN cases c ON c.id = d.case_id JOIN cases l ON l.id = d.leader_id ORDER BY 1`,
      )) as { id: string; leader: string }[];
      return Object.fromEntries(rows.map(({ id, leader }) => [id, leader]));
    };

    it('prefers the record that has the text', async () => {
      await library.load(starter, STOWE);
      expect(await library.graph()).toContain('stowe -> starter:harmon ×2');
      await library.load(HARMON);
      expect(await library.graph()).toContain('stowe -> harmon ×2');
    });

    it.each([
      ['one after the other', [[starter], [HARMON], [cap], [STOWE], [LOWELL]]],
      ['the fullest first', [[cap, LOWELL], [STOWE], [HARMON], [starter]]],
      ['at once', [[LOWELL, starter, cap, STOWE, HARMON]]],
    ])(
      'cites the fullest record whatever the citation, and no case itself: %s',
      async (_, loads) => {
        for (const records of loads) await library.load(...records);
        expect(await leaders()).toEqual({
          'cap:harmon': 'cap:harmon',
          harmon: 'cap:harmon',
          'starter:harmon': 'cap:harmon',
        });
        expect(await library.graph()).toEqual([
          'cap:harmon -> ?311us20 ×1',
          'lowell -> cap:harmon ×1',
          'lowell -> stowe ×3',
          'stowe -> ?12f2d3 ×1',
          'stowe -> cap:harmon ×2',
        ]);
        expect((await library.citedBy())['cap:harmon']).toBe(2);
      },
    );

    it('counts a decision once among those that cite', async () => {
      const again = citingRecord(
        'cap:stowe',
        'Betancourt v. Stowe',
        ['402 U.S. 88'],
        ['We follow Harmon v. Ridley, 311 U.S. 20 (1940).'],
        { source: 'cap', year: 1971 },
      );
      await library.load(HARMON, STOWE, again);
      expect(await leaders()).toEqual({ 'cap:stowe': 'stowe', stowe: 'stowe' });
      expect((await library.citedBy()).harmon).toBe(1);
    });

    it('falls back on what is left when records go', async () => {
      await library.load(starter, HARMON, cap, STOWE);
      await library.writer.remove(['cap:harmon']);
      await library.writer.publish();
      expect(await leaders()).toEqual({ harmon: 'harmon', 'starter:harmon': 'harmon' });
      expect(await library.graph()).toContain('stowe -> harmon ×2');
      await library.writer.remove(['harmon']);
      await library.writer.publish();
      expect(await leaders()).toEqual({});
      expect(await library.graph()).toContain('stowe -> starter:harmon ×2');
    });

    it('parts them when a changed record is no longer the same', async () => {
      await library.load(HARMON, cap);
      await library.load(
        citingRecord('cap:harmon', 'Vane v. Orr', ['61 S. Ct. 300'], ['Else.'], { source: 'cap' }),
      );
      expect(await leaders()).toEqual({});
    });
  });

  it('finds a nominative citation by its official one', async () => {
    const marbury = citingRecord(
      'marbury',
      'Marbury v. Madison',
      ['5 U.S. (1 Cranch) 137'],
      ['It is emphatically the province.'],
    );
    const citing = citingRecord(
      'citing',
      'Poe v. Moe',
      ['500 U.S. 1'],
      ['See Marbury v. Madison, 1 Cranch 137 (1803).'],
    );
    await library.load(marbury, citing);
    expect(await library.graph()).toEqual(['citing -> marbury ×1']);
  });
});
