import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SearchCase, type SearchRequest, SearchRequestSchema } from '@casewright/contracts';
import { createTestDatabase, ModelServer } from '@casewright/testing';
import { eventually } from '@casewright/testing/sync';
import { jest } from '@jest/globals';
import { CasesService } from '../cases/cases.service.js';
import { describeOnVectorDatabase, SYNONYMS } from '../testing/describe-on-vector-database.js';
import { LibraryContext } from '../testing/library-context.js';
import { Embedder } from './embedder.js';
import { EmbeddingState } from './embedding-status.service.js';

jest.setTimeout(180_000);

/** The specs look for new cases themselves. */
const NEVER = 86_400_000;
const QUERY = 'gendarme jemmied maisonette';
/** None of the query's words is in it. */
const ABODE = {
  id: 'spec:abode',
  case_name: 'Orr v. Vane',
  court_id: 'ny',
  date_filed: '1999-01-02',
  opinions: [
    {
      type: '020lead',
      text: `𝔄n opening paragraph of no interest. ${'It goes on and on. '.repeat(100)}\n\nThe constable broke into the abode of Orr.`,
    },
  ],
};

const found = (library: LibraryContext, query: string, more: Omit<SearchRequest, 'query'> = {}) =>
  library.context.get(CasesService).find(SearchRequestSchema.parse({ query, ...more }));
const embed = (library: LibraryContext) => library.context.get(Embedder).catchUp();
const fault = (library: LibraryContext) =>
  library.context
    .get(EmbeddingState)
    .check()
    .then(
      () => null,
      (error: Error) => error.message,
    );
const withoutSignals = (cases: SearchCase[]) => cases.map(({ id, score }) => [id, score]);

