import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SearchRequestSchema } from '@casewright/contracts';
import type { TestDatabase } from '@casewright/testing';
import { jest } from '@jest/globals';
import { CasesService } from '../../cases/cases.service.js';
import { LibraryContext } from '../../testing/library-context.js';
import { starterDatabase } from '../../testing/starter-database.js';

jest.setTimeout(120_000);

const CASES = 400;
const LINES = Array.from({ length: CASES }, (_, at) => {
  const text = `Quagga number ${at} was replevied. See Roe v. Wade, 410 U.S. 113 (1973).`;
  const opinions = [{ type: '020lead', text }];
  return `${JSON.stringify({ id: `full-${at}`, case_name: `Quagga ${at} v. State`, court_id: 'ny', date_filed: '1999-01-02', opinions })}\n`;
}).join('');

/** PostgreSQL's answer when its disk is full, from the given table on. */
const FULL_DISK = `
  CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100';
  END $$`;

describe('an import for which the disk is too small', () => {
  let database: TestDatabase;
  let library: LibraryContext;
  let folder: string;
  let path: string;

  beforeEach(async () => {
    database = await starterDatabase();
    library = await LibraryContext.open(database.url('search'));
    folder = await mkdtemp(join(tmpdir(), 'casewright-disk-full-'));
    path = join(folder, 'quaggas.jsonl');
    await writeFile(path, LINES);
    await library.query(FULL_DISK);
  });

  afterEach(async () => {
    await library.close();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  const found = async () =>
    (
      await library.context
        .get(CasesService)
        .find(SearchRequestSchema.parse({ query: 'quagga court:ny' }))
    ).total;

  it.each([
    ['while cases are stored', 'opinions', "NEW.text LIKE 'Quagga number 300 %'"],
    ['while citations are resolved', 'cited_cases', 'true'],
    ['while the index is written', 'index_postings', 'true'],
  ])('%s: says so, shows nothing, and goes on when there is room', async (_, table, when) => {
    await library.query(`CREATE TRIGGER no_space BEFORE INSERT ON ${table}
      FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION no_space()`);
    await expect(library.import([path])).rejects.toMatchObject({ code: '53100' });
    const [failed] = await library.query('SELECT state, error FROM imports');
    expect(failed).toEqual({
      state: 'failed',
      error:
        'The database’s disk is full. Free some space, then run the import again: it resumes where it stopped.',
    });
    expect(await found()).toBe(0);
    await library.query(`DROP TRIGGER no_space ON ${table}`);
    await library.import([path]);
    expect(await found()).toBe(CASES);
    const [{ citedBy }] = (await library.query<{ citedBy: number }>(
      `SELECT count(DISTINCT r.citing_case_id)::integer AS "citedBy"
         FROM cited_cases r JOIN cases c ON c.id = r.cited_case_id WHERE c.name = 'Roe v. Wade'`,
    )) as [{ citedBy: number }];
    expect(citedBy).toBe(CASES);
  });
});
