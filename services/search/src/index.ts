import type { ServiceDefinition } from '@casewright/messaging';
import { readOpenSearchSettings, SearchModule } from './search.module.js';
import { isKeyMissing, readEmbeddingSettings } from './vectors/embedding-settings.js';

export { type OpenLibrary, openLibrary } from './command/open-library.js';
export { searchDatabase } from './database/search-database.js';

/** The case-law library, its search, and each user's search history. */
export const searchService: ServiceDefinition = {
  name: 'search',
  module: ({ databaseUrl }) =>
    SearchModule.forDatabase(
      databaseUrl,
      readEmbeddingSettings(),
      isKeyMissing(),
      readOpenSearchSettings(),
    ),
};
