import { runInContext } from '@casewright/platform';
import type { TestDatabase } from '@casewright/testing';
import { jest } from '@jest/globals';
import { CitationsLookupService } from '../citations-lookup/citations-lookup.service.js';
import { LibraryContext } from '../testing/library-context.js';
import { starterDatabase } from '../testing/starter-database.js';
import { HistoryTableLoader } from './history-table.loader.js';
import { LaterHistoryController } from './later-history.controller.js';
import { LaterHistoryRepository } from './later-history.repository.js';
import { LaterHistoryService } from './later-history.service.js';

jest.setTimeout(60_000);

const HARMON = {
  id: 'spec:harmon',
  case_name: 'Harmon v. Ridley',
  court_id: 'ca9',
  citations: ['811 F.3d 720'],
  date_filed: '2015-01-02',
  opinions: [{ type: '020lead', text: 'The rule of the second visit stands, and so we affirm.' }],
};
const TILDEN = {
  id: 'spec:tilden',
  case_name: 'Tilden v. Marsh',
  court_id: 'ca9',
  citations: ['901 F.3d 12'],
  date_filed: '2018-03-04',
  opinions: [
    { type: '020lead', text: 'We overrule Harmon v. Ridley, 811 F.3d 720 (9th Cir. 2015).' },
  ],
};

const ADMIN = {
  userId: 1,
  sessionId: '5f0c3f0a-6b1e-4a52-9c0e-0d8f0f1b2c3d',
  role: 'administrator' as const,
};

