import { SearchRequestSchema } from '@casewright/contracts';
import { parseQuery } from '@casewright/law/ranking';
import { hasOpenSearch, ModelServer, TestCluster } from '@casewright/testing';
import { eventually } from '@casewright/testing/sync';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { CasesService } from '../../../cases/cases.service.js';
import {
  describeOnVectorDatabase,
  SYNONYMS,
} from '../../../testing/describe-on-vector-database.js';
import { LibraryContext } from '../../../testing/library-context.js';
import { thin } from '../../../testing/starter-database.js';
import { Embedder } from '../../../vectors/embedder.js';
import { EmbeddingState } from '../../../vectors/embedding-status.service.js';
import { PassageGraph } from '../../../vectors/passage-graph.js';
import { PASSAGE_INDEX, type PassageIndex } from '../../../vectors/passage-index.js';
import { VectorSearch } from '../../../vectors/vector-search.js';
import { settingsFor } from '../../conformance/both-engines.js';
import { Indexer } from '../index/indexer.js';

jest.setTimeout(600_000);

const DIMENSIONS = 64;
const QUERY = 'gendarme jemmied maisonette';
const ABODE = {
  id: 'spec:abode',
  case_name: 'Orr v. Vane',
  court_id: 'ny',
  date_filed: '1999-01-02',
  opinions: [{ type: '020lead', text: 'The constable broke into the abode of Orr.' }],
};
const PREFIX = 'meaning';
const NEAREST = 50;
const QUERIES = ['a duty of care', 'search of a telephone', 'offer and acceptance', QUERY];

