import type { ServiceParts } from '@casewright/contracts';
import { HealthRegistry } from '@casewright/platform';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { SearchCluster } from './cluster/search-cluster.js';
import { IndexFollower } from './index/index-follower.js';
import { Indexer } from './index/indexer.js';

/** What the service's health and the diagnostics say about OpenSearch. */
@Injectable()
export class IndexHealth {
  constructor(
    private readonly indexer: Indexer,
    private readonly follower: IndexFollower,
    cluster: SearchCluster,
    @Optional() @Inject(HealthRegistry) registry?: HealthRegistry,
  ) {
    registry?.register('opensearch', () => cluster.answers());
    registry?.registerPart(() => this.read());
  }

  private async read(): Promise<Partial<ServiceParts>> {
    const live = await this.indexer.indexes.live();
    const waiting = await this.indexer.indexes.waiting();
    const { failure } = this.follower;
    if (!live) return { searchIndex: { state: 'making', waiting, failure } };
    const state = live.generation === live.newest ? 'complete' : 'behind';
    return { searchIndex: { state, waiting, failure } };
  }
}
