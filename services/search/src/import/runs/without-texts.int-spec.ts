import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestDatabase } from '@casewright/testing';
import { describeWithData, sharedData } from '@casewright/testing/shared-data';
import { jest } from '@jest/globals';
import { CitationsLookupService } from '../../citations-lookup/citations-lookup.service.js';
import { KnownDecisionsService } from '../../citations-lookup/known-decisions.service.js';
import { LibraryContext } from '../../testing/library-context.js';
import { starterDatabase } from '../../testing/starter-database.js';

jest.setTimeout(120_000);

const capCase = (id: number, page: number, name: string) => ({
  id,
  name: `${name.toUpperCase()}, Appellants`,
  name_abbreviation: name,
  decision_date: '1999-03',
  docket_number: '',
  first_page: `${page}`,
  citations: [{ type: 'official', cite: `9001 F.3d ${page}` }],
  court: { id: 1, name: 'United States Court of Appeals for the Ninth Circuit' },
  jurisdiction: { id: 39, name: 'U.S.', name_long: 'United States' },
});

describe('decisions without texts', () => {
  let database: TestDatabase;
  let library: LibraryContext;
  let folder: string;

  beforeAll(async () => {
    database = await starterDatabase();
    library = await LibraryContext.open(database.url('search'));
    folder = await mkdtemp(join(tmpdir(), 'casewright-without-texts-'));
  });
  afterAll(async () => {
    await library.close();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  const at = async (citation: string, name?: string) => {
    const [volume, reporter, page] = citation.split(' ') as [string, string, string];
    const key = { citation, volume, reporter, page, ...(name && { name }) };
    const [found] = await library.context.get(CitationsLookupService).lookUp([key]);
    return found!.indexed?.decisions;
  };
  const list = async (name: string, cases: object[]) => {
    const path = join(folder, name);
    await writeFile(path, JSON.stringify(cases));
    return path;
  };

  it('come from a volume’s list, twice as once, and are no results of a search', async () => {
    const cases = [capCase(1, 1, 'Quokka v. Numbat'), capCase(2, 7, 'In re Bilby')];
    const path = await list('CasesMetadata.json', cases);
    const first = await library.import([path]);
    expect(first.counts).toEqual({ read: 2, added: 2, changed: 0, unchanged: 0, bad: 0 });
    expect(await at('9001 F.3d 1')).toEqual([
      {
        name: 'Quokka v. Numbat',
        otherNames: ['QUOKKA V. NUMBAT, Appellants'],
        citations: ['9001 F.3d 1'],
        year: 1999,
        courtId: 'ca9',
        isConfirmed: false,
        isAlone: false,
      },
    ]);
    await list('CasesMetadata.json', [cases[0]!, capCase(2, 8, 'In re Bilby')]);
    const second = await library.import([path]);
    expect(second.counts).toEqual({ read: 2, added: 0, changed: 1, unchanged: 1, bad: 0 });
    expect(await at('9001 F.3d 7')).toEqual([]);
    expect(await at('9001 F.3d 8')).toMatchObject([{ name: 'In re Bilby' }]);
    expect((await library.search('Quokka')).total).toBe(0);
    expect((await library.search('"9001 F.3d 1"')).total).toBe(0);
  });

  it('are confirmed by another publisher’s own record, and not by one that it took over', async () => {
    const bulk = join(folder, 'bulk');
    await mkdir(bulk);
    await writeFile(
      join(bulk, 'clusters.csv'),
      'id,docket_id,case_name,case_name_full,date_filed,precedential_status,blocked,source\n' +
        '"1","7","Quokka v. Numbat",,"1999-03-04","Published","f","C"\n' +
        '"2","7","In re Bilby",,"1999-03-04","Published","f","U"\n' +
        '"3","7","Hidden v. Public",,"1999-03-04","Published","t","C"\n' +
        '"4","8","No Court v. Known",,"1999-03-04","Published","f","C"\n',
    );
    await writeFile(join(bulk, 'dockets.csv'), 'id,court_id,docket_number\n"7","ca9","98-1"\n');
    await writeFile(
      join(bulk, 'citations.csv'),
      'id,volume,reporter,page,type,cluster_id\n' +
        '"1","9001","F.3d","1","1","1"\n"2","9001","F.3d","8","1","2"\n"3","9001","F.3d","20","1","3"\n',
    );
    const { counts, importId } = await library.import([bulk]);
    expect(counts).toEqual({ read: 3, added: 2, changed: 0, unchanged: 0, bad: 1 });
    expect(await library.query('SELECT format FROM imports WHERE id = $1', [importId])).toEqual([
      { format: 'courtlistener-metadata' },
    ]);
    expect(await at('9001 F.3d 1')).toMatchObject([{ isConfirmed: true, isAlone: true }]);
    expect(await at('9001 F.3d 8')).toMatchObject([{ isConfirmed: false, isAlone: false }]);
    expect(await at('9001 F.3d 20')).toEqual([]);
    expect((await library.search('Quokka')).total).toBe(0);
  });

  it.each([
    ['quokka v. num', 'Quokka v. Numbat'],
    ['Quokka', 'Quokka v. Numbat'],
    ['numbat', 'Quokka v. Numbat'],
    ['In re Bil', 'In re Bilby'],
    ['wyulda', 'Ex parte Wyulda'],
    ['Bandicoot v. Æpyprymnus Compa', 'Bandicoot v. Æpyprymnus Company'],
    ['Bandicoot v. Æpyprymnus Co.', 'Bandicoot v. Æpyprymnus Company'],
    ['perez o’brien corporation', 'Pérez v. O’Brien Corp.'],
    ['9003 f.3d 5', 'Pérez v. O’Brien Corp.'],
    ['quokka wombat', undefined],
    ['. .', undefined],
  ])('are offered to whoever types %s', async (typed, name) => {
    const cites = (page: number) => [{ type: 'official', cite: `9003 F.3d ${page}` }];
    const names = ['Bandicoot v. Æpyprymnus Company', 'Pérez v. O’Brien Corp.', 'Ex parte Wyulda'];
    // More than are looked at stand around each.
    for (const stem of ['Numbas', 'Numbay', 'Wyulc', 'Wyule', 'Perez o’a', 'Perez o’c'])
      for (const letter of 'abcdefghijklmnop') names.push(`${stem}${letter} v. Roe`);
    const cases = names.map((each, at) => ({
      ...capCase(at + 50, at, each),
      citations: cites(at + 4),
    }));
    await library.import([await list('typed.json', cases)]);
    const offered = await library.context.get(KnownDecisionsService).offer(typed);
    // Of two publishers' records of a decision, one.
    expect(offered.map((each) => each.name)).toEqual(name === undefined ? [] : [name]);
  });

  it('go on where they were stopped', async () => {
    const cases = Array.from({ length: 12_000 }, (_, n) =>
      capCase(100_000 + n, 100_000 + n, `Dunnart ${n} v. State`),
    );
    const path = await list('many.json', cases);
    const stop = new AbortController();
    const stopped = library.import([path], { signal: stop.signal, onProgress: () => stop.abort() });
    await expect(stopped).rejects.toThrow(/was stopped/);
    expect(await at('9001 F.3d 100001')).toHaveLength(1);
    expect(await at('9001 F.3d 111999')).toEqual([]);
    const { counts } = await library.import([path]);
    expect(counts).toMatchObject({ added: 7_000, unchanged: 5_000 });
    expect(await at('9001 F.3d 111999')).toHaveLength(1);
  });

  it('are stored over the ends of files, each of which counts as read', async () => {
    const volumes = join(folder, 'volumes');
    await mkdir(volumes);
    const names = ['Mulgara v. State', 'Ningaui v. State'];
    for (const [at, name] of names.entries())
      await list(`volumes/${at}.json`, [capCase(200_000, 200_000, name)]);
    const { counts, importId } = await library.import([volumes]);
    // The same decision twice: the later file has it.
    expect(counts).toEqual({ read: 2, added: 1, changed: 0, unchanged: 1, bad: 0 });
    expect(await at('9001 F.3d 200000')).toMatchObject([{ name: 'Ningaui v. State' }]);
    const files = 'SELECT records, done FROM import_files WHERE import_id = $1';
    expect(await library.query(files, [importId])).toEqual([
      { records: 1, done: true },
      { records: 1, done: true },
    ]);
  });

  it('are taken of records that would be cases, where only that is asked for', async () => {
    const path = join(folder, 'texts.jsonl');
    const opinions = [{ text: 'The potoroo was replevied.' }];
    const record = { id: 'p', case_name: 'Potoroo v. Rex', court_id: 'ca9', opinions };
    await writeFile(path, JSON.stringify({ ...record, citations: ['9002 F.3d 1'] }));
    await library.import([path], { withoutTexts: true });
    expect(await at('9002 F.3d 1')).toMatchObject([{ name: 'Potoroo v. Rex' }]);
    expect((await library.search('potoroo')).total).toBe(0);
  });

  describeWithData('of the samples', () => {
    it('are a bulk export’s without its opinions', async () => {
      const bulk = join(folder, 'samples');
      await mkdir(bulk);
      const source = sharedData('formats/courtlistener_bulk');
      for (const name of await readdir(source))
        if (/^(?:courts|dockets|opinion-clusters|citations)-/.test(name))
          await copyFile(join(source, name), join(bulk, name));
      const { counts } = await library.import([bulk]);
      // Nothing finds the others, which have no citation.
      expect(counts).toEqual({ read: 250, added: 233, changed: 0, unchanged: 17, bad: 0 });
    });

    it('are not read beside the cases of an unpacked volume', async () => {
      const before = await library.query('SELECT count(*) FROM indexed_decisions');
      await library.import([sharedData('formats/cap_static_fixture')]);
      expect(await library.query('SELECT count(*) FROM indexed_decisions')).toEqual(before);
      await library.import([sharedData('formats/cap_static/us/274/CasesMetadata.json')]);
      const whitney = await library.query(
        "SELECT name, year, court_id FROM indexed_decisions WHERE source_id = 'cap:101097'",
      );
      expect(whitney).toEqual([{ name: 'Whitney v. California', year: 1927, court_id: 'scotus' }]);
    });
  });
});
