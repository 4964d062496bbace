import { holdUser, readRetention } from '@casewright/contracts';
import { DatabaseModule } from '@casewright/database';
import { RetentionModule } from '@casewright/retention';
import { type DynamicModule, Module } from '@nestjs/common';
import { CasePageModule } from './case-page/case-page.module.js';
import { CasesModule } from './cases/cases.module.js';
import { CitationsLookupModule } from './citations-lookup/citations-lookup.module.js';
import { CitatorModule } from './citator/citator.module.js';
import { CitatorStage } from './citator/citator.stage.js';
import { searchDatabase } from './database/search-database.js';
import { CASE_SEARCH_ENGINE } from './engine/case-search-engine.js';
import { BuiltInEngineModule } from './engines/built-in/built-in-engine.module.js';
import { HistoryModule } from './history/history.module.js';
import { ImportModule } from './import/import.module.js';
import type { EmbeddingSettings } from './vectors/embedding-settings.js';
import { VectorsModule } from './vectors/vectors.module.js';

@Module({})
export class SearchModule {
  /**
   * @param embedding the model that search by meaning uses; null: search goes by words alone
   * @param isKeyMissing whether a model was asked for without a key: each search says so
   */
  static forDatabase(
    url: string,
    embedding: EmbeddingSettings | null = null,
    isKeyMissing = false,
  ): DynamicModule {
    const vectors = VectorsModule.forModel(embedding);
    return {
      module: SearchModule,
      imports: [
        DatabaseModule.forService(searchDatabase(url)),
        BuiltInEngineModule,
        CasesModule.searching(vectors, isKeyMissing),
        CasePageModule,
        CitationsLookupModule,
        HistoryModule,
        RetentionModule.answering({ read: readRetention.search, hold: holdUser.search }, [
          { kind: 'history', table: 'search_history', since: '"timestamp"' },
        ]),
        vectors,
        ImportModule.withStages([CitatorModule], [CitatorStage, CASE_SEARCH_ENGINE]),
      ],
    };
  }
}
