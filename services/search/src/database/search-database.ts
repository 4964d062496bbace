import type { ServiceDatabaseOptions } from '@casewright/database';
import {
  CaseCitationKeyEntity,
  CitedCaseEntity,
  CitingPassageEntity,
  CitingPlaceEntity,
  OpinionLinksEntity,
} from '../citator/citator.entities.js';
import { HistoryEntryEntity } from '../history/history-entry.entity.js';
import { ImportEntity } from '../import/runs/import.entity.js';
import { ImportFileEntity } from '../import/runs/import-file.entity.js';
import { ImportProblemEntity } from '../import/runs/import-problem.entity.js';
import { CaseEntity } from '../library/case.entity.js';
import { OpinionEntity } from '../library/opinion.entity.js';
import { SourceCitationEntity, SourceParentheticalEntity } from '../library/source.entities.js';
import { SavedSearchEntity } from '../saved-searches/saved-search.entity.js';
import { CreateSearchTables1700000000000 } from './migrations/1700000000000-create-search-tables.js';
import { CreateOpinions1700000001000 } from './migrations/1700000001000-create-opinions.js';
import { CreateImports1700000002000 } from './migrations/1700000002000-create-imports.js';
import { CreateCitator1700000003000 } from './migrations/1700000003000-create-citator.js';
import { CreateIndex1700000004000 } from './migrations/1700000004000-create-index.js';
import { CreateSameDecisions1700000008000 } from './migrations/1700000008000-create-same-decisions.js';
import { CreateCitedCases1700000009000 } from './migrations/1700000009000-create-cited-cases.js';
import { KeepOpinionsUnpacked1700000012000 } from './migrations/1700000012000-keep-opinions-unpacked.js';
import { CreateLaterHistory1700000013000 } from './migrations/1700000013000-create-later-history.js';
import { CreateHistoryFiles1700000014000 } from './migrations/1700000014000-create-history-files.js';
import { VersionIndex1700000015000 } from './migrations/1700000015000-version-index.js';
import { KeepCoverage1700000016000 } from './migrations/1700000016000-keep-coverage.js';
import { SealHistory1700000017000 } from './migrations/1700000017000-seal-history.js';
import { LegalHolds1700000018000 } from './migrations/1700000018000-legal-holds.js';
import { DeletionCertificates1700000019000 } from './migrations/1700000019000-deletion-certificates.js';
import { FollowIndex1700000020000 } from './migrations/1700000020000-follow-index.js';
import { RequireOwnerKeys1700000020100 } from './migrations/1700000020100-require-owner-keys.js';
import { MergeRecords1700000023000 } from './migrations/1700000023000-merge-records.js';
import { CreateIndexedDecisions1700000024000 } from './migrations/1700000024000-create-indexed-decisions.js';
import { OpenFromHistory1700000025000 } from './migrations/1700000025000-open-from-history.js';
import { SaveSearches1700000026000 } from './migrations/1700000026000-save-searches.js';
import { FindIndexedByName1700000027000 } from './migrations/1700000027000-find-indexed-by-name.js';
import { SEALED_TABLES } from './sealed-tables.js';

/**
 * An index in OpenSearch may be newer than the backup, so each is rebuilt after a restore. An older
 * backup may lack these tables, and then there is nothing to do.
 */
const INDEXES_ARE_OUTDATED = `
  DO $$ BEGIN
    UPDATE search.opensearch_indexes SET state = 'retired', changed_at = '-infinity';
  EXCEPTION WHEN undefined_table THEN NULL; END $$;
  DO $$ BEGIN
    UPDATE search.embedding_model SET index_state = 'outdated' WHERE index_name IS NOT NULL;
  EXCEPTION WHEN undefined_table OR undefined_column THEN NULL; END $$`;

/** The search schema: what it holds and how it came to be. */
export function searchDatabase(url: string): ServiceDatabaseOptions {
  return {
    url,
    schema: 'search',
    applicationName: 'casewright-search',
    entities: [
      CaseEntity,
      OpinionEntity,
      SourceCitationEntity,
      SourceParentheticalEntity,
      ImportEntity,
      ImportFileEntity,
      ImportProblemEntity,
      CaseCitationKeyEntity,
      CitingPlaceEntity,
      CitingPassageEntity,
      OpinionLinksEntity,
      CitedCaseEntity,
      HistoryEntryEntity,
      SavedSearchEntity,
    ],
    migrations: [
      CreateSearchTables1700000000000,
      CreateOpinions1700000001000,
      CreateImports1700000002000,
      CreateCitator1700000003000,
      CreateIndex1700000004000,
      CreateSameDecisions1700000008000,
      CreateCitedCases1700000009000,
      KeepOpinionsUnpacked1700000012000,
      CreateLaterHistory1700000013000,
      CreateHistoryFiles1700000014000,
      VersionIndex1700000015000,
      KeepCoverage1700000016000,
      SealHistory1700000017000,
      LegalHolds1700000018000,
      DeletionCertificates1700000019000,
      FollowIndex1700000020000,
      RequireOwnerKeys1700000020100,
      MergeRecords1700000023000,
      CreateIndexedDecisions1700000024000,
      OpenFromHistory1700000025000,
      SaveSearches1700000026000,
      FindIndexedByName1700000027000,
    ],
    sealed: SEALED_TABLES,
    afterRestore: INDEXES_ARE_OUTDATED,
  };
}
