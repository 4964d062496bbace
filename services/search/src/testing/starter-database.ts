import { createDatabaseLike, type TestDatabase } from '@casewright/testing';
import { LibraryWriter } from '../library/library-writer.js';
import { LibraryContext } from './library-context.js';

/** A database that the service has started on: migrated, and with the library that comes with it. */
export const starterDatabase = (): Promise<TestDatabase> =>
  createDatabaseLike('search', async (database) => {
    const library = await LibraryContext.open(database.url('search'));
    await library.close();
  });

/** The same with one case of eight: for what takes its time for each. */
export async function smallDatabase(): Promise<TestDatabase> {
  const small = await createDatabaseLike('small', (database) => thin(database.url('search')));
  LibraryContext.keptAsTheyAre.add(small.url('search'));
  return small;
}

/** Leaves one case of eight in the library. A process of its own would bring the others back. */
export async function thin(url: string): Promise<void> {
  const library = await LibraryContext.open(url);
  const others = await library.query<{ source_id: string }>(
    'SELECT source_id FROM cases WHERE id % 8 <> 0',
  );
  const writer = library.context.get(LibraryWriter);
  await writer.remove(others.map(({ source_id }) => source_id));
  await writer.publish();
  await library.close();
  LibraryContext.keptAsTheyAre.add(url);
}
