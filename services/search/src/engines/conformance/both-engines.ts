import type { TestCluster, TestDatabase } from '@casewright/testing';
import { LibraryContext } from '../../testing/library-context.js';
import { starterDatabase } from '../../testing/starter-database.js';
import type { OpenSearchSettings } from '../opensearch/cluster/opensearch-settings.js';
import { Indexer } from '../opensearch/index/indexer.js';
import { IndexesRepository } from '../opensearch/index/indexes.repository.js';

export function settingsFor(cluster: TestCluster, more: Partial<OpenSearchSettings> = {}) {
  return {
    nodes: cluster.urls,
    auth: null,
    authority: null,
    prefix: 'conformance',
    shards: 2,
    replicas: 0,
    ...more,
  };
}

/** One library, searched by both engines. */
export class BothEngines {
  private constructor(
    private readonly database: TestDatabase,
    readonly builtIn: LibraryContext,
    readonly openSearch: LibraryContext,
  ) {}

  /** @param files to import beside the starter library */
  static async over(cluster: TestCluster, files: string[] = []): Promise<BothEngines> {
    const database = await starterDatabase();
    const url = database.url('search');
    const builtIn = await LibraryContext.open(url);
    if (files.length > 0) await builtIn.import(files);
    const openSearch = await LibraryContext.open(url, null, settingsFor(cluster));
    const engines = new BothEngines(database, builtIn, openSearch);
    await engines.isFollowed();
    return engines;
  }

  /** Resolves when OpenSearch has all that PostgreSQL has. */
  async isFollowed(): Promise<void> {
    const indexes = new IndexesRepository(this.openSearch.db);
    const { signal } = new AbortController();
    for (;;) {
      await this.openSearch.context.get(Indexer).follow(signal);
      const live = await indexes.live();
      if (live && live.generation === live.newest) return;
    }
  }

  async close(): Promise<void> {
    await this.openSearch.close();
    await this.builtIn.close();
    await this.database.drop();
  }
}
