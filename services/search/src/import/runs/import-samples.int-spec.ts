import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestDatabase } from '@casewright/testing';
import { describeWithData, sharedData } from '@casewright/testing/shared-data';
import { jest } from '@jest/globals';
import { LibraryContext } from '../../testing/library-context.js';
import { starterDatabase } from '../../testing/starter-database.js';

// Reads 30 MB of opinions in the tests' own thread.
jest.setTimeout(180_000);

interface StoredCase {
  source_id: string;
  name: string;
  citations: string[];
  court_id: string;
  jurisdiction: string;
  decided: string | null;
  year: number | null;
  docket: string | null;
  syllabus: string | null;
  summary: string;
  published: boolean;
  [column: string]: unknown;
}

interface StoredOpinion {
  ordinal: number;
  kind: string;
  author: string | null;
  text: string;
  structure: {
    pages: { at: number; label: string }[];
    footnotes: { label: string; start: number; end: number; calledAt: number | null }[];
    runs: { kind: string; start: number; end: number }[];
    links?: { start: number; end: number; sourceId: string }[];
  };
}

describeWithData('importing the samples of every format', () => {
  let database: TestDatabase;
  let library: LibraryContext;

  beforeAll(async () => {
    database = await starterDatabase();
    library = await LibraryContext.open(database.url('search'));
  });

  afterAll(async () => {
    await library.close();
    await database.drop();
  });

  const caseOf = async (sourceId: string) => {
    const rows = await library.query<StoredCase>(
      'SELECT *, decided::text FROM cases WHERE source_id = $1',
      [sourceId],
    );
    return rows[0]!;
  };
  const opinionsOf = (sourceId: string) =>
    library.query<StoredOpinion>(
      `SELECT o.* FROM opinions o JOIN cases c ON c.id = o.case_id
        WHERE c.source_id = $1 ORDER BY ordinal`,
      [sourceId],
    );

  it('neutral JSONL: every record, the ones without date and court too', async () => {
    const { counts } = await library.import([sharedData('opinions')]);
    expect(counts).toEqual({ read: 619, added: 619, changed: 0, unchanged: 0, bad: 0 });
    expect(await caseOf('cl-1004207')).toMatchObject({
      name: 'Watkins v. Sacchet',
      court_id: 'ca4',
      jurisdiction: 'United States',
      decided: '2001-04-23',
      docket: '01-6322',
      precedential_status: 'Unpublished',
      published: true,
    });
    expect(await caseOf('fc-737NW2d768_3New')).toMatchObject({
      court_id: 'mich',
      jurisdiction: 'Michigan',
    });
    expect(await caseOf('cl-1237532')).toMatchObject({ decided: null, year: 1955 });
    const [opinion] = await opinionsOf('cl-1004207');
    expect(opinion).toMatchObject({ ordinal: 0, kind: 'combined' });
    expect(opinion?.text).toMatch(/^UNPUBLISHED\n\nUNITED STATES COURT OF APPEALS/);
    const [{ cites }] = (await library.query<{ cites: number }>(
      'SELECT count(*)::integer AS cites FROM source_citations',
    )) as [{ cites: number }];
    expect(cites).toBeGreaterThan(300);
  });

  it('CourtListener bulk data: joined, with pages, footnotes and linked citations', async () => {
    const { counts } = await library.import([sharedData('formats/courtlistener_bulk')]);
    expect(counts).toEqual({ read: 250, added: 250, changed: 0, unchanged: 0, bad: 0 });
    expect(await caseOf('cl:100567')).toMatchObject({
      source: 'courtlistener',
      name: 'Carroll v. United States',
      name_short: 'Carroll',
      citations: ['267 U.S. 132', '45 S. Ct. 280', '69 L. Ed. 543', '1925 U.S. LEXIS 361'],
      court_id: 'scotus',
      jurisdiction: 'United States',
      // The source has 1925-11-26; the opinion says at its head when it was decided.
      decided: '1925-03-02',
      source_url: 'https://www.courtlistener.com/opinion/100567/carroll-v-united-states/',
    });
    const [opinion] = await opinionsOf('cl:104915');
    const { text, structure } = opinion!;
    expect(
      structure.pages.slice(0, 2).map((page) => [page.label, text.slice(page.at, page.at + 11)]),
    ).toEqual([
      ['594', 'Luther Day '],
      ['595', 'Timken Roll'],
    ]);
    const note = structure.footnotes[0]!;
    expect(text.slice(note.start, note.end)).toBe('26 Stat. 209, 15 U. S. C. §§ 1-4.');
    expect(text.slice(note.calledAt! - 11, note.calledAt! + 3)).toBe('Sherman Act[1]');
    expect(structure.links?.some((link) => link.sourceId === 'cl:104839')).toBe(true);
    expect(
      await library.query(
        `SELECT s.cited_source_id, s.depth FROM source_citations s
           JOIN cases c ON c.id = s.case_id WHERE c.source_id = 'cl:101164'`,
      ),
    ).toEqual([{ cited_source_id: 'cl:100567', depth: 1 }]);
    expect(await library.query('SELECT 1 FROM staged_opinions')).toEqual([]);
  });

  it('Caselaw Access Project, old API: XML and its opinions', async () => {
    const { counts } = await library.import([sharedData('formats/cap_api_v1')]);
    expect(counts).toEqual({ read: 8, added: 8, changed: 0, unchanged: 0, bad: 0 });
    expect(await caseOf('cap:4531970')).toMatchObject({
      name: 'People v. Naranjo',
      citations: ['200 Colo. 11', '612 P.2d 1106'],
      court_id: 'colo',
      jurisdiction: 'Colorado',
      decided: '1980-05-19',
      docket: 'No. 79SA494',
    });
    expect((await opinionsOf('cap:4531970')).map(({ kind, author }) => [kind, author])).toEqual([
      ['lead', 'JUSTICE DUBOFSKY'],
      ['concurrence-in-part', 'JUSTICE LEE'],
      ['concurrence-in-part', 'JUSTICE ROVIRA'],
    ]);
    expect(await caseOf('cap:46780')).toMatchObject({
      decided: null,
      year: 1868,
      syllabus: expect.stringMatching(/^Confessions of judgment/),
    });
  });

  it('Caselaw Access Project, static files: the fixture and the volumes', async () => {
    const fixture = await library.import([sharedData('formats/cap_static_fixture')]);
    expect(fixture.counts).toMatchObject({ read: 6, bad: 0 });
    const { counts } = await library.import([sharedData('formats/cap_static')]);
    expect(counts).toEqual({ read: 60, added: 60, changed: 0, unchanged: 0, bad: 0 });
    const [opinion] = await opinionsOf('cap:1');
    expect(opinion?.text).toBe('Case text 1Case text 2\n\n[1] Case text 3');
    expect(await caseOf('cap:104915')).toMatchObject({
      citations: expect.arrayContaining(['341 U.S. 593', '71 S. Ct. 971']),
      court_id: 'scotus',
    });
  });

  it('CourtListener REST: search results, notifications and look-ups; one record of each case', async () => {
    const { counts } = await library.import([sharedData('formats/courtlistener_api')]);
    expect(counts).toEqual({ read: 6, added: 2, changed: 0, unchanged: 2, bad: 2 });
    expect(await caseOf('cl:6613686')).toMatchObject({
      name: 'Foo v. Foo',
      citations: ['101 Haw. 235', '65 P.3d 182'],
      court_id: 'hawapp',
      jurisdiction: 'Hawaii',
      decided: '2003-01-10',
      docket: '24158',
      summary: 'Affirmed in part, reversed in part, vacated and remanded',
    });
    expect(
      await library.query('SELECT file, place, reason FROM import_problems ORDER BY place'),
    ).toEqual([
      {
        file: 'courtlistener_api/citation_lookup_300_ambiguous.json',
        place: 'record 1, record 1',
        reason: 'The cluster has no id, so it could not be found again.',
      },
      {
        file: 'courtlistener_api/citation_lookup_300_ambiguous.json',
        place: 'record 1, record 2',
        reason: 'The cluster has no id, so it could not be found again.',
      },
    ]);
  });

  it('a second import changes nothing, not even a time', async () => {
    const state = () =>
      library.query(`
        SELECT 'case' AS what, id, xmin::text, updated_at::text FROM cases UNION ALL
        SELECT 'opinion', id, xmin::text, NULL FROM opinions UNION ALL
        SELECT 'citation', id, xmin::text, NULL FROM source_citations ORDER BY 1, 2`);
    const before = await state();
    const { counts } = await library.import([sharedData('formats'), sharedData('opinions')]);
    expect(counts).toEqual({ read: 949, added: 0, changed: 0, unchanged: 947, bad: 2 });
    expect(await state()).toEqual(before);
  });

  it('keeps the whole opinion when a search result of the same case comes later', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'casewright-import-'));
    const file = join(folder, 'results.json');
    const result = { cluster_id: 100567, caseName: 'Carroll', court_id: 'scotus', opinions: [] };
    await writeFile(file, JSON.stringify({ count: 1, results: [result] }));
    expect((await library.import([file])).counts).toMatchObject({ read: 1, unchanged: 1 });
    expect(await opinionsOf('cl:100567')).toHaveLength(1);
    await rm(folder, { recursive: true });
  });

  it('updates what changed, and nothing else', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'casewright-import-'));
    const file = join(folder, 'mine.jsonl');
    const record = (id: string, text: string) =>
      `${JSON.stringify({ id, case_name: `${id} v. State`, court_id: 'ny', date_filed: '1999-01-02', opinions: [{ type: '020lead', text }] })}\n`;
    await writeFile(file, record('a', 'One.') + record('b', 'Two.'));
    expect((await library.import([file])).counts).toMatchObject({ added: 2 });
    await writeFile(file, record('a', 'One.') + record('b', 'Two, as amended.'));
    expect((await library.import([file])).counts).toMatchObject({ changed: 1, unchanged: 1 });
    expect((await opinionsOf('b')).map(({ text }) => text)).toEqual(['Two, as amended.']);
    await rm(folder, { recursive: true });
  });
});
