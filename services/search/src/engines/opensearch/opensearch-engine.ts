import {
  CaseRanker,
  type ForwardPart,
  type ParsedQuery,
  type Ranking,
  type RankOptions,
  type WeighedQuery,
} from '@casewright/law/ranking';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource, type EntityManager } from 'typeorm';
import { type CaseSearchEngine, STORED_ENGINE } from '../../library/case-search-engine.js';
import type { LoadedCase } from '../../library/library-stage.js';
import { CaseTableRepository } from '../record/case-table.repository.js';
import { StoredWords } from '../record/stored-words.js';
import { isNotFound, SearchCluster } from './cluster/search-cluster.js';
import { IndexFollower } from './index/index-follower.js';
import { Indexer } from './index/indexer.js';
import { ClusterSource } from './ranking/cluster-source.js';
import { TermFrequencies } from './ranking/term-frequencies.js';

/** What a quoted phrase of common words reads. */
const FORWARD_CACHE_BYTES = 64 * 1024 * 1024;

/**
 * Finds cases in OpenSearch (ADR 0049). PostgreSQL stays the record, and has the words of each case;
 * until an index has been made of it, the engine that answers from there does.
 */
@Injectable()
export class OpenSearchEngine implements CaseSearchEngine {
  readonly name = 'opensearch';
  readonly analyzer;
  private readonly ranker = new CaseRanker();
  private readonly cases = new CaseTableRepository();
  private readonly words = new LRUCache<number, ForwardPart[]>({ maxSize: FORWARD_CACHE_BYTES });
  private searched: ClusterSource | null = null;

  constructor(
    private readonly db: DataSource,
    @Inject(STORED_ENGINE) private readonly stored: CaseSearchEngine,
    private readonly cluster: SearchCluster,
    private readonly indexer: Indexer,
    private readonly follower: IndexFollower,
  ) {
    this.analyzer = stored.analyzer;
  }

  async weigh(query: ParsedQuery): Promise<WeighedQuery> {
    const weighed = async () => {
      const source = await this.source();
      return source ? this.ranker.weigh(query, source) : this.stored.weigh(query);
    };
    return unlessGone(weighed(), () => this.stored.weigh(query));
  }

  async rank(query: WeighedQuery, options: RankOptions): Promise<Ranking> {
    if (query.source.engine !== this.name) return this.stored.rank(query, options);
    return unlessGone(this.ranker.rank(query, options), async () =>
      this.stored.rank(await this.stored.weigh(query.parsed), options),
    );
  }

  load(cases: LoadedCase[], tx: EntityManager): Promise<void> {
    return this.stored.load(cases, tx);
  }

  remove(caseIds: number[], tx: EntityManager): Promise<void> {
    return this.stored.remove(caseIds, tx);
  }

  isWaiting(): Promise<boolean> {
    return this.stored.isWaiting();
  }

  /** Into PostgreSQL first; an index that is searched has it by then, unless its cluster is away. */
  async publish(earlier: Promise<unknown>): Promise<void> {
    await this.stored.publish(earlier);
    if (await this.indexer.indexes.live()) await this.follower.once();
  }

  /** The index that is searched, as it is now; null while there is none. */
  private async source(): Promise<ClusterSource | null> {
    const live = await this.indexer.indexes.live();
    if (!live) return null;
    const edition = `${live.name}.${live.generation}`;
    if (this.searched?.edition === edition) return this.searched;
    const [frequencies, courts] = await Promise.all([
      TermFrequencies.of(this.cluster, live.name),
      this.cases.courts(this.db),
    ]);
    const words = new StoredWords(this.db, this.words, live.generation);
    const forward = (ids: readonly number[]) => words.of(ids);
    const index = { name: live.name, edition, frequencies, courts, forward };
    this.searched = new ClusterSource(this.cluster, index);
    return this.searched;
  }
}

/** The other answer where somebody has deleted the index; another is made. */
async function unlessGone<T>(asked: Promise<T>, other: () => Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (isNotFound(error)) return other();
    throw error;
  }
}
