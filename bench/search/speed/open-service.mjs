import 'reflect-metadata';
import { createDataSource, migrate } from '@casewright/database';
import { CaseDetailsRepository } from '../../../services/search/dist/cases/case-details.repository.js';
import { CasesService } from '../../../services/search/dist/cases/cases.service.js';
import { PinnedPageService } from '../../../services/search/dist/cases/pinned-page.service.js';
import { CitationsLookupRepository } from '../../../services/search/dist/citations-lookup/citations-lookup.repository.js';
import { CitationsLookupService } from '../../../services/search/dist/citations-lookup/citations-lookup.service.js';
import { searchDatabase } from '../../../services/search/dist/database/search-database.js';
import { IndexHolder } from '../../../services/search/dist/engines/built-in/read/index-holder.js';
import { SpellingService } from '../../../services/search/dist/engines/built-in/spelling/spelling.js';

/** The search of the product on a database, without the bus and without a user's history. */
export async function openService(url) {
  const db = createDataSource(searchDatabase(url));
  await migrate(db);
  await db.initialize();
  const cases = new CasesService(
    new IndexHolder(db),
    new CaseDetailsRepository(db),
    new SpellingService(db),
    { record: async () => undefined },
    { nearest: async () => [] },
    new PinnedPageService(new CitationsLookupService(new CitationsLookupRepository(db))),
  );
  return {
    db,
    search: (query, more = {}) =>
      cases.find({ query, page: 1, pageSize: 10, sort: 'relevance', ...more }),
  };
}
