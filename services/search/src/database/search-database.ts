import type { ServiceDatabaseOptions } from '@casewright/database';
import { CaseEntity } from '../cases/case.entity.js';
import { OpinionEntity } from '../cases/opinion.entity.js';
import { HistoryEntryEntity } from '../history/history-entry.entity.js';
import { CreateSearchTables1700000000000 } from './migrations/1700000000000-create-search-tables.js';
import { CreateOpinions1700000001000 } from './migrations/1700000001000-create-opinions.js';

/** The search schema: what it holds and how it came to be. */
export function searchDatabase(url: string): ServiceDatabaseOptions {
  return {
    url,
    schema: 'search',
    applicationName: 'casewright-search',
    entities: [CaseEntity, OpinionEntity, HistoryEntryEntity],
    migrations: [CreateSearchTables1700000000000, CreateOpinions1700000001000],
  };
}