async function importCases(library: LibraryContext, ...cases: object[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'casewright-vectors-'));
  try {
    const file = join(folder, 'cases.jsonl');
    await writeFile(file, cases.map((item) => `${JSON.stringify(item)}\n`).join(''));
    await library.import([file]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

await describeOnVectorDatabase('search by meaning', (database) => {
  let server: ModelServer;
  let library: LibraryContext;
  const settings = (model = 'stub') => ({
    model,
    baseUrl: server.baseUrl,
    apiKey: 'secret',
    external: 'on' as const,
    lookEveryMs: NEVER,
  });
  const count = async (sql: string) =>
    (await library.query<{ n: number }>(`SELECT count(*)::integer AS n FROM ${sql}`))[0]!.n;
  const textsAsked = () => server.requests.flatMap(({ body }) => body.input ?? []);

  beforeAll(async () => {
    server = await ModelServer.start({ dimensions: 512, groups: SYNONYMS });
    library = await LibraryContext.open(database.url('search'), settings());
    await embed(library);
  });
  afterAll(async () => {
    await library.close();
    await server.stop();
  });

  it('embeds the library once, and only what is new afterwards', async () => {
    const cases = await count('cases WHERE published');
    expect(await count('embedded_cases')).toBe(cases);
    expect(textsAsked()).toHaveLength(cases + 1);
    server.requests.length = 0;
    await embed(library);
    expect(server.requests).toEqual([]);
    await importCases(library, ABODE);
    await embed(library);
    expect(textsAsked()).toEqual([
      expect.stringMatching(/^Orr v\. Vane\n𝔄n opening/),
      'Orr v. Vane\nThe constable broke into the abode of Orr.',
    ]);
  });

  it('finds what is said in other words, shows the passage, and says why', async () => {
    const { cases, total, facets } = await found(library, QUERY);
    expect(cases[0]).toMatchObject({
      sourceId: 'spec:abode',
      relevance: expect.stringMatching(/close to your query in meaning/),
      signals: { text: 0, vector: expect.any(Number) },
    });
    expect(cases[0]!.passage.map(({ text }) => text).join('')).toBe(
      'The constable broke into the abode of Orr.',
    );
    expect(cases[0]!.place).toEqual({ opinion: 0, at: expect.any(Number) });
    const decades = facets!.decades.reduce((sum, item) => sum + item.count, 0);
    expect(decades).toBe(total);
    const narrowed = await found(library, QUERY, { filters: { court: 'ny' } });
    expect(narrowed.cases.map(({ court }) => court.id)).toEqual(expect.arrayContaining(['ny']));
    expect(new Set(narrowed.cases.map(({ court }) => court.id)).size).toBe(1);
  });

  it('asks nothing for a citation or a name', async () => {
    server.requests.length = 0;
    expect((await found(library, '410 U.S. 113')).cases[0]?.title).toBe('Roe v. Wade');
    expect((await found(library, 'Roe v. Wade')).cases[0]?.title).toBe('Roe v. Wade');
    expect(server.requests).toEqual([]);
  });

  it('goes by words alone while the endpoint fails, without asking it each time', async () => {
    const plain = await LibraryContext.open(database.url('search'));
    const byWords = await found(plain, 'duty of care to a trespasser');
    await plain.close();
    server.requests.length = 0;
    server.answerNext({ status: 500 });
    const answer = await found(library, 'duty of care to a trespasser');
    expect(withoutSignals(answer.cases)).toEqual(withoutSignals(byWords.cases));
    expect(answer.total).toBe(byWords.total);
    await found(library, 'duty of care to an invitee');
    expect(server.requests).toHaveLength(1);
    expect(await fault(library)).toBe(
      'The endpoint of the embedding model stub answered 500. Check OPENAI_EMBEDDING_MODEL, and the address and key of its endpoint. Search continues by words alone.',
    );
  });

  it('goes on where a failure stopped it', async () => {
    const many = Array.from({ length: 200 }, (_, at) => ({
      ...ABODE,
      id: `spec:many-${at}`,
      case_name: `Many ${at} v. State`,
      opinions: [{ type: '020lead', text: `Opinion ${at}.` }],
    }));
    await importCases(library, ...many);
    server.requests.length = 0;
    server.answerNext({ status: 503, headers: { 'retry-after': '0' } }, { status: 401 });
    await expect(embed(library)).rejects.toThrow(/answered 401/);
    await embed(library);
    const asked = textsAsked().filter((text) => text.startsWith('Many'));
    expect(new Set(asked).size).toBe(200);
    expect(
      await count(`embedded_cases JOIN cases ON cases.id = case_id AND name LIKE 'Many%'`),
    ).toBe(200);
  });

  it('embeds a changed case anew and forgets one that is gone', async () => {
    const opinions = [{ type: '020lead', text: 'Nothing of that kind.' }];
    await importCases(library, { ...ABODE, opinions });
    await embed(library);
    expect(
      await count(`embedded_passages p JOIN cases c ON c.id = p.case_id
      WHERE c.source_id = 'spec:abode'`),
    ).toBe(1);
    await library.query(`DELETE FROM cases WHERE source_id = 'spec:abode'`);
    await embed(library);
    expect(
      await count('embedded_passages p WHERE NOT EXISTS (SELECT 1 FROM cases WHERE id = case_id)'),
    ).toBe(0);
  });

  it('is filled by one process, and by another where that one dies before the end', async () => {
    const other = await LibraryContext.open(database.url('search'), settings());
    // After what it begins with.
    await embed(other);
    await importCases(library, { ...ABODE, id: 'spec:two', case_name: 'Two v. Vane' });
    server.requests.length = 0;
    server.answerNext({ fault: 'hang' });
    const first = embed(library).catch(() => undefined);
    await eventually(() => server.requests.length === 1, 'one process asks the model');
    await embed(other);
    expect(server.requests).toHaveLength(1);
    const HOLDERS = `pg_locks JOIN pg_database d ON d.oid = database
      WHERE locktype = 'advisory' AND granted AND datname = current_database()
        AND pid <> pg_backend_pid()`;
    await other.query(`SELECT pg_terminate_backend(pid) FROM ${HOLDERS}`);
    const isFree = async () => (await other.query(`SELECT FROM ${HOLDERS}`)).length === 0;
    await eventually(isFree, 'the lock of the process that died is free');
    await embed(other);
    expect(
      await count(`embedded_cases JOIN cases ON cases.id = case_id AND name = 'Two v. Vane'`),
    ).toBe(1);
    await library.close();
    await first;
    library = other;
  });

  it('begins anew with another model, whatever the length of its vectors', async () => {
    const wide = await ModelServer.start({ dimensions: 4_100 });
    const other = await LibraryContext.open(database.url('search'), {
      ...settings('wide'),
      baseUrl: wide.baseUrl,
    });
    await embed(other);
    expect(await count('embedded_cases')).toBe(await count('cases WHERE published'));
    const { cases } = await found(other, 'duty of care to a trespasser');
    expect(cases.some(({ signals }) => signals.vector !== undefined)).toBe(true);
    await other.close();
    await wide.stop();
  });
});

describe('search by meaning on a database without pgvector', () => {
  it('is search by words, and the readiness says what is missing', async () => {
    const database = await createTestDatabase(['search']);
    const server = await ModelServer.start();
    const library = await LibraryContext.open(database.url('search'), {
      model: 'stub',
      baseUrl: server.baseUrl,
      apiKey: undefined,
      external: 'on' as const,
      lookEveryMs: NEVER,
    });
    const { cases } = await found(library, 'duty of care to a trespasser');
    expect(cases.length).toBeGreaterThan(0);
    expect(cases.every(({ signals }) => signals.vector === undefined)).toBe(true);
    await expect(embed(library)).rejects.toThrow(
      'OPENAI_EMBEDDING_MODEL is set, but the database lacks the extension pgvector (0.7 or later).',
    );
    expect(server.requests).toEqual([]);
    await library.close();
    await server.stop();
    await database.drop();
  });
});
