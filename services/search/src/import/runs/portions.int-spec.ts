import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SearchRequestSchema } from '@casewright/contracts';
import { createTestDatabase, type TestDatabase } from '@casewright/testing';
import { jest } from '@jest/globals';
import { CasesService } from '../../cases/cases.service.js';
import { LibraryContext } from '../../testing/library-context.js';
import { StarterLoader } from '../starter/starter-loader.js';

jest.setTimeout(120_000);

const CASES = 600;
const record = (animal: string, at: number) =>
  `${JSON.stringify({
    id: `${animal}-${at}`,
    case_name: `${animal} ${at} v. State`,
    court_id: 'ny',
    date_filed: '1999-01-02',
    opinions: [{ text: `The ${animal} was replevied.` }],
  })}\n`;

describe('what an import has stored', () => {
  let database: TestDatabase;
  let library: LibraryContext;
  let folder: string;

  beforeAll(async () => {
    database = await createTestDatabase(['search']);
    library = await LibraryContext.open(database.url('search'));
    folder = await mkdtemp(join(tmpdir(), 'casewright-portions-'));
  });

  afterAll(async () => {
    await library.close();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  const write = async (animal: string) => {
    const path = join(folder, `${animal}.jsonl`);
    const lines = Array.from({ length: CASES }, (_, at) => record(animal, at));
    await writeFile(path, lines.join(''));
    return path;
  };
  const found = async (animal: string) => {
    const request = SearchRequestSchema.parse({ query: `${animal} court:ny` });
    return (await library.context.get(CasesService).find(request)).total;
  };

  it('is found in portions, while more is being read', async () => {
    const path = await write('quagga');
    const searches: Promise<number>[] = [];
    let stage = '';
    const { counts } = await library.import([path], {
      portion: 100,
      onProgress: (progress) => {
        // A portion has been published once something else is being done again.
        if (stage === 'publishing' && progress.stage !== stage) searches.push(found('quagga'));
        stage = progress.stage;
      },
    });
    expect(counts).toEqual({ read: CASES, added: CASES, changed: 0, unchanged: 0, bad: 0 });
    const [first = 0] = await Promise.all(searches);
    expect(first).toBeGreaterThanOrEqual(100);
    expect(first).toBeLessThan(CASES);
    expect(await found('quagga')).toBe(CASES);
  });

  it('and was killed over is published by the next start', async () => {
    await library.import([await write('thylacine')]);
    await library.query("UPDATE cases SET published = false WHERE source_id ~ '^thylacine'");
    await library.query("UPDATE imports SET state = 'interrupted'");
    const starter = library.context.get(StarterLoader);
    await starter.onApplicationBootstrap();
    await starter.caughtUp;
    expect(await library.query('SELECT 1 FROM cases WHERE NOT published')).toEqual([]);
  });
});
