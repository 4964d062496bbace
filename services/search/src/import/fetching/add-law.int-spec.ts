import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LawOrder, LawOrderSchema } from '@casewright/contracts';
import type { TestDatabase } from '@casewright/testing';
import { jest } from '@jest/globals';
import { LawPublisher } from '../../testing/law-publisher.js';
import { LibraryContext } from '../../testing/library-context.js';
import { starterDatabase } from '../../testing/starter-database.js';
import { writeZip } from '../../testing/write-zip.js';
import { LawService } from '../administration/law.service.js';
import { toLawPath } from './law-order.js';

jest.setTimeout(120_000);

const CASES = 4;
const metadata = (volume: number, at: number) => ({
  id: volume * 100 + at,
  name: `Wombat ${volume}-${at} v. State`,
  name_abbreviation: `Wombat ${volume}-${at} v. State`,
  decision_date: `${1950 + volume}-01-02`,
  docket_number: '',
  first_page: `${at * 10}`,
  citations: [{ type: 'official', cite: `${volume} Wom. ${at * 10}` }],
  court: { name: at % 2 ? 'Supreme Court of Nevada' : 'Supreme Court of Ohio' },
  jurisdiction: { name_long: at % 2 ? 'Nevada' : 'Ohio' },
});
const cases = (volume: number) =>
  Array.from({ length: CASES }, (_, at) => metadata(volume, at + 1));

/** As the Caselaw Access Project packs a volume. */
function volumeZip(volume: number): Buffer {
  const members = cases(volume).map((record) => {
    const text = `The wombat was replevied. ${'Word '.repeat(2_000)}`;
    const casebody = { opinions: [{ type: 'majority', text }], judges: [], attorneys: [] };
    const name = `json/${record.first_page.padStart(4, '0')}-01.json`;
    return [name, JSON.stringify({ ...record, casebody })] as const;
  });
  return writeZip({
    'metadata/CasesMetadata.json': JSON.stringify(cases(volume)),
    ...Object.fromEntries(members),
  });
}

const order = (change: object = {}): LawOrder =>
  LawOrderSchema.parse({ source: 'cap', texts: true, reporters: ['wom'], ...change });

