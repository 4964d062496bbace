import { createDatabaseLike, type TestDatabase } from '@casewright/testing';
import { LibraryContext } from './library-context.js';

/** A database that the service has started on: migrated, and with the library that comes with it. */
export const starterDatabase = (): Promise<TestDatabase> =>
  createDatabaseLike('search', async (database) => {
    const library = await LibraryContext.open(database.url('search'));
    await library.close();
  });
