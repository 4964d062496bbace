import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { TestDatabase } from '@casewright/testing';
import { describeWithData, sharedData } from '@casewright/testing/shared-data';
import { jest } from '@jest/globals';
import { LibraryContext } from '../../testing/library-context.js';
import { starterDatabase } from '../../testing/starter-database.js';
import { writeZip } from '../../testing/write-zip.js';
import { LARGEST_DOCUMENT } from '../formats/read-json.js';
import { ImportInterrupted } from '../source/import-error.js';

jest.setTimeout(120_000);

const line = (id: string, text = 'We affirm.') =>
  `${JSON.stringify({ id, case_name: `${id} v. State`, court_id: 'ny', date_filed: '1999-01-02', opinions: [{ type: '020lead', text }] })}\n`;
const lines = (count: number, of: string) =>
  Array.from({ length: count }, (_, at) => line(`${of}-${at}`, `${of} ${at} `.repeat(2_000))).join(
    '',
  );

describe('what an import refuses, and what it reports', () => {
  let database: TestDatabase;
  let library: LibraryContext;
  let folder: string;

  beforeAll(async () => {
    database = await starterDatabase();
    library = await LibraryContext.open(database.url('search'));
    folder = await mkdtemp(join(tmpdir(), 'casewright-import-'));
  });

  afterAll(async () => {
    await library.close();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  const file = async (name: string, content: string | Buffer) => {
    const path = join(folder, name);
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, content);
    return path;
  };
  const visible = (prefix: string) =>
    library.query('SELECT source_id FROM cases WHERE published AND starts_with(source_id, $1)', [
      prefix,
    ]);
  const lastImport = async () =>
    (
      await library.query<{ state: string; error: string | null }>(
        'SELECT state, error FROM imports ORDER BY id DESC LIMIT 1',
      )
    )[0];

  it('a file that is no case law, a path that is not there, a folder without cases', async () => {
    const text = await file('notes.txt', 'Dear diary');
    await expect(library.import([text])).rejects.toThrow(
      `${text} is not case law that can be imported. What can be: CourtListener bulk data`,
    );
    expect(await lastImport()).toMatchObject({
      state: 'failed',
      error: expect.stringContaining(text),
    });
    await expect(library.import([join(folder, 'nowhere')])).rejects.toThrow(
      /There is no file or folder/,
    );
    await file('empty/readme.md', 'nothing');
    await expect(library.import([join(folder, 'empty')])).rejects.toThrow(
      /There is no case law in/,
    );
  });

  it('a gzip file that is cut short: what was read is visible; whole, it goes on', async () => {
    const whole = gzipSync(lines(400, 'gz'), { level: 0 });
    const path = await file('cut.jsonl.gz', whole.subarray(0, whole.length * 0.8));
    await expect(library.import([path])).rejects.toThrow(
      /cut\.jsonl\.gz is a gzip file that is cut short or damaged/,
    );
    const stored = await library.query("SELECT source_id FROM cases WHERE source_id ~ '^gz-'");
    expect(stored).toContainEqual({ source_id: 'gz-0' });
    expect(await visible('gz-')).toEqual(stored);
    await writeFile(path, whole);
    expect((await library.import([path])).counts).toMatchObject({
      read: 400,
      added: 400,
      unchanged: 0,
    });
    expect(await visible('gz-')).toHaveLength(400);
  });

  describeWithData('of real sources', () => {
    it('a bzip2 file that is cut short', async () => {
      const names = ['opinions', 'opinion-clusters', 'dockets'];
      for (const name of names) {
        const bytes = await readFile(
          sharedData(`formats/courtlistener_bulk/${name}-2026-07-31.csv.bz2`),
        );
        await file(
          `bulk/${name}.csv.bz2`,
          name === 'opinions' ? bytes.subarray(0, 900_000) : bytes,
        );
      }
      await expect(library.import([join(folder, 'bulk')])).rejects.toThrow(
        /opinions\.csv\.bz2 is a bzip2 file that is cut short or damaged/,
      );
      expect(await library.query("SELECT 1 FROM cases WHERE source = 'courtlistener'")).toEqual([]);
    });

    it('half a bulk export', async () => {
      await expect(
        library.import([sharedData('formats/courtlistener_bulk/opinions-2026-07-31.csv.bz2')]),
      ).rejects.toThrow(/not complete: opinion-clusters and dockets missing/);
      await expect(
        library.import([
          sharedData('formats/courtlistener_bulk/opinion-clusters-2026-07-31.csv.bz2'),
          sharedData('formats/courtlistener_bulk/dockets-2026-07-31.csv.bz2'),
        ]),
      ).rejects.toThrow(/not complete: opinions missing/);
    });

    it('a zip file that is cut short, and one without cases', async () => {
      const fixture = sharedData('formats/cap_static_fixture/us/1');
      const zip = writeZip({
        'json/0001-01.json': await readFile(join(fixture, 'cases/0001-01.json'), 'utf8'),
        'html/0001-01.html': await readFile(join(fixture, 'html/0001-01.html'), 'utf8'),
        'json/0002-01.json': '{"id": 7',
        'metadata/VolumeMetadata.json': '{}',
      });
      const cut = await file('cut.zip', zip.subarray(0, zip.length - 40));
      await expect(library.import([cut])).rejects.toThrow(
        /cut\.zip is a zip file that is cut short/,
      );
      const other = await file('other.zip', writeZip({ 'photo.txt': 'x' }));
      await expect(library.import([other])).rejects.toThrow(/is a zip file without cases/);
      const whole = await file('volume.zip', zip);
      expect((await library.import([whole])).counts).toMatchObject({ read: 2, added: 1, bad: 1 });
      expect(
        await library.query(
          `SELECT o.text FROM opinions o JOIN cases c ON c.id = o.case_id WHERE c.source_id = 'cap:1'`,
        ),
      ).toEqual([{ text: 'Case text 1Case text 2\n\n[1] Case text 3' }]);
    });
  });

  it('bad lines are kept with place, reason and excerpt, and the others are imported', async () => {
    const path = await file(
      'some-bad.jsonl',
      [
        line('fine-1'),
        '{"id": "broken",\n',
        `${JSON.stringify({ id: 'no-name', opinions: [] })}\n`,
        `${JSON.stringify({ id: 'starter:roe', case_name: 'Roe', opinions: [] })}\n`,
        `${JSON.stringify({ id: 'no-text', case_name: 'A', opinions: [{ type: '020lead' }] })}\n`,
        `${JSON.stringify({ id: 'nul', case_name: 'NUL \0 v. \ud800', opinions: [{ text: 'a\0b\ud800' }] })}\n`,
        line('fine-2'),
      ].join(''),
    );
    expect((await library.import([path])).counts).toEqual({
      read: 7,
      added: 3,
      changed: 0,
      unchanged: 0,
      bad: 4,
    });
    expect(
      await library.query(
        `SELECT place, reason FROM import_problems WHERE file = 'some-bad.jsonl' ORDER BY place`,
      ),
    ).toEqual([
      { place: 'line 2', reason: expect.stringMatching(/^The line is not valid JSON: /) },
      { place: 'line 3', reason: 'The record does not match any format that can be imported.' },
      { place: 'line 4', reason: 'The id starter:roe belongs to the starter library.' },
      { place: 'line 5', reason: 'An opinion of the record has no text.' },
    ]);
    expect(await visible('fine-')).toHaveLength(2);
    expect(await library.query("SELECT name FROM cases WHERE source_id = 'nul'")).toEqual([
      { name: 'NUL v. \ufffd' },
    ]);
  });

  it('a damaged file among others is a bad record; by its own name it is refused', async () => {
    const page = (id: number) =>
      JSON.stringify({
        id,
        name: `Folder ${id} v. State`,
        decision_date: '1950-01-02',
        citations: [],
        casebody: { opinions: [{ type: 'majority', text: 'We affirm.' }] },
      });
    await file('volume/cases/0001-01.json', page(990_001));
    const damaged = await file('volume/cases/0002-01.json', page(990_002).slice(0, -30));
    await file('volume/cases/0003-01.json', page(990_003));
    await file('volume/brief.docx', writeZip({ 'word/document.xml': '<w:document/>' }));
    const { counts, importId } = await library.import([join(folder, 'volume')]);
    expect(counts).toMatchObject({ read: 3, added: 2, bad: 1 });
    expect(await visible('cap:99000')).toHaveLength(2);
    expect(
      await library.query('SELECT file, reason FROM import_problems WHERE import_id = $1', [
        importId,
      ]),
    ).toEqual([
      {
        file: 'volume/cases/0002-01.json',
        reason: expect.stringMatching(/^The file is JSON that is cut short or damaged: /),
      },
    ]);
    await expect(library.import([damaged])).rejects.toThrow(
      /0002-01\.json is JSON that is cut short or damaged/,
    );
  });

  it('a document that is too large to be read whole', async () => {
    const path = await file(
      'large.json',
      `[{"id": 1, "case_name": "A v. B", "opinions": []},${' '.repeat(LARGEST_DOCUMENT)}]`,
    );
    await expect(library.import([path])).rejects.toThrow(
      /large\.json is one JSON document of more than 32 MB/,
    );
  });

  it('bad rows of a bulk export, and a combined opinion beside its parts', async () => {
    await file(
      'small/a.csv',
      'id,cluster_id,type,author_str,plain_text,html_with_citations\n' +
        '"1","10","010combined","","All of it: we affirm. I dissent.",\n' +
        '"2","10","020lead","Lee","All of it: we affirm.",\n' +
        '"3","10","040dissent","Roe",,"<p>I <i>dissent</i>.</p>"\n' +
        '"x","10","040dissent","Roe","An id that is no number",\n' +
        '"4","10","040dissent"\n' +
        '"5","11","010combined","","An opinion without its cluster",\n',
    );
    await file(
      'small/b.csv',
      'id,docket_id,case_name,case_name_full,date_filed,precedential_status,blocked,slug\n' +
        '"10","100","Lee v. Roe","","2001-02-03","Published","f","lee-v-roe"\n' +
        '"12","999","No Docket v. Court","","2001-02-03","Published","f",""\n' +
        '"13","100","","","2001-02-03","Published","f",""\n' +
        '"14","100","Blocked v. Public","","2001-02-03","Published","t",""\n',
    );
    await file(
      'small/c.csv',
      'id,court_id,docket_number\n"100","ca9","01-55"\n"101","ca2","unused"\n',
    );
    const { counts } = await library.import([join(folder, 'small')]);
    expect(counts).toEqual({ read: 3, added: 1, changed: 0, unchanged: 0, bad: 4 });
    expect(
      await library.query(
        `SELECT o.kind, o.author, o.text FROM opinions o JOIN cases c ON c.id = o.case_id
          WHERE c.source_id = 'cl:10' ORDER BY ordinal`,
      ),
    ).toEqual([
      { kind: 'lead', author: 'Lee', text: 'All of it: we affirm.' },
      { kind: 'dissent', author: 'Roe', text: 'I dissent.' },
    ]);
    expect(
      (
        await library.query<{ place: string }>(
          "SELECT place FROM import_problems WHERE file IN ('small/a.csv', 'CourtListener bulk data') ORDER BY place",
        )
      ).map(({ place }) => place),
    ).toEqual(['cluster 12', 'cluster 13', 'row 5', 'row 6']);
  });

  it('stops when it is asked to, shows what it has stored, and goes on to its end', async () => {
    const path = await file('long.jsonl', lines(700, 'stop'));
    const stop = new AbortController();
    const stopped = library.import([path], { signal: stop.signal, onProgress: () => stop.abort() });
    await expect(stopped).rejects.toBeInstanceOf(ImportInterrupted);
    expect(await lastImport()).toEqual({ state: 'interrupted', error: null });
    const shown = await visible('stop-');
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThan(700);
    const { counts, importId } = await library.import([path]);
    expect(counts).toEqual({ read: 700, added: 700, changed: 0, unchanged: 0, bad: 0 });
    expect(await visible('stop-')).toHaveLength(700);
    expect(
      await library.query('SELECT count(*)::integer AS runs FROM imports WHERE $1 = ANY(paths)', [
        path,
      ]),
    ).toEqual([{ runs: 1 }]);
    expect(importId).toBeGreaterThan(0);
  });

  it('one import at a time', async () => {
    const path = await file('two.jsonl', lines(300, 'two'));
    // Which of the two is first is for the database to say.
    const both = await Promise.allSettled([library.import([path]), library.import([path])]);
    const refused = both.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
    expect(refused).toEqual([expect.stringMatching(/Another import is running/)]);
  });
});