describe('adding law from its publisher', () => {
  let database: TestDatabase;
  let library: LibraryContext;
  let publisher: LawPublisher;
  let folder: string;

  beforeAll(async () => {
    database = await starterDatabase();
    library = await LibraryContext.open(database.url('search'));
    publisher = await LawPublisher.open();
    folder = await mkdtemp(join(tmpdir(), 'casewright-add-law-'));
    process.env.CAP_URL = publisher.address;
    process.env.COURTLISTENER_BULK_URL = `${publisher.address}/bulk-data`;
    process.env.LAW_DIR = join(folder, 'fetched');
    const reporter = { id: 1, slug: 'wom', short_name: 'Wom.', full_name: 'Wombat Reports' };
    const jurisdictions = [{ id: 1, name: 'Nev.', name_long: 'Nevada' }];
    publisher.put('ReportersMetadata.json', [
      { ...reporter, start_year: 1951, end_year: 1953, jurisdictions },
      { ...reporter, slug: 'wom2d', short_name: 'Wom. 2d', jurisdictions: [], start_year: null },
    ]);
    publisher.put(
      'wom/VolumesMetadata.json',
      [1, 2, 3].map((volume) => ({
        volume_number: `${volume}`,
        volume_folder: `${volume}`,
        start_year: 1950 + volume,
        end_year: 1950 + volume,
        publication_year: null,
        reporter_slug: 'wom',
      })),
    );
    for (const volume of [1, 2, 3]) {
      publisher.put(`wom/${volume}.zip`, volumeZip(volume));
      publisher.put(`wom/${volume}/CasesMetadata.json`, cases(volume));
    }
  });
  afterAll(async () => {
    for (const name of ['CAP_URL', 'COURTLISTENER_BULK_URL', 'LAW_DIR', 'IMPORT_DIR'])
      delete process.env[name];
    await publisher.close();
    await library.close();
    await database.drop();
    await rm(folder, { recursive: true });
  });
  beforeEach(() => {
    publisher.asked.length = 0;
  });

  const add = (wanted: LawOrder, signal?: AbortSignal) =>
    library.import([toLawPath(wanted)], signal ? { signal } : {});
  const got = (path: string) => publisher.asked.filter((each) => each.startsWith(`GET /${path}`));
  const left = async () =>
    (await readdir(join(folder, 'fetched'), { recursive: true, withFileTypes: true })).filter(
      (each) => each.isFile(),
    );
  const found = async (source: string, table: string) =>
    (
      await library.query<{ id: string }>(
        `SELECT source_id AS id FROM ${table} WHERE source_id LIKE $1 ORDER BY 1`,
        [source],
      )
    ).map(({ id }) => id);

  it('fetches the volumes of the years that are wanted, and keeps no file', async () => {
    const { counts } = await add(order({ years: [1951, 1952] }));
    expect(counts).toMatchObject({ read: 8, added: 8, bad: 0 });
    expect(got('wom/')).toEqual([
      'GET /wom/VolumesMetadata.json',
      'GET /wom/1.zip',
      'GET /wom/2.zip',
    ]);
    expect((await library.search('"wombat was replevied"')).total).toBe(8);
    expect(await left()).toEqual([]);
    const [row] = await library.query(
      'SELECT source_label, state, format, files, bytes_total, bytes_done FROM imports ORDER BY id DESC LIMIT 1',
    );
    const bytes = `${[1, 2].reduce((sum, volume) => sum + volumeZip(volume).length, 0)}`;
    expect(row).toEqual({
      source_label: 'wom, years 1951–1952',
      state: 'done',
      format: 'cap',
      files: 2,
      bytes_total: bytes,
      bytes_done: bytes,
    });
  });

  it('takes no more than names where texts are not wanted, of the courts that are', async () => {
    const wanted = order({ texts: false, volumes: [3, 3], courts: ['nev'] });
    const { counts } = await add(wanted);
    expect(counts).toMatchObject({ read: 2, added: 2, bad: 0 });
    expect(await found('cap:3%', 'indexed_decisions')).toEqual(['cap:301', 'cap:303']);
    expect(await found('cap:3%', 'cases')).toEqual([]);
  });

  it('goes on within a file where the connection broke off', async () => {
    const zip = publisher.files.get('wom/3.zip')!;
    const isKept = async (): Promise<boolean> => {
      const [part] = (await left()).filter(({ name }) => name.endsWith('.part'));
      return part !== undefined && (await stat(join(part.parentPath, part.name))).size > 0;
    };
    publisher.breakOff('wom/3.zip', 20_000, isKept);
    await add(order({ volumes: [3, 3] }));
    const [first, second, ...more] = got('wom/3.zip');
    expect([first, more]).toEqual(['GET /wom/3.zip', []]);
    expect(second).toMatch(/^GET \/wom\/3\.zip bytes=[1-9]\d*-$/);
    expect(Number(/=(\d+)/.exec(second!)?.[1])).toBeLessThan(zip.length);
    expect(await found('cap:3%', 'cases')).toHaveLength(CASES);
  });

  it('goes on in the next run where one was stopped, without what was read already', async () => {
    const more = LawOrderSchema.parse({ ...order(), reporters: ['wom4'] });
    publisher.put('wom4/VolumesMetadata.json', [{ volume_number: '4' }, { volume_number: '5' }]);
    for (const volume of [4, 5]) publisher.put(`wom4/${volume}.zip`, volumeZip(volume));
    const stop = new AbortController();
    publisher.faults.set('wom4/5.zip', (response, file) => {
      response.writeHead(200, { etag: '"five"', 'content-length': file.length });
      response.write(file.subarray(0, 10_000), () => setTimeout(() => stop.abort(), 100));
    });
    await expect(add(more, stop.signal)).rejects.toThrow(/was stopped/);
    expect(await found('cap:4%', 'cases')).toHaveLength(CASES);
    expect(await found('cap:5%', 'cases')).toEqual([]);
    const { counts } = await add(more);
    expect(counts).toMatchObject({ read: CASES, added: CASES });
    expect(got('wom4/')).toEqual([
      'GET /wom4/VolumesMetadata.json',
      'GET /wom4/4.zip',
      'GET /wom4/5.zip',
      // The tag is another: the file is fetched whole.
      'GET /wom4/5.zip bytes=10000-',
    ]);
    expect(await found('cap:5%', 'cases')).toHaveLength(CASES);
    expect(await left()).toEqual([]);
  });

  it('fetches again what arrived damaged', async () => {
    publisher.put('wom6/VolumesMetadata.json', [{ volume_number: '6' }]);
    publisher.put('wom6/6.zip', volumeZip(6));
    publisher.faults.set('wom6/6.zip', (response, file) => {
      const damaged = Buffer.from(file);
      damaged[1_000]! ^= 1;
      const etag = `"${'0'.repeat(31)}1"`;
      response.writeHead(200, { etag, 'content-length': file.length }).end(damaged);
    });
    await add(LawOrderSchema.parse({ ...order(), reporters: ['wom6'] }));
    expect(got('wom6/6.zip')).toHaveLength(2);
    expect(await found('cap:6%', 'cases')).toHaveLength(CASES);
  });

  it.each([
    ['goes nowhere else', 302, /answers from elsewhere, which is not followed/],
    ['says what is not there', 404, /There is no .*wom7\/7\.zip \(404\)/],
  ])('%s', async (_name, status, said) => {
    publisher.put('wom7/VolumesMetadata.json', [{ volume_number: '7' }]);
    publisher.put('wom7/7.zip', volumeZip(7));
    publisher.faults.set('wom7/7.zip', (response) => {
      response.writeHead(status, { location: 'http://169.254.169.254/secret' }).end();
    });
    await expect(add(LawOrderSchema.parse({ ...order(), reporters: ['wom7'] }))).rejects.toThrow(
      said,
    );
  });

  it('refuses a file that is larger than any', async () => {
    publisher.put('wom8/VolumesMetadata.json', [{ volume_number: '8' }]);
    publisher.put('wom8/8.zip', 'x');
    publisher.faults.set('wom8/8.zip', (response) => {
      response.writeHead(200, { 'content-length': 5e12 });
      response.write('x');
    });
    await expect(add(LawOrderSchema.parse({ ...order(), reporters: ['wom8'] }))).rejects.toThrow(
      /more than 2147 MB, which no such file has/,
    );
  });

  it('fills the index from a bulk export of a date', async () => {
    const csv = {
      courts: 'id,full_name,citation_string,jurisdiction\n"ca9","Ninth Circuit","9th Cir.","F"\n',
      'opinion-clusters':
        'id,docket_id,case_name,date_filed,precedential_status,blocked,source\n' +
        '"1","7","Potoroo v. Rex","1999-03-04","Published","f","C"\n' +
        '"2","7","Bettong v. Rex","1899-03-04","Published","f","C"\n',
      dockets: 'id,court_id,docket_number\n"7","ca9","98-1"\n',
      citations:
        'id,volume,reporter,page,type,cluster_id\n"1","9005","F.3d","1","1","1"\n"2","9005","F.3d","9","1","2"\n',
    };
    for (const [name, text] of Object.entries(csv))
      publisher.put(`bulk-data/${name}-2026-07-31.csv.bz2`, text);
    const wanted = { source: 'courtlistener', texts: false, date: '2026-07-31' };
    const { counts } = await add(LawOrderSchema.parse({ ...wanted, years: [1990, 2026] }));
    expect(counts).toMatchObject({ read: 1, added: 1, bad: 0 });
    expect(await found('cl:%', 'indexed_decisions')).toContain('cl:1');
    expect(await left()).toEqual([]);
  });

  it('takes files that someone brought, and leaves them there', async () => {
    const brought = join(folder, 'brought');
    process.env.IMPORT_DIR = brought;
    await mkdir(join(brought, 'wom9'), { recursive: true });
    await writeFile(join(brought, 'wom9/9.zip'), volumeZip(9));
    const wanted = LawOrderSchema.parse({ ...order(), reporters: ['wom9'], volumes: [9, 9] });
    await add(wanted);
    expect(got('wom9/9.zip')).toEqual([]);
    expect(await found('cap:9__', 'cases')).toHaveLength(CASES);
    expect(await readdir(join(brought, 'wom9'))).toEqual(['9.zip']);
  });

  describe('before it begins', () => {
    const law = () => library.context.get(LawService);

    it('finds reporters, those of the very name first', async () => {
      expect((await law().reporters('wom. 2d')).map(({ slug }) => slug)).toEqual(['wom2d']);
      expect((await law().reporters('Wom.')).map(({ slug }) => slug)).toEqual(['wom', 'wom2d']);
      expect(await law().reporters('nevada')).toEqual([
        { slug: 'wom', name: 'Wom.', fullName: 'Wombat Reports', from: 1951, to: 1953 },
      ]);
    });

    it('says which files, how large, and how long', async () => {
      const plan = await law().plan(order({ volumes: [1, 2], texts: true, reporters: ['wom'] }));
      expect(plan).toMatchObject({ filesTotal: 2, seconds: 1, folder: join(folder, 'brought') });
      expect(plan.bytes).toBe(volumeZip(1).length + volumeZip(2).length);
      expect(plan.files[0]).toEqual({
        address: `${publisher.address}/wom/1.zip`,
        path: 'wom/1.zip',
      });
    });

    it('names the files of given volumes even without a network', async () => {
      process.env.CAP_URL = 'http://127.0.0.1:9';
      try {
        const plan = await law().plan(order({ reporters: ['us'], volumes: [410, 411] }));
        expect(plan).toMatchObject({ filesTotal: 2, bytes: null, seconds: null });
        await expect(law().plan(order({ reporters: ['us'] }))).rejects.toMatchObject({
          code: 'CONFLICT',
          message: expect.stringMatching(/cannot be reached from here.*bring the files by hand/),
        });
      } finally {
        process.env.CAP_URL = publisher.address;
      }
    });
  });
});
