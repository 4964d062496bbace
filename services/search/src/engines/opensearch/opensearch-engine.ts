import type { RankOptions } from '@casewright/law/ranking';
import {
  type AnalyzedQuery,
  analyzeQuery,
  type CaseDigest,
  chooseTerms,
  type ForwardPart,
  type ParsedQuery,
  type Ranking,
  rankingOf,
  SearchScratch,
  Spelling,
  Tokenizer,
  unknownTerms,
  WEIGHTS,
} from '@casewright/law/ranking';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource, type EntityManager } from 'typeorm';
import type { CaseSearchEngine } from '../../engine/case-search-engine.js';
import type { LoadedCase } from '../../library/library-stage.js';
import { BuiltInEngine } from '../built-in/built-in-engine.js';
import { CaseTableRepository } from '../record/case-table.repository.js';
import { StoredWords } from '../record/stored-words.js';
import { isNotFound, SearchCluster } from './cluster/search-cluster.js';
import { IndexFollower } from './index/index-follower.js';
import { Indexer } from './index/indexer.js';
import { CaseSearch, type ClusterRanking, type SearchedIndex } from './ranking/case-search.js';
import { TermFrequencies } from './ranking/term-frequencies.js';

/** What a quoted phrase of common words reads. */
const FORWARD_CACHE_BYTES = 64 * 1024 * 1024;

/**
 * Finds cases in OpenSearch (ADR 0049). PostgreSQL stays the record, and has the words of each case;
 * until an index has been made of it, the built-in engine answers.
 */
@Injectable()
export class OpenSearchEngine implements CaseSearchEngine {
  readonly name = 'opensearch';
  readonly analyzer;
  private readonly tokenizer = new Tokenizer();
  private readonly scratch = new SearchScratch();
  private readonly analyzed = new WeakMap<ParsedQuery, AnalyzedQuery>();
  private readonly cases = new CaseTableRepository();
  private readonly words = new LRUCache<number, ForwardPart[]>({ maxSize: FORWARD_CACHE_BYTES });
  private searched: (SearchedIndex & { edition: string }) | null = null;

  constructor(
    private readonly db: DataSource,
    private readonly builtIn: BuiltInEngine,
    private readonly spelling: Spelling,
    private readonly cluster: SearchCluster,
    private readonly indexer: Indexer,
    private readonly follower: IndexFollower,
  ) {
    this.analyzer = builtIn.analyzer;
  }

  async rank(query: ParsedQuery, options: RankOptions): Promise<Ranking> {
    try {
      const index = await this.index();
      if (!index) return await this.builtIn.rank(query, options);
      const search = new CaseSearch(
        this.cluster,
        index,
        this.analyze(query),
        options,
        this.scratch,
      );
      return this.toRanking(await search.rank(), index, query);
    } catch (error) {
      // Somebody deleted it; another is made.
      if (isNotFound(error)) return this.builtIn.rank(query, options);
      throw error;
    }
  }

  digests(found: Ranking): Promise<ReadonlyMap<number, CaseDigest>> {
    return this.builtIn.digests(found);
  }

  async suggest(query: ParsedQuery, onlyClear = false): Promise<string | null> {
    const index = await this.index();
    if (!index) return this.builtIn.suggest(query, onlyClear);
    const analyzed = this.analyze(query);
    const chosen = await chooseTerms(index.frequencies, analyzed, WEIGHTS[analyzed.kind]);
    const { frequencies } = index;
    return this.spelling.suggest(query.typed, unknownTerms(chosen), frequencies, onlyClear);
  }

  load(cases: LoadedCase[], tx: EntityManager): Promise<void> {
    return this.builtIn.load(cases, tx);
  }

  remove(caseIds: number[], tx: EntityManager): Promise<void> {
    return this.builtIn.remove(caseIds, tx);
  }

  isWaiting(): Promise<boolean> {
    return this.builtIn.isWaiting();
  }

  /** Into PostgreSQL first; an index that is searched has it by then, unless its cluster is away. */
  async publish(earlier: Promise<unknown>): Promise<void> {
    await this.builtIn.publish(earlier);
    if (await this.indexer.indexes.live()) await this.follower.once();
  }

  /** The index that is searched, as it is now; null while there is none. */
  private async index(): Promise<(SearchedIndex & { edition: string }) | null> {
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
    this.searched = { ...{ name: live.name, edition, frequencies, courts }, forward };
    return this.searched;
  }

  private analyze(query: ParsedQuery): AnalyzedQuery {
    const analyzed = this.analyzed.get(query) ?? analyzeQuery(query, this.tokenizer);
    this.analyzed.set(query, analyzed);
    return analyzed;
  }

  private toRanking(
    ranking: ClusterRanking,
    { edition }: { edition: string },
    query: ParsedQuery,
  ): Ranking {
    const { citedBy, topCiter } = ranking.found.docs;
    const citationsOf = (caseId: number) => ({
      citedBy: citedBy[caseId]!,
      topCiter: topCiter[caseId]! || null,
    });
    const { isIncomplete } = ranking;
    const about = { edition, engine: this.name, isIncomplete, citationsOf };
    return rankingOf(ranking, about, query, this.tokenizer);
  }
}
