import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { provision, startEmbedded } from '@casewright/database';
import { citationTerm, parseQuery, shortHash, termHash } from '@casewright/law/ranking';
import type { LibraryRecord } from '@casewright/law/records';
import { hasOpenSearch, TestCluster, type TestDatabase } from '@casewright/testing';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import { stem } from 'porter2';
import { LibraryWriter } from '../../../library/library-writer.js';
import { builtScript } from '../../../testing/built-script.js';
import { citingRecord } from '../../../testing/citator-library.js';
import { LibraryContext } from '../../../testing/library-context.js';
import { smallDatabase } from '../../../testing/starter-database.js';
import { settingsFor } from '../../conformance/both-engines.js';
import type { OpenSearchSettings } from '../cluster/opensearch-settings.js';
import { SearchCluster } from '../cluster/search-cluster.js';
import { OpenSearchEngine } from '../opensearch-engine.js';
import { termToken } from './case-document.js';
import { compactIndex } from './compact-index.js';
import { Indexer } from './indexer.js';
import { GAIN_FIELDS } from './profiles.js';

jest.setTimeout(300_000);

const POLL_MS = 20;
/** Beside some of the library that comes with the product; the index takes a hundred at once. */
const CASES = 300;
const FIELDS = ['said', 'onlySaid', 'named', ...GAIN_FIELDS];
const WORDS = ['quagga', 'number', '7', '12', 'zebra', 'okapi', 'replevied', 'detinued', 'holding'];
const TOKENS = [
  ...WORDS.map((word) => [word, termToken(termHash(stem(word)))] as const),
  ['citation', termToken(citationTerm('1 F.2d 3'))] as const,
];
const SHORT_TOKENS = ['quagga', 'number', '12'].map((word) =>
  termToken(shortHash(termHash(stem(word)))),
);
const NO_FILTER = { jurisdiction: null, court: null, courts: [], from: null, to: null };

const record = (id: string, text: string, citations: string[] = []): LibraryRecord =>
  citingRecord(`spec:${id}`, `${id} v. State`, citations, [text], { contentHash: text });

const describeIndexer = hasOpenSearch() ? describe : describe.skip;

