import { setTimeout as delay } from 'node:timers/promises';
import { parseQuery, type Ranking } from '@casewright/law/ranking';
import { hasOpenSearch, TestCluster, type TestDatabase } from '@casewright/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { LibraryContext } from '../../testing/library-context.js';
import { smallDatabase } from '../../testing/starter-database.js';
import { settingsFor } from '../conformance/both-engines.js';
import { Indexer } from './index/indexer.js';
import { OpenSearchEngine } from './opensearch-engine.js';

// On a busy machine a node takes its time to start.
jest.setTimeout(600_000);

const POLL_MS = 20;
const NODES = 3;
/** Who search at once, all the while. */
const SEARCHERS = 4;
/** Between two searches of each: a node that starts beside them has the processor, too. */
const PAUSE_MS = 100;
const NO_FILTER = { jurisdiction: null, court: null, courts: [], from: null, to: null };
const ASKED = { filter: NO_FILTER, sort: 'relevance', offset: 0, limit: 10 } as const;
const QUERIES = ['duty to warn', 'negligence', 'contract damages', 'search of a phone'];

const describeFaults = hasOpenSearch() ? describe : describe.skip;

describeFaults('three nodes of OpenSearch', () => {
  let cluster: TestCluster;
  let database: TestDatabase;

  beforeAll(async () => {
    cluster = await TestCluster.start(NODES);
    database = await smallDatabase();
  });

  afterAll(async () => {
    await database?.drop();
    await cluster?.stop();
  });

  async function searching(prefix: string, replicas: number): Promise<LibraryContext> {
    const settings = settingsFor(cluster, { prefix, shards: NODES, replicas });
    const library = await LibraryContext.open(database.url('search'), null, settings);
    const indexer = library.context.get(Indexer);
    const isFollowed = async () => {
      const live = await indexer.indexes.live();
      const states = (await indexer.indexes.all()).map(({ state }) => state);
      const isNewest = live?.name.startsWith(prefix) && live.generation === live.newest;
      return isNewest === true && !states.includes('building');
    };
    while (!(await isFollowed())) {
      await indexer.follow(new AbortController().signal);
      await delay(POLL_MS);
    }
    await cluster.isWhole();
    return library;
  }

  const rank = async (library: LibraryContext, query = QUERIES[0]!): Promise<Ranking> => {
    const engine = library.context.get(OpenSearchEngine);
    return engine.rank(await engine.weigh(parseQuery(query)), ASKED);
  };

  /** Searches until `isOver`, several at once. */
  async function searchUntil(
    library: LibraryContext,
    isOver: () => boolean,
  ): Promise<{ answers: Ranking[]; failures: unknown[] }> {
    const answers: Ranking[] = [];
    const failures: unknown[] = [];
    const search = async (first: number): Promise<void> => {
      for (let n = first; !isOver(); n++) {
        await rank(library, QUERIES[n % QUERIES.length]).then(
          (answer) => answers.push(answer),
          (error) => failures.push(error),
        );
        await delay(PAUSE_MS);
      }
    };
    await Promise.all(Array.from({ length: SEARCHERS }, (_, first) => search(first)));
    return { answers, failures };
  }

  /** Does something while several search. */
  async function underLoad(library: LibraryContext, work: () => Promise<void>) {
    let isOver = false;
    const load = searchUntil(library, () => isOver);
    try {
      await work();
    } finally {
      isOver = true;
    }
    return load;
  }

  it('answer without a failure while one of them is killed and comes back, each shard being there twice', async () => {
    const library = await searching('twice', 1);
    try {
      const before = await Promise.all(QUERIES.map((query) => rank(library, query)));
      const { answers, failures } = await underLoad(library, async () => {
        await cluster.kill(0);
        // Its copies are made elsewhere only after a minute, in case it comes back.
        await cluster.isWhole('yellow');
        cluster.restart(0);
        await cluster.isWhole();
      });
      expect(failures).toEqual([]);
      expect(answers.length).toBeGreaterThan(SEARCHERS * QUERIES.length);
      const after = await Promise.all(QUERIES.map((query) => rank(library, query)));
      expect(after.map(({ cases, total }) => [cases, total])).toEqual(
        before.map(({ cases, total }) => [cases, total]),
      );
      expect(after.some(({ isIncomplete }) => isIncomplete)).toBe(false);
    } finally {
      await library.close();
    }
  });

  it('say that answers are incomplete while a shard is away, until it is back', async () => {
    const library = await searching('once', 0);
    try {
      const whole = await rank(library);
      expect(whole.isIncomplete).toBe(false);
      const { answers, failures } = await underLoad(library, async () => {
        await cluster.kill(1);
        let partial = await rank(library);
        while (!partial.isIncomplete) partial = await rank(library);
        expect(partial.total.value).toBeLessThan(whole.total.value);
        expect(partial.engine).toBe('opensearch');
        cluster.restart(1);
        await cluster.isWhole();
      });
      expect(failures).toEqual([]);
      expect(answers.some(({ isIncomplete }) => isIncomplete)).toBe(true);
      const again = await rank(library);
      expect([again.isIncomplete, again.total, again.cases]).toEqual([
        false,
        whole.total,
        whole.cases,
      ]);
    } finally {
      await library.close();
    }
  });

  it('are reported away at once when all are, know of no index while they start, and keep it', async () => {
    const library = await searching('once', 0);
    const { indexes } = library.context.get(Indexer);
    const before = await indexes.live();
    const follow = async () => {
      // The library's own follower may be at it.
      while (!(await library.context.get(Indexer).follow(new AbortController().signal)))
        await delay(POLL_MS);
    };
    /** Whether each node answers, and knows of no index: whoever asks may come to any of them. */
    const areStarting = async () => {
      const asked = cluster.urls.map((url) => fetch(`${url}/${before?.name}/_settings`));
      const answers = await Promise.allSettled(asked);
      return answers.every(
        (answer) => answer.status === 'fulfilled' && answer.value.status === 404,
      );
    };
    const killAll = () => Promise.all(Array.from({ length: NODES }, (_, n) => cluster.kill(n)));
    const restartAll = (settings = {}) => {
      for (let n = 0; n < NODES; n++) cluster.restart(n, settings);
    };
    try {
      await killAll();
      for (let n = 0; n < 20; n++)
        await expect(rank(library)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      restartAll({ 'gateway.recover_after_data_nodes': NODES + 1 });
      while (!(await areStarting())) await delay(POLL_MS);
      await expect(follow()).rejects.toThrow('state not recovered');
      expect((await indexes.live())?.name).toBe(before?.name);
      await killAll();
      restartAll();
      await cluster.isWhole();
      const answered = () => rank(library).catch(() => null);
      let found = await answered();
      // While a cluster knows of no index yet, the stored one answers.
      while (found?.engine !== 'opensearch' || found.isIncomplete) {
        await delay(POLL_MS);
        found = await answered();
      }
      await follow();
      expect((await indexes.live())?.name).toBe(before?.name);
    } finally {
      await library.close();
    }
  });
});
