import { HealthRegistry } from '@casewright/platform';
import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { Embedder } from './embedder.js';
import { EmbeddingClient } from './embedding-client.js';
import type { EmbeddingSettings } from './embedding-settings.js';
import { EmbeddingState, EmbeddingStatusService } from './embedding-status.service.js';
import { EmbeddingsController } from './embeddings.controller.js';
import { PassageGraph } from './passage-graph.js';
import { PASSAGE_INDEX, type PassageIndex } from './passage-index.js';
import { VectorRepository } from './vector.repository.js';
import { VectorSearch } from './vector-search.js';

/** That of the engine, where it has one of its own. */
const ANY_INDEX = [PassageGraph, { token: PASSAGE_INDEX, optional: true }];

/** Search by meaning, and what fills it; without settings a search finds nothing by meaning. */
@Module({})
export class VectorsModule {
  static forModel(settings: EmbeddingSettings | null): DynamicModule {
    const client = settings && new EmbeddingClient(settings);
    return {
      module: VectorsModule,
      controllers: [EmbeddingsController],
      providers: [
        VectorRepository,
        PassageGraph,
        embeddingState(client !== null),
        {
          provide: EmbeddingStatusService,
          useFactory: (state: EmbeddingState) =>
            new EmbeddingStatusService(settings, state, client),
          inject: [EmbeddingState],
        },
        {
          provide: VectorSearch,
          useFactory: (
            vectors: VectorRepository,
            state: EmbeddingState,
            graph: PassageGraph,
            index: PassageIndex = graph,
          ) => new VectorSearch(client, vectors, index, state),
          inject: [VectorRepository, EmbeddingState, ...ANY_INDEX],
        },
        ...(client ? [embedder(client, settings.lookEveryMs)] : []),
      ],
      exports: [VectorSearch],
    };
  }
}

function embeddingState(hasModel: boolean): Provider {
  return {
    provide: EmbeddingState,
    useFactory: (health?: HealthRegistry) => {
      const state = new EmbeddingState();
      if (hasModel) health?.registerOptional('embeddings', state.check);
      return state;
    },
    // An import runs without a host, and so without anyone who asks for its health.
    inject: [{ token: HealthRegistry, optional: true }],
  };
}

function embedder(client: EmbeddingClient, lookEveryMs: number): Provider {
  return {
    provide: Embedder,
    useFactory: (
      vectors: VectorRepository,
      state: EmbeddingState,
      graph: PassageGraph,
      index: PassageIndex = graph,
    ) => new Embedder(client, vectors, index, state, lookEveryMs),
    inject: [VectorRepository, EmbeddingState, ...ANY_INDEX],
  };
}
