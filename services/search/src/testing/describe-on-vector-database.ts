import { startOrLeaveOut, startVectorDatabase, type VectorDatabase } from '@casewright/testing';
import { afterAll, describe, it } from '@jest/globals';

/** Words that the model of these suites takes for the same. */
export const SYNONYMS = [
  ['abode', 'maisonette'],
  ['constable', 'gendarme'],
  ['broke', 'jemmied'],
];

/** A suite that needs pgvector, on a database of its own; left out where no Docker engine answers. */
export async function describeOnVectorDatabase(
  name: string,
  suite: (database: VectorDatabase) => void,
): Promise<void> {
  const database = await startOrLeaveOut(() => startVectorDatabase(['search']));
  if (database instanceof Error) {
    describe.skip(name, () => {
      it(database.message, () => undefined);
    });
    return;
  }
  describe(name, () => {
    suite(database);
    afterAll(() => database.stop());
  });
}