describe('whether a decision is still good law', () => {
  let database: TestDatabase;
  let library: LibraryContext;

  beforeAll(async () => {
    database = await starterDatabase();
    library = await LibraryContext.open(database.url('search'));
    await library.importRecords(HARMON, TILDEN);
  });

  afterAll(async () => {
    await library.close();
    await database.drop();
  });

  const history = async (citation: string, name?: string) =>
    (await library.context.get(CitationsLookupService).lookUp([{ citation, name }]))[0]!.history!;

  const controller = () => library.context.get(LaterHistoryController);
  const as = <T>(act: () => T): T => runInContext({ correlationId: 'test', principal: ADMIN }, act);

  it('tells it of a case of the library, from its record and from the table', async () => {
    const { standing, events, knownUntil } = await history('410 U.S. 113', 'Roe v. Wade');
    expect(standing).toBe('bad');
    expect(events[0]).toMatchObject({ kind: 'overruled', citation: '597 U.S. 215', year: 2022 });
    expect(events[0]!.sources).toEqual([
      "the library's summary of the case",
      'a second public list of overruled decisions',
    ]);
    expect(knownUntil).toMatch(/^20\d\d/);
  });

  it.each([
    ['478 U.S. 186', 'Bowers v. Hardwick', 'bad'],
    ['106 S. Ct. 2841', 'Bowers v. Hardwick', 'bad'],
    ['16 Pet. 1', 'Swift v. Tyson', 'bad'],
    ['41 U.S. (16 Pet.) 1', 'Swift v. Tyson', 'bad'],
    ['394 U.S. 618', 'Shapiro v. Thompson', 'caution'],
    ['701 F.3d 81', 'Kachalsky v. County of Westchester', 'bad'],
    ['384 U.S. 436', 'Miranda v. Arizona', 'none_known'],
    ['347 U.S. 483', 'Brown v. Board of Education', 'none_known'],
  ])('%s, %s: %s', async (citation, name, standing) => {
    expect((await history(citation, name)).standing).toBe(standing);
  });

  it('minds the name at a page that decisions share', async () => {
    expect((await history('409 U.S. 810', 'Baker v. Nelson')).standing).toBe('bad');
    expect((await history('409 U.S. 810', 'Ostrander v. Whitcomb')).standing).toBe('none_known');
  });

  it('warns, and no more, where a later opinion alone says so', async () => {
    const { standing, events } = await history('811 F.3d 720', 'Harmon v. Ridley');
    expect(standing).toBe('caution');
    expect(events).toMatchObject([
      { by: 'Tilden v. Marsh', citation: '901 F.3d 12', year: 2018, isDerived: true },
    ]);
  });

  it('counts what an administrator imports, and takes it back with the file', async () => {
    const head = 'citation,kind,by\n';
    const bring = (csv: string) => as(() => controller().import({ name: 'ours.csv', csv }));
    expect(await bring(`${head}901 F.3d 12,reversed,Marsh v. Tilden`)).toMatchObject({ stored: 1 });
    const { standing, events } = await history('901 F.3d 12', 'Tilden v. Marsh');
    expect(standing).toBe('bad');
    expect(events[0]!.sources).toEqual(['imported by an administrator (ours.csv)']);
    expect(await bring(`${head}nowhere,reversed,Marsh v. Tilden`)).toMatchObject({ stored: 0 });
    expect((await history('901 F.3d 12')).standing).toBe('bad');
    await bring(head);
    expect((await history('901 F.3d 12')).standing).toBe('none_known');
    expect(await as(() => controller().files())).toEqual([]);
  });

  it('tells who imported a file and when, and deletes it with its entries', async () => {
    const csv = 'citation,kind,by\n901 F.3d 12,reversed,Marsh v. Tilden';
    await as(() => controller().import({ name: 'ours.csv', csv }));
    const [file] = await as(() => controller().files());
    expect(file).toMatchObject({ name: 'ours.csv', entries: 1, importedBy: 1 });
    expect(Date.parse(file!.importedAt!)).toBeGreaterThan(Date.now() - 60_000);
    await as(() => controller().remove({ id: file!.id }));
    expect((await history('901 F.3d 12')).standing).toBe('none_known');
    expect(await as(() => controller().files())).toEqual([]);
    await expect(as(() => controller().remove({ id: file!.id }))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('does not keep a failure to read what is no longer good law', async () => {
    const repository = library.context.get(LaterHistoryRepository);
    const service = new LaterHistoryService(repository);
    const suspects = jest.spyOn(repository, 'suspects');
    suspects.mockRejectedValueOnce(new Error('away'));
    await expect(service.badLaw()).rejects.toThrow('away');
    expect((await service.badLaw()).size).toBeGreaterThan(100);
    await service.badLaw();
    expect(suspects).toHaveBeenCalledTimes(2);
  });

  it('knows the decisions of the library that undid others of it', async () => {
    const at = async (citation: string) =>
      (
        await library.query<{ id: number }>('SELECT id FROM cases WHERE $1 = ANY(citations)', [
          citation,
        ])
      )[0]!.id;
    const service = library.context.get(LaterHistoryService);
    const successors = await service.successors();
    expect(successors.get(await at('41 U.S. 1'))).toContain(await at('304 U.S. 64'));
    expect(successors.get(await at('467 U.S. 837'))).toContain(await at('603 U.S. 369'));
    // An opinion alone says so.
    expect(successors.has(await at('811 F.3d 720'))).toBe(false);
  });

  it('tells it of found cases as of others, from what it keeps of the edition', async () => {
    const found = await library.query<{ id: number; name: string }>(
      "SELECT id, name FROM cases WHERE published AND '410 U.S. 113' = ANY(citations) OR id % 50 = 0",
    );
    const repository = library.context.get(LaterHistoryRepository);
    const service = new LaterHistoryService(repository);
    const told = await service.of(
      found.map(({ id, name }) => ({ caseId: id, name })),
      false,
    );
    expect(told.map(({ standing }) => standing)).toContain('bad');
    const ids = found.map(({ id }) => id);
    expect(await service.ofFound('e1', ids)).toEqual(told);
    const recorded = jest.spyOn(repository, 'recorded');
    await service.ofFound('e1', ids);
    expect(recorded).toHaveBeenCalledTimes(0);
    service.forget();
    await service.ofFound('e1', ids);
    expect(recorded).toHaveBeenCalledTimes(1);
  });

  it('answers whoever waits while it is forgotten, or another edition takes its place', async () => {
    const service = new LaterHistoryService(library.context.get(LaterHistoryRepository));
    const forgotten = service.ofFound('e1', [1]);
    service.forget();
    const evicted = ['e1', 'e2', 'e3'].map((edition) => service.ofFound(edition, [1]));
    const [first, ...others] = await Promise.all([forgotten, ...evicted]);
    expect(first).toHaveLength(1);
    expect(others).toEqual([first, first, first]);
  });

  it('loads the table once', async () => {
    const rows = () => library.query('SELECT id FROM later_history ORDER BY id');
    const before = await rows();
    await library.context.get(HistoryTableLoader).onApplicationBootstrap();
    expect(await rows()).toEqual(before);
    expect(before.length).toBeGreaterThan(400);
  });
});
