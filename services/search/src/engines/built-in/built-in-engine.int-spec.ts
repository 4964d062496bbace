import { parseQuery, type Ranking, Spelling } from '@casewright/law/ranking';
import type { LibraryRecord } from '@casewright/law/records';
import { openTestSchema, type TestSchema } from '@casewright/testing';
import { gate } from '@casewright/testing/sync';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { DataSource, EntityManager } from 'typeorm';
import { searchDatabase } from '../../database/search-database.js';
import { DigestsRepository } from '../../library/digests.repository.js';
import { LibraryRepository } from '../../library/library.repository.js';
import { LibraryWriter } from '../../library/library-writer.js';
import { VocabularyRepository } from '../../library/vocabulary.repository.js';
import { citingRecord } from '../../testing/citator-library.js';
import { BuiltInEngine } from './built-in-engine.js';
import { IndexPublisher } from './publish/index-publisher.js';
import { IndexHolder } from './read/index-holder.js';

// Dozens of generations are published; on a busy machine that takes its time.
jest.setTimeout(120_000);

const NO_FILTER = { jurisdiction: null, court: null, courts: [], from: null, to: null };

const record = (id: string, text: string): LibraryRecord =>
  citingRecord(`spec:${id}`, `${id} v. State`, [], [text], { contentHash: text });

