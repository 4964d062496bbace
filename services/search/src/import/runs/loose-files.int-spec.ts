import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestDatabase } from '@casewright/testing';
import { jest } from '@jest/globals';
import { LibraryContext } from '../../testing/library-context.js';
import { starterDatabase } from '../../testing/starter-database.js';

jest.setTimeout(60_000);

const FILES = ['one', 'two', 'three', 'four'];

const record = (id: string) =>
  JSON.stringify({
    id: `loose:${id}`,
    case_name: `Loose ${id} v. Ridley`,
    court_id: 'ca9',
    citations: [],
    date_filed: '2015-01-02',
    opinions: [{ type: '020lead', text: `The judgment in ${id} is affirmed.` }],
  });

describe('a folder of files with a case each', () => {
  let database: TestDatabase;
  let library: LibraryContext;
  let folder: string;

  beforeAll(async () => {
    database = await starterDatabase();
    library = await LibraryContext.open(database.url('search'));
    folder = join(await mkdtemp(join(tmpdir(), 'casewright-loose-')), 'loose');
    await mkdir(folder);
    for (const id of FILES) await writeFile(join(folder, `${id}.json`), record(id));
    // The same case in a second file, and a damaged one.
    await writeFile(join(folder, 'one-again.json'), record('one'));
    await writeFile(join(folder, 'cut.json'), record('cut').slice(0, -20));
  });

  afterAll(async () => {
    await library.close();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  it('is stored in batches, as one file with all of them would be', async () => {
    const { importId, counts } = await library.import([folder]);
    expect(counts).toEqual({ read: 6, added: 4, changed: 0, unchanged: 1, bad: 1 });
    const [stored] = await library.query<{ opinions: string; transactions: string }>(
      `SELECT count(*) AS opinions, count(DISTINCT o.xmin::text) AS transactions
         FROM opinions o JOIN cases c ON c.id = o.case_id WHERE c.source_id LIKE 'loose:%'`,
    );
    expect(stored).toEqual({ opinions: '4', transactions: '1' });
    expect(
      await library.query(
        'SELECT label, records, done FROM import_files WHERE import_id = $1 ORDER BY label',
        [importId],
      ),
    ).toEqual(
      ['cut', 'four', 'one-again', 'one', 'three', 'two'].map((name) => ({
        label: `loose/${name}.json`,
        records: 1,
        done: true,
      })),
    );
    const problems = await library.query<{ file: string }>('SELECT file FROM import_problems');
    expect(problems).toEqual([{ file: 'loose/cut.json' }]);
  });

  it('brings nothing when it is imported again', async () => {
    const { counts } = await library.import([folder]);
    expect(counts).toMatchObject({ added: 0, changed: 0, unchanged: 5, bad: 1 });
  });
});
