import { HealthRegistry } from '@casewright/platform';
import type { Provider } from '@nestjs/common';
import { Embedder } from './embedder.js';
import { EmbeddingClient } from './embedding-client.js';
import type { EmbeddingSettings } from './embedding-settings.js';
import { EmbeddingState } from './embedding-state.js';
import { EmbeddingStatusService } from './embedding-status.service.js';
import { VectorRepository } from './vector.repository.js';
import { VectorSearch } from './vector-search.js';

/** Search by meaning, and what fills it; without settings a search that finds nothing by meaning. */
export function vectorProviders(settings: EmbeddingSettings | null): Provider[] {
  const client = settings && new EmbeddingClient(settings);
  return [
    VectorRepository,
    {
      provide: EmbeddingState,
      useFactory: (health?: HealthRegistry) => {
        const state = new EmbeddingState();
        if (client) health?.registerOptional('embeddings', state.check);
        return state;
      },
      // An import runs without a host, and so without anybody who asks for its health.
      inject: [{ token: HealthRegistry, optional: true }],
    },
    {
      provide: EmbeddingStatusService,
      useFactory: (state: EmbeddingState) => new EmbeddingStatusService(settings, state),
      inject: [EmbeddingState],
    },
    {
      provide: VectorSearch,
      useFactory: (vectors: VectorRepository, state: EmbeddingState) =>
        new VectorSearch(client, vectors, state),
      inject: [VectorRepository, EmbeddingState],
    },
    ...(client ? [embedder(client, settings.lookEveryMs)] : []),
  ];
}

function embedder(client: EmbeddingClient, lookEveryMs: number): Provider {
  return {
    provide: Embedder,
    useFactory: (vectors: VectorRepository, state: EmbeddingState) =>
      new Embedder(client, vectors, state, lookEveryMs),
    inject: [VectorRepository, EmbeddingState],
  };
}