describe('the built-in engine', () => {
  let schema: TestSchema;
  let db: DataSource;
  let writer: LibraryWriter;
  let holder: IndexHolder;
  let engine: BuiltInEngine;

  beforeAll(async () => {
    schema = await openTestSchema('search', searchDatabase);
    db = schema.source;
    holder = new IndexHolder(db);
    engine = engineOver(holder);
    writer = new LibraryWriter(new LibraryRepository(db), [engine]);
  });

  afterEach(async () => {
    const rows = (await db.query('SELECT source_id FROM cases')) as { source_id: string }[];
    await writer.remove(rows.map((row) => row.source_id));
    await writer.publish();
  });

  afterAll(() => schema.drop());

  const engineOver = (index: IndexHolder) => new BuiltInEngine(index, new IndexPublisher(db));

  const rank = async (query: string, limit: number, asked = engine) =>
    asked.rank(await asked.weigh(parseQuery(query)), {
      filter: NO_FILTER,
      sort: 'relevance',
      offset: 0,
      limit,
    });

  const suggest = async (query: string) => {
    const spelling = new Spelling(new VocabularyRepository(db));
    return (await spelling.suggest(await engine.weigh(parseQuery(query))))?.query ?? null;
  };

  const pointsOf = async ({ cases, edition }: Ranking) => {
    const caseIds = cases.map(({ caseId }) => caseId);
    return [...(await new DigestsRepository(db).read(caseIds, edition)).values()].flatMap(
      ({ keyPoints }) => keyPoints,
    );
  };

  async function find(query: string, asked = engine): Promise<string[]> {
    const { cases } = await rank(query, 50, asked);
    const rows = (await db.query('SELECT id, name FROM cases')) as { id: number; name: string }[];
    const names = new Map(rows.map(({ id, name }) => [id, name.split(' ')[0]!]));
    return cases.map(({ caseId }) => names.get(caseId) ?? '(gone)').sort();
  }

  const store = (...records: LibraryRecord[]) => writer.store(records, null);

  async function storeAndPublish(...records: LibraryRecord[]): Promise<void> {
    await store(...records);
    await writer.publish();
  }

  it('finds a case only when it is published, in every replica', async () => {
    const replica = engineOver(new IndexHolder(db));
    await store(record('Abel', 'zebras and quaggas'));
    expect(await find('zebras')).toEqual([]);
    await writer.publish();
    expect(await find('zebras')).toEqual(['Abel']);
    expect(await find('zebras', replica)).toEqual(['Abel']);
  });

  it('ranks in no generation that is older than the newest it was told of', async () => {
    const [begun, goOn] = [gate(), gate()];
    const slow = new Proxy(db, {
      get: (target, key) =>
        key === 'transaction'
          ? async (level: 'REPEATABLE READ', work: (tx: EntityManager) => Promise<unknown>) =>
              target.transaction(level, async (tx) => {
                const read = await work(tx);
                begun.open();
                await goOn.opened;
                return read;
              })
          : Reflect.get(target, key, target),
    });
    const late = new IndexHolder(slow);
    const older = late.held();
    await begun.opened;
    await storeAndPublish(record('Abel', 'zebras and quaggas'));
    const newest = await late.newestGeneration();
    const asked = late.atLeast(newest);
    goOn.open();
    expect((await older).generation).toBeLessThan(newest);
    expect((await asked).generation).toBe(newest);
  });

  it('finds a changed case by its new words only', async () => {
    await storeAndPublish(record('Abel', 'zebras and quaggas'), record('Cain', 'zebras'));
    await storeAndPublish(record('Abel', 'okapis and quaggas'));
    expect(await find('zebras')).toEqual(['Cain']);
    expect(await find('okapis')).toEqual(['Abel']);
    expect(await find('quaggas')).toEqual(['Abel']);
  });

  it('suggests a word of the library for one that it lacks', async () => {
    await storeAndPublish(record('Abel', 'zebras and quaggas'));
    expect(await suggest('zebrsa AND quaggas')).toBe('zebras AND quaggas');
    expect(await suggest('zebras')).toBeNull();
  });

  it('suggests the words of cases that were stored at the second attempt only', async () => {
    const fail = () => Promise.reject(new Error('gone'));
    const broken = writer.store([record('Abel', 'gazelles and okapis')], null, fail);
    await expect(broken).rejects.toThrow('gone');
    await storeAndPublish(record('Abel', 'gazelles and okapis'));
    expect(await find('okapis')).toEqual(['Abel']);
    expect(await suggest('gazelels AND okapis')).toBe('gazelles AND okapis');
  });

  it('gives with a case what it took from its opinion, as of its newest record', async () => {
    await storeAndPublish(
      record('Abel', 'We hold that a zebra in a stable is no fixture of the land.'),
    );
    const before = await rank('zebra', 1);
    expect(await pointsOf(before)).toEqual([
      'We hold that a zebra in a stable is no fixture of the land.',
    ]);
    expect(before.cases[0]?.passage).toMatchObject({ start: 0 });
    await storeAndPublish(
      record('Abel', 'We hold that a zebra in a stable is a chattel, and no fixture.'),
    );
    const after = await rank('zebra', 1);
    expect(await pointsOf(after)).toEqual([
      'We hold that a zebra in a stable is a chattel, and no fixture.',
    ]);
    expect(after.edition).not.toBe(before.edition);
  });

  it('forgets a removed case', async () => {
    await storeAndPublish(record('Abel', 'zebras'), record('Cain', 'zebras'));
    await writer.remove(['spec:Abel']);
    await writer.publish();
    expect(await find('zebras')).toEqual(['Cain']);
    const { docCount } = await new IndexHolder(db).held();
    expect(docCount).toBe(1);
  });

  it('finds the same whatever has been merged', async () => {
    const animals = 'zebra quagga okapi tapir gnu kudu eland oryx'.split(' ');
    for (let round = 0; round < 14; round++) {
      const named = (i: number) => `N${round}x${i}`;
      await storeAndPublish(
        ...animals.map((animal, i) => record(named(i), `${animal} with ${animals[round % 8]}`)),
      );
    }
    // Changed ones leave stale entries behind in merged segments.
    await storeAndPublish(record('N0x0', 'zebra alone'), record('N13x1', 'quagga alone'));
    const [{ live }] = await db.query(
      `SELECT count(*)::integer AS live FROM index_segments WHERE state = 'live'`,
    );
    expect(live).toBeLessThanOrEqual(6);
    for (const [i, animal] of animals.entries()) {
      const expected: string[] = [];
      for (let round = 0; round < 14; round++) {
        for (let k = 0; k < 8; k++) {
          const name = `N${round}x${k}`;
          const isAlone = name === 'N0x0' || name === 'N13x1';
          if (k === i || (round % 8 === i && !isAlone)) expected.push(name);
        }
      }
      const { cases, total } = await rank(`"${animal}"`, 1);
      expect(cases).toHaveLength(1);
      expect([animal, total]).toEqual([animal, { value: expected.length, relation: 'exact' }]);
    }
  });

  it('leaves out what is not published, and publishes what another load has left', async () => {
    const [{ id }] = await db.query(
      `INSERT INTO imports (source_label, paths, state) VALUES ('spec', '{}', 'running')
       RETURNING id`,
    );
    await writer.store([record('Abel', 'zebras')], id);
    await new IndexPublisher(db).publish(Promise.resolve());
    expect(await find('zebras')).toEqual([]);
    await storeAndPublish(record('Cain', 'zebras'));
    expect(await find('zebras')).toEqual(['Abel', 'Cain']);
  });

  it('changes nothing when there is nothing to publish', async () => {
    await storeAndPublish(record('Abel', 'zebras'));
    const before = await holder.newestGeneration();
    await writer.publish();
    expect(await holder.newestGeneration()).toBe(before);
  });

  it('leaves no trace of a build that was killed', async () => {
    await storeAndPublish(record('Abel', 'zebras'));
    await db.query(
      `INSERT INTO index_segments (family, state, cases, bytes, first_terms, dfs)
       VALUES ('text', 'building', 0, 0, '', '')`,
    );
    await storeAndPublish(record('Cain', 'zebras'));
    const states = await db.query(`SELECT DISTINCT state FROM index_segments ORDER BY state`);
    expect(states.map(({ state }: { state: string }) => state)).not.toContain('building');
    expect(await find('zebras')).toEqual(['Abel', 'Cain']);
  });

  it('finds a phrase in any opinion of a case, and across no border', async () => {
    const two = record('Abel', 'ends with striped');
    two.opinions.push({
      ...two.opinions[0]!,
      kind: 'dissent',
      text: 'zebras run. Wild asses too.',
    });
    await storeAndPublish(two);
    expect(await find('"wild asses"')).toEqual(['Abel']);
    expect(await find('"striped zebras"')).toEqual([]);
  });
});
