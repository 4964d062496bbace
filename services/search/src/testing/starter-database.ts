import { createDatabaseLike, type TestDatabase } from '@casewright/testing';
import { LibraryWriter } from '../library/library-writer.js';
import { LibraryContext } from './library-context.js';

/** A database that the service has started on: migrated, and with the library that comes with it. */
export const starterDatabase = (): Promise<TestDatabase> =>
  createDatabaseLike('search', async (database) => {
    const library = await LibraryContext.open(database.url('search'));
    await library.close();
  });

/** The same with one case of ten: for what takes its time for each. */
export const smallDatabase = (): Promise<TestDatabase> =>
  createDatabaseLike('small', async (database) => {
    const library = await LibraryContext.open(database.url('search'));
    await thin(library);
    await library.close();
  });

/** Leaves one case of ten in the library. */
export async function thin(library: LibraryContext): Promise<void> {
  const others = await library.query<{ source_id: string }>(
    'SELECT source_id FROM cases WHERE id % 10 <> 0',
  );
  const writer = library.context.get(LibraryWriter);
  await writer.remove(others.map(({ source_id }) => source_id));
  await writer.publish();
}
