import 'reflect-metadata';
import { createDataSource, migrate } from '@casewright/database';
import { Spelling } from '../../../libs/law/dist/ranking/spelling/spelling.js';
import { AbsentDecisionsService } from '../../../services/search/dist/cases/absent-decisions.service.js';
import { AskedPageService } from '../../../services/search/dist/cases/asked-page.service.js';
import { CaseDetailsRepository } from '../../../services/search/dist/cases/case-details.repository.js';
import { CaseFinder } from '../../../services/search/dist/cases/case-finder.js';
import { QueryReader } from '../../../services/search/dist/cases/query-reader.js';
import { AddedDecisionsRepository } from '../../../services/search/dist/citations-lookup/added-decisions.repository.js';
import { CitationIndexService } from '../../../services/search/dist/citations-lookup/citation-index.service.js';
import { CitationsLookupRepository } from '../../../services/search/dist/citations-lookup/citations-lookup.repository.js';
import { CitationsLookupService } from '../../../services/search/dist/citations-lookup/citations-lookup.service.js';
import { KnownDecisionsService } from '../../../services/search/dist/citations-lookup/known-decisions.service.js';
import { searchDatabase } from '../../../services/search/dist/database/search-database.js';
import { BuiltInEngine } from '../../../services/search/dist/engines/built-in/built-in-engine.js';
import { IndexHolder } from '../../../services/search/dist/engines/built-in/read/index-holder.js';
import { SearchCluster } from '../../../services/search/dist/engines/opensearch/cluster/search-cluster.js';
import { Indexer } from '../../../services/search/dist/engines/opensearch/index/indexer.js';
import { OpenSearchEngine } from '../../../services/search/dist/engines/opensearch/opensearch-engine.js';
import { LaterHistoryRepository } from '../../../services/search/dist/later-history/later-history.repository.js';
import { LaterHistoryService } from '../../../services/search/dist/later-history/later-history.service.js';
import { TableDecisionsService } from '../../../services/search/dist/later-history/table-decisions.service.js';
import { DigestsRepository } from '../../../services/search/dist/library/digests.repository.js';
import { VocabularyRepository } from '../../../services/search/dist/library/vocabulary.repository.js';

/**
 * The search of the product on a database, without the bus and without a user's history.
 *
 * @param settings of OpenSearch, where it searches; undefined: the built-in engine does
 */
export async function openService(url, settings) {
  const db = createDataSource(searchDatabase(url));
  await migrate(db);
  await db.initialize();
  // Nothing is published here.
  const publisher = null;
  const spelling = new Spelling(new VocabularyRepository(db));
  const builtIn = new BuiltInEngine(new IndexHolder(db), publisher);
  const cluster = settings && new SearchCluster(settings);
  const indexer = settings && new Indexer(db, cluster, settings);
  const engine = settings ? new OpenSearchEngine(db, builtIn, cluster, indexer, null) : builtIn;
  const histories = new LaterHistoryRepository(db);
  const later = new LaterHistoryService(histories);
  const known = new KnownDecisionsService(
    new CitationIndexService(),
    new AddedDecisionsRepository(db),
  );
  const citations = new CitationsLookupService(new CitationsLookupRepository(db), later, known);
  const table = new TableDecisionsService(histories);
  const absent = new AbsentDecisionsService(table, citations, known);
  const pages = new AskedPageService(citations, known);
  const cases = new CaseFinder(
    new QueryReader(engine, spelling, absent, pages, later),
    { nearest: async () => ({ passages: [], isIncomplete: false }) },
    engine,
    new CaseDetailsRepository(db),
    new DigestsRepository(db),
    later,
    absent,
  );
  return {
    db,
    citations,
    known,
    /** Until OpenSearch has the library. */
    index: () => indexer.follow(new AbortController().signal),
    search: (query, more = {}) =>
      cases.find({ query, page: 1, pageSize: 10, sort: 'relevance', ...more }),
  };
}
