import { type DynamicModule, Module, type OnApplicationShutdown, type Type } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CASE_SEARCH_ENGINE } from '../../library/case-search-engine.js';
import { PassageGraph } from '../../vectors/passage-graph.js';
import { PASSAGE_INDEX } from '../../vectors/passage-index.js';
import type { OpenSearchSettings } from './cluster/opensearch-settings.js';
import { SearchCluster } from './cluster/search-cluster.js';
import { IndexFollower } from './index/index-follower.js';
import { Indexer } from './index/indexer.js';
import { IndexHealth } from './index-health.js';
import { OpenSearchEngine } from './opensearch-engine.js';
import { OpenSearchPassages } from './passages/opensearch-passages.js';

/** The engine of a service whose library is searched in OpenSearch. */
@Module({})
export class OpenSearchEngineModule implements OnApplicationShutdown {
  constructor(private readonly cluster: SearchCluster) {}

  /** @param stored the module that provides `STORED_ENGINE` */
  static over(settings: OpenSearchSettings, stored: Type): DynamicModule {
    return {
      module: OpenSearchEngineModule,
      global: true,
      imports: [stored],
      providers: [
        { provide: SearchCluster, useFactory: () => new SearchCluster(settings) },
        {
          provide: Indexer,
          useFactory: (db: DataSource, cluster: SearchCluster) =>
            new Indexer(db, cluster, settings),
          inject: [DataSource, SearchCluster],
        },
        {
          provide: PASSAGE_INDEX,
          useFactory: (db: DataSource, cluster: SearchCluster) =>
            new OpenSearchPassages(db, new PassageGraph(db), cluster, settings),
          inject: [DataSource, SearchCluster],
        },
        IndexFollower,
        IndexHealth,
        OpenSearchEngine,
        { provide: CASE_SEARCH_ENGINE, useExisting: OpenSearchEngine },
      ],
      exports: [CASE_SEARCH_ENGINE, Indexer, PASSAGE_INDEX],
    };
  }

  /** After the follower has ended its work. */
  onApplicationShutdown(): void {
    this.cluster.close();
  }
}
