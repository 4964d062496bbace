import { pathToFileURL } from 'node:url';
import { parseQuery, WILL } from '@casewright/law/ranking';
import { type CaseToAnalyze, toCaseToAnalyze } from '@casewright/law/records';
import type { TestDatabase } from '@casewright/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Client } from 'pg';
import { LibraryRepository } from '../../../library/library.repository.js';
import { LibraryWriter } from '../../../library/library-writer.js';
import { builtScript } from '../../../testing/built-script.js';
import { citingRecord } from '../../../testing/citator-library.js';
import { LibraryContext } from '../../../testing/library-context.js';
import { starterDatabase } from '../../../testing/starter-database.js';
import { CaseReader } from '../../record/case-reader.js';
import { begin, type IndexAnalysis } from '../../record/index-analyzer.js';
import { BuiltInEngine } from '../built-in-engine.js';
import { IndexRenewal, RENEWAL_LOCK } from './index-renewal.js';

jest.setTimeout(120_000);

const NO_FILTER = { jurisdiction: null, court: null, courts: [], from: null, to: null };

const record = (id: string, text: string) =>
  citingRecord(`spec:${id}`, `${id} v. State`, [], [text], { contentHash: text });

/** As it was read while every "will" was a verb. */
function analyzeAsBefore(item: CaseToAnalyze): IndexAnalysis {
  const { terms, payloads, ...rest } = begin()(item);
  const kept = (_: number, at: number) => terms[at] !== WILL >>> 0;
  return { ...rest, terms: terms.filter(kept), payloads: payloads.filter(kept) };
}

describe('an index that another analysis of words made', () => {
  let database: TestDatabase;
  let library: LibraryContext;

  beforeAll(async () => {
    database = await starterDatabase();
    library = await LibraryContext.open(database.url('search'));
  });

  afterAll(async () => {
    await library.close();
    await database.drop();
  });

  async function find(query: string): Promise<string[]> {
    const asked = { filter: NO_FILTER, sort: 'relevance', offset: 0, limit: 50 } as const;
    const engine = library.context.get(BuiltInEngine);
    const { cases } = await engine.rank(await engine.weigh(parseQuery(query)), asked);
    const rows = await library.query<{ name: string }>(
      'SELECT source_id AS name FROM cases WHERE id = ANY($1) AND source = $2 ORDER BY 1',
      [cases.map(({ caseId }) => caseId), 'jsonl'],
    );
    return rows.map(({ name }) => name);
  }

  /** Stores records with the analysis of an older version, which made the rest of the index too. */
  async function storeAsBefore(...records: ReturnType<typeof record>[]): Promise<void> {
    const engine = library.context.get(BuiltInEngine);
    const analyzer = { ...engine.analyzer, begin: () => analyzeAsBefore };
    const older = Object.assign(Object.create(engine) as BuiltInEngine, { analyzer });
    const writer = new LibraryWriter(library.context.get(LibraryRepository), [older]);
    await writer.store(records, null);
    await writer.publish();
    await library.query('UPDATE index_generation SET analysis = 0, analysis_begun = 0');
  }

  async function restart(): Promise<void> {
    await library.close();
    library = await LibraryContext.open(database.url('search'));
  }

  const renewed = () => library.context.get(IndexRenewal).done;
  const left = () => library.query('SELECT 1 FROM index_outdated LIMIT 1');

  it('is made again after the next start, and answers until then', async () => {
    await storeAsBefore(record('Abel', 'The quaggas fought over the will of the zebra.'));
    expect(await find('"quaggas" AND will')).toEqual([]);
    await restart();
    expect(await find('quaggas')).toEqual(['spec:Abel']);
    await renewed();
    expect(await find('"quaggas" AND will')).toEqual(['spec:Abel']);
    expect(await left()).toEqual([]);
  });

  it('is made again where it was left by a stop', async () => {
    await storeAsBefore(record('Cain', 'The okapis fought over the will of the zebra.'));
    await restart();
    await library.context.get(IndexRenewal).beforeApplicationShutdown();
    await renewed();
    expect(await left()).toHaveLength(1);
    await restart();
    await renewed();
    expect(await find('"okapis" AND will')).toEqual(['spec:Cain']);
  });

  it('is made by one process, and by another where that one dies before the end', async () => {
    await storeAsBefore(record('Dan', 'The bongos fought over the will of the zebra.'));
    const holder = new Client({ connectionString: database.url('search') });
    holder.on('error', () => undefined);
    await holder.connect();
    const { rows } = await holder.query<{ pid: number }>(
      'SELECT pg_backend_pid() AS pid FROM pg_advisory_lock($1)',
      [RENEWAL_LOCK],
    );
    await restart();
    expect(await left()).toHaveLength(1);
    await library.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await renewed();
    expect(await left()).toEqual([]);
    expect(await find('"bongos" AND will')).toEqual(['spec:Dan']);
  });

  it('takes no older words of a case for those that an import has brought meanwhile', async () => {
    await storeAsBefore(record('Abel', 'The quaggas fought over the will of the tapir.'));
    await restart();
    const writer = library.context.get(LibraryWriter);
    await writer.store([record('Abel', 'The elands fought over the will of the tapir.')], null);
    await renewed();
    await writer.publish();
    expect(await find('"quaggas" AND will')).toEqual([]);
    expect(await find('"elands" AND will')).toEqual(['spec:Abel']);
  });

  it('reads what opinions say of others again', async () => {
    const cited = citingRecord('spec:Cited', 'Cited v. State', ['1 F.2d 3'], ['Zebras.']);
    const citing = record('Citing', 'See 1 F.2d 3 (holding that an okapi is no zebra at all).');
    const writer = library.context.get(LibraryWriter);
    await writer.store([cited, citing], null);
    await writer.publish();
    const said = () =>
      library.query<{ texts: string[] }>(
        `SELECT texts FROM index_parentheticals p JOIN cases c ON c.id = p.case_id
          WHERE c.source_id = 'spec:Cited'`,
      );
    const before = await said();
    expect(before).toHaveLength(1);
    await library.query("UPDATE index_parentheticals SET texts = '{}'");
    await library.query('UPDATE index_generation SET analysis = 0, analysis_begun = 0');
    await restart();
    await renewed();
    expect(await said()).toEqual(before);
  });

  it('is left alone where the same version made it', async () => {
    const generation = () => library.query('SELECT generation FROM index_generation');
    const before = await generation();
    await restart();
    await renewed();
    expect(await generation()).toEqual(before);
  });

  it('is read in a thread as in this one', async () => {
    const item = toCaseToAnalyze(record('Thread', 'A will of one’s own.'));
    const script = builtScript('engines/record/reading-worker.js');
    const reader = new CaseReader(pathToFileURL(script));
    try {
      const [read] = await reader.read([item]);
      expect(read).toEqual(begin()(item));
    } finally {
      await reader.close();
    }
  });
});