describeIndexer('an index in OpenSearch', () => {
  let cluster: TestCluster;
  let database: TestDatabase;
  let library: LibraryContext;
  let settings: OpenSearchSettings;
  let client: SearchCluster;
  let count = 0;

  beforeAll(async () => {
    cluster = await TestCluster.start();
  });

  afterAll(() => cluster?.stop());

  beforeEach(async () => {
    database = await smallDatabase();
    settings = settingsFor(cluster, { prefix: `indexer-${count++}`, shards: 1 });
    client = new SearchCluster(settings);
    library = await LibraryContext.open(database.url('search'));
  });

  afterEach(async () => {
    client.close();
    await library.close();
    await database.drop();
  });

  const indexer = () => new Indexer(library.db, client, settings);
  const follow = () => indexer().follow(new AbortController().signal);
  const live = async () => (await indexer().indexes.live())!;

  /** Stores records, and publishes them, as an import does that knows nothing of OpenSearch. */
  async function store(...records: LibraryRecord[]): Promise<void> {
    const writer = library.context.get(LibraryWriter);
    await writer.store(records, null);
    await writer.publish();
  }

  async function remove(...sources: string[]): Promise<void> {
    const writer = library.context.get(LibraryWriter);
    await writer.remove(sources.map((id) => `spec:${id}`));
    await writer.publish();
  }

  interface Found {
    hits: { hits: { _id: string; _score: number; _source: unknown }[] };
  }

  interface Segments {
    indices: Record<string, { shards: Record<string, { segments: object }[]> }>;
  }

  const post = (body: object) => ({
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

  /** What is stored of each case; and which have each of some terms, and each two in a row, with what that adds. */
  async function contentOf(index: string): Promise<Record<string, unknown>> {
    await cluster.ask(`/${index}/_refresh`, { method: 'POST' });
    const asked: Record<string, object> = { all: { match_all: {} } };
    for (const [word, token] of TOKENS) {
      for (const field of FIELDS) asked[`${field} ${word}`] = { term: { [field]: token } };
    }
    asked.phrase = { match_phrase: { words: SHORT_TOKENS.join(' ') } };
    const content: Record<string, unknown> = {};
    for (const [name, query] of Object.entries(asked)) {
      const _source = name === 'all';
      const search = { size: 10_000, query, _source, sort: [{ id: 'asc' }], track_scores: true };
      const { hits } = await cluster.ask<Found>(`/${index}/_search`, post(search));
      // Elsewhere OpenSearch counts documents that were written again as well.
      const isGain = name.startsWith('gains');
      content[name] = hits.hits.map(({ _id, _score, _source }) => [
        _id,
        isGain ? _score : null,
        _source,
      ]);
    }
    return content;
  }

  /** The index that is searched, and one that is made from nothing now. */
  async function expectAsFresh(): Promise<void> {
    const { name, generation, newest } = await live();
    expect(generation).toBe(newest);
    const content = await contentOf(name);
    await indexer().rebuild(new AbortController().signal);
    const fresh = await live();
    expect(fresh.name).not.toBe(name);
    expect(content.all).not.toEqual([]);
    expect(content['gains_0 quagga']).not.toEqual([]);
    expect(content['said holding']).toBeDefined();
    expect(content.phrase).not.toEqual([]);
    expect(content).toEqual(await contentOf(fresh.name));
  }

  const many = (from: number, to: number, said = 'replevied') =>
    Array.from({ length: to - from }, (_, at) =>
      record(`Quagga${from + at}`, `Quagga number ${from + at} was ${said}. See 1 F.2d 3.`),
    );

  it('follows what is imported, changed, cited, and deleted', async () => {
    await store(record('Cited', 'Zebras and their stripes.', ['1 F.2d 3']), ...many(0, 40));
    await follow();
    await store(
      ...many(40, 60),
      record('Abel', 'An okapi. See 1 F.2d 3 (holding that it is not).'),
    );
    await store(...many(0, 5, 'detinued'));
    await remove('Quagga7', 'Quagga8');
    await follow();
    await expectAsFresh();
  });

  it('is made beside the one that is searched, which is dropped later', async () => {
    await store(...many(0, 10));
    await follow();
    const before = await live();
    await indexer().rebuild(new AbortController().signal);
    const after = await live();
    expect(after.name).not.toBe(before.name);
    const states = () =>
      library.query('SELECT name, state FROM opensearch_indexes ORDER BY changed_at');
    expect(await states()).toHaveLength(2);
    await library.query(
      "UPDATE opensearch_indexes SET changed_at = now() - interval '1 hour' WHERE state = 'retired'",
    );
    await follow();
    expect(await states()).toEqual([{ name: after.name, state: 'live' }]);
    const alias = await cluster.ask<Record<string, unknown>>(`/_alias/${settings.prefix}-cases`);
    expect(Object.keys(alias)).toEqual([after.name]);
  });

  it('is put together in one piece, as it was', async () => {
    await store(...many(0, 250));
    await follow();
    await store(...many(250, 255));
    await follow();
    const { name } = await live();
    const before = await contentOf(name);
    const pieces = async () => {
      const { indices } = await cluster.ask<Segments>(`/${name}/_segments`);
      return Object.values(indices[name]?.shards[0]?.[0]?.segments ?? {}).length;
    };
    expect(await pieces()).toBeGreaterThan(1);
    const { signal } = new AbortController();
    await compactIndex(client, name, signal, async () => undefined, 0);
    const after = await contentOf(name);
    expect(await pieces()).toBe(1);
    expect(after).toEqual(before);
  });

  it('is made again where somebody has deleted it; until then the built-in engine answers', async () => {
    await store(...many(0, 10));
    const searching = await LibraryContext.open(database.url('search'), null, settings);
    try {
      await searching.context.get(Indexer).follow(new AbortController().signal);
      while (!(await live())) await delay(POLL_MS);
      await cluster.ask(`/${(await live()).name}`, { method: 'DELETE' });
      const engine = searching.context.get(OpenSearchEngine);
      const asked = { filter: NO_FILTER, sort: 'relevance', offset: 0, limit: 50 } as const;
      const rank = async () => engine.rank(await engine.weigh(parseQuery('quagga')), asked);
      const meanwhile = await rank();
      expect(meanwhile.total.value).toBe(10);
      while ((await rank()).engine !== 'opensearch') await delay(POLL_MS);
      expect((await rank()).total.value).toBe(10);
    } finally {
      await searching.close();
    }
  });

  describe('whose making is broken off', () => {
    let script: string;

    beforeAll(() => {
      builtScript('command/run-reindex-command.js');
      script = new URL('../../../../bin/reindex-process.mjs', import.meta.url).pathname;
    });

    beforeEach(() => store(record('Cited', 'Zebras.', ['1 F.2d 3']), ...many(0, CASES)));

    const start = (): ChildProcess =>
      spawn(process.execPath, [script], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...process.env,
          NODE_OPTIONS: '',
          DATABASE_URL: database.url('search'),
          ...cluster.env,
          OPENSEARCH_INDEX: settings.prefix,
        },
      });

    /** Resolves when some of the cases are in the new index, and not all of them. */
    async function isHalfDone(): Promise<void> {
      const half = `SELECT 1 FROM opensearch_indexes WHERE state = 'building' AND last_case > 0`;
      while ((await library.query(half)).length === 0) await delay(POLL_MS);
    }

    async function ended(child: ChildProcess): Promise<unknown[]> {
      return child.exitCode === null && child.signalCode === null
        ? once(child, 'exit')
        : [child.exitCode, child.signalCode];
    }

    it('goes on where a writer was killed', async () => {
      const child = start();
      await isHalfDone();
      child.kill('SIGKILL');
      expect(await ended(child)).toEqual([null, 'SIGKILL']);
      const [begun] = await library.query<{ name: string }>('SELECT name FROM opensearch_indexes');
      while (!(await follow())) await delay(POLL_MS);
      expect((await live()).name).toBe(begun?.name);
      await expectAsFresh();
    });

    it('goes on where PostgreSQL ended all connections', async () => {
      const making = indexer()
        .follow(new AbortController().signal)
        .catch(() => 'ended');
      await isHalfDone();
      await library
        .query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid()`,
        )
        .catch(() => undefined);
      // It may have found connections in time.
      await making;
      while (!(await follow().catch(() => false))) await delay(POLL_MS);
      await expectAsFresh();
    });

    it('goes on where PostgreSQL was killed', async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'casewright-killed-'));
      // The database's own account passes through it.
      chmodSync(dataDir, 0o755);
      const server = await startEmbedded({ dataDir });
      const { search = '' } = await provision(server.url, ['search'], 'a secret of the tests');
      const before = library;
      LibraryContext.keptAsTheyAre.add(search);
      library = await LibraryContext.open(search);
      try {
        await store(record('Cited', 'Zebras.', ['1 F.2d 3']), ...many(0, CASES));
        const making = indexer()
          .follow(new AbortController().signal)
          .catch(() => 'ended');
        await isHalfDone();
        const pid = readFileSync(join(server.home, 'postgres', 'postmaster.pid'), 'utf8');
        process.kill(Number.parseInt(pid, 10), 'SIGKILL');
        expect(await making).toBe('ended');
        // Who started it starts it again.
        while (!(await follow().catch(() => false))) await delay(POLL_MS);
        await expectAsFresh();
      } finally {
        await library.close();
        library = before;
        await server.stop();
        rmSync(dataDir, { recursive: true, force: true });
      }
    });

    it('goes on where OpenSearch was killed', async () => {
      const making = indexer()
        .follow(new AbortController().signal)
        .catch(() => 'ended');
      await isHalfDone();
      await cluster.kill(0);
      expect(await making).toBe('ended');
      cluster.restart(0);
      await cluster.isWhole();
      while (!(await follow())) await delay(POLL_MS);
      await expectAsFresh();
    });
  });
});