await describeOnVectorDatabase('vectors in OpenSearch', (database) => {
  if (!hasOpenSearch()) return it.skip('needs OpenSearch', () => undefined);
  let server: ModelServer;
  let cluster: TestCluster;
  let library: LibraryContext;
  const model = (name = 'stub') => ({
    model: name,
    baseUrl: server.baseUrl,
    apiKey: undefined,
    external: 'on' as const,
    lookEveryMs: 86_400_000,
  });
  const open = (name?: string) =>
    LibraryContext.open(
      database.url('search'),
      model(name),
      settingsFor(cluster, { prefix: PREFIX }),
    );
  const embed = (of = library) => of.context.get(Embedder).catchUp();
  const index = (of = library) => of.context.get<PassageIndex>(PASSAGE_INDEX);
  const indexes = async () =>
    Object.keys(await cluster.ask<object>(`/${PREFIX}-passages-*/_settings`));
  const graphIn = async (of: LibraryContext) => {
    const [row] = await of.query<{ graph: string | null }>(
      `SELECT to_regclass('embedded_passages_vector')::text AS graph`,
    );
    return row!.graph;
  };
  const vectorOf = async (text: string): Promise<number[]> => {
    const answer = await fetch(`${server.baseUrl}/embeddings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'stub', input: [text], encoding_format: 'float' }),
    });
    return ((await answer.json()) as { data: { embedding: number[] }[] }).data[0]!.embedding;
  };
  const near = async (query = QUERY, of = library) =>
    (await index(of).nearest(await vectorOf(query), NEAREST)).passages;
  const orr = async () => {
    const [row] = await library.query<{ id: number }>(
      `SELECT id FROM cases WHERE name = 'Orr v. Vane'`,
    );
    return row!.id;
  };

  beforeAll(async () => {
    server = await ModelServer.start({ dimensions: DIMENSIONS, groups: SYNONYMS });
    cluster = await TestCluster.start();
    await thin(database.url('search'));
    library = await open();
    await library.importRecords(ABODE);
    await eventually(async () => {
      // Another follower may be at it.
      const indexer = library.context.get(Indexer);
      await indexer.follow(new AbortController().signal);
      const live = await indexer.indexes.live();
      return live !== null && live.generation === live.newest;
    }, 'OpenSearch has all cases');
  });
  afterAll(async () => {
    await library?.close();
    await cluster?.stop();
    await server?.stop();
  });

  it('are those in PostgreSQL, which answers until all are there', async () => {
    await embed();
    const exact = library.context.get(PassageGraph);
    for (const query of QUERIES) {
      const vector = await vectorOf(query);
      const kept = (await exact.nearest(vector, NEAREST)).passages;
      const found = (await index().nearest(vector, NEAREST)).passages;
      // Of equally near ones either may be left out.
      const furthest = kept.at(-1)!.similarity;
      const missing = kept.filter(
        ({ caseId, similarity }) =>
          similarity > furthest + 0.002 && !found.some((each) => each.caseId === caseId),
      );
      expect({ query, missing }).toEqual({ query, missing: [] });
      expect(found[0]).toEqual({ ...kept[0], similarity: expect.closeTo(kept[0]!.similarity, 2) });
    }
    expect(await graphIn(library)).toBeNull();
  });

  it('find what is said in other words, with the passage', async () => {
    const { engine, cases } = await library.context
      .get(CasesService)
      .find(SearchRequestSchema.parse({ query: QUERY }));
    expect(engine).toBe('opensearch');
    expect(cases[0]).toMatchObject({
      title: 'Orr v. Vane',
      relevance: expect.stringMatching(/close to your query in meaning/),
      signals: { text: 0, vector: expect.any(Number) },
    });
    expect(cases[0]!.passage.map(({ text }) => text).join('')).toBe(ABODE.opinions[0]!.text);
  });

  it('follow a changed case, and forget one that is gone', async () => {
    const caseId = await orr();
    expect((await near())[0]).toMatchObject({ caseId });
    const opinions = [{ type: '020lead', text: 'Nothing of that kind.' }];
    await library.importRecords({ ...ABODE, opinions });
    await embed();
    const changed = (await near()).find((each) => each.caseId === caseId);
    expect(changed?.similarity ?? 0).toBeLessThan(0.5);
    await library.importRecords({ ...ABODE, id: 'spec:second', case_name: 'Second v. Vane' });
    await embed();
    const second = (await near())[0]!.caseId;
    expect(second).not.toBe(caseId);
    await library.query('DELETE FROM cases WHERE id = $1', [second]);
    await embed();
    expect((await near()).map((each) => each.caseId)).not.toContain(second);
  });

  it('are copied again where somebody deleted the index, and PostgreSQL answers meanwhile', async () => {
    const [before] = await indexes();
    await cluster.ask(`/${before}`, { method: 'DELETE' });
    expect(await near()).toHaveLength(NEAREST);
    // As one that is killed when it has just begun.
    await index().follow(AbortSignal.abort());
    const [after] = await indexes();
    expect(after).not.toBe(before);
    expect(await near()).toHaveLength(NEAREST);
    await embed();
    expect(await indexes()).toEqual([after]);
    const { count } = await cluster.ask<{ count: number }>(
      `/${after}/_count?q=${encodeURIComponent('id:*')}`,
    );
    const [kept] = await library.query<{ n: number }>(
      'SELECT count(*)::integer AS n FROM embedded_cases',
    );
    expect(count).toBe(kept!.n);
    expect(await graphIn(library)).toBeNull();
  });

  it('are in PostgreSQL’s graph where the built-in engine searches again, and back', async () => {
    const builtIn = await LibraryContext.open(database.url('search'), model());
    await embed(builtIn);
    expect(await graphIn(builtIn)).toBe('embedded_passages_vector');
    // What the index in OpenSearch does not hear of.
    const gone = (await near())[0]!.caseId;
    const before = await indexes();
    await builtIn.query('DELETE FROM cases WHERE id = $1', [gone]);
    await embed(builtIn);
    await builtIn.close();
    await embed();
    const after = await indexes();
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
    expect((await near()).map(({ caseId }) => caseId)).not.toContain(gone);
    expect(await graphIn(library)).toBeNull();
  });

  it('of another model are in another index, and the former is gone', async () => {
    const before = await indexes();
    const other = await open('other');
    await embed(other);
    const after = await indexes();
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
    expect(await near(QUERY, other)).toHaveLength(NEAREST);
    await other.close();
  });

  it('are missed by nobody who searches by words while OpenSearch is away', async () => {
    await embed();
    await cluster.kill(0);
    const { passages } = await library.context.get(VectorSearch).nearest(parseQuery(QUERY));
    expect(passages).toEqual([]);
    expect(library.context.get(EmbeddingState).fault).toMatch(/index isn’t answering/);
    const kept = async () => (await library.query('SELECT FROM embedded_cases')).length;
    const before = await kept();
    await library.importRecords({ ...ABODE, id: 'spec:meanwhile', case_name: 'Meanwhile v. Vane' });
    await expect(embed()).rejects.toThrow();
    expect(await kept()).toBe(before + 1);
  });
});
