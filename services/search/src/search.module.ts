import { holdUser, readRetention } from '@casewright/contracts';
import { DatabaseModule, type ServiceDatabaseOptions } from '@casewright/database';
import { RetentionModule } from '@casewright/retention';
import { type DynamicModule, Module } from '@nestjs/common';
import { CasePageModule } from './case-page/case-page.module.js';
import { CasesModule } from './cases/cases.module.js';
import { CitationsLookupModule } from './citations-lookup/citations-lookup.module.js';
import { CitatorModule } from './citator/citator.module.js';
import { CitatorStage } from './citator/citator.stage.js';
import { searchDatabase } from './database/search-database.js';
import { BuiltInEngineModule } from './engines/built-in/built-in-engine.module.js';
import {
  type OpenSearchSettings,
  readOpenSearchSettings,
} from './engines/opensearch/cluster/opensearch-settings.js';
import { HistoryModule } from './history/history.module.js';
import { ImportModule } from './import/import.module.js';
import { CASE_SEARCH_ENGINE } from './library/case-search-engine.js';
import { SavedSearchesModule } from './saved-searches/saved-searches.module.js';
import type { EmbeddingSettings } from './vectors/embedding-settings.js';
import { VectorsModule } from './vectors/vectors.module.js';

export { readOpenSearchSettings };

@Module({})
export class SearchModule {
  /**
   * @param embedding the model that search by meaning uses; null: search goes by words alone
   * @param isKeyMissing whether a model was asked for without a key: each search says so
   * @param openSearch where the library is searched; null: with the built-in engine
   */
  static forDatabase(
    url: string,
    embedding: EmbeddingSettings | null = null,
    isKeyMissing = false,
    openSearch: OpenSearchSettings | null = null,
  ): DynamicModule {
    return SearchModule.over(searchDatabase(url), embedding, isKeyMissing, openSearch);
  }

  /** For commands that work on the library alone: they open nothing that users have, and need no keys. */
  static forLibrary(url: string, openSearch: OpenSearchSettings | null = null): DynamicModule {
    const { sealed: _, ...database } = searchDatabase(url);
    return SearchModule.over(database, null, false, openSearch);
  }

  private static over(
    database: ServiceDatabaseOptions,
    embedding: EmbeddingSettings | null,
    isKeyMissing: boolean,
    openSearch: OpenSearchSettings | null,
  ): DynamicModule {
    const vectors = VectorsModule.forModel(embedding);
    return {
      module: SearchModule,
      imports: [
        DatabaseModule.forService(database),
        openSearch ? openSearchEngine(openSearch) : BuiltInEngineModule.searching(),
        SavedSearchesModule.over(CasesModule.searching(vectors, isKeyMissing)),
        CasePageModule,
        CitationsLookupModule,
        HistoryModule,
        RetentionModule.answering({ read: readRetention.search, hold: holdUser.search }, [
          { kind: 'history', table: 'search_history', since: '"timestamp"' },
          { kind: 'history', table: 'saved_searches', since: 'opened_at' },
        ]),
        vectors,
        ImportModule.withStages([CitatorModule], [CitatorStage, CASE_SEARCH_ENGINE]),
      ],
    };
  }
}

/** Its client is hundreds of files, which nobody else waits for at a start. */
async function openSearchEngine(settings: OpenSearchSettings): Promise<DynamicModule> {
  const { OpenSearchEngineModule } = await import(
    './engines/opensearch/opensearch-engine.module.js'
  );
  return OpenSearchEngineModule.over(settings, BuiltInEngineModule);
}
