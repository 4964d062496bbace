import { eventually } from '@casewright/testing/sync';
import { DataSource, type QueryRunner } from 'typeorm';
import { createDataSource } from '../data-source/create-data-source.js';
import { migrate } from '../migrations/migrate.js';
import { provision } from '../provisioning/provision.js';
import { freshDatabase } from '../testing/fresh-database.js';
import { CreateNotes1700000000000, NOTES } from '../testing/sealed-notes.js';
import { destroyOwnerKey } from './prepare-sealing.js';

/** What a statement waits for until the spec lets it go on. */
const GATE = 4_242;

describe('the key of an owner', () => {
  const before = process.env.ENCRYPTION_KEYS;
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let db: DataSource;
  let gate: QueryRunner;

  beforeAll(async () => {
    process.env.ENCRYPTION_KEYS = 'b2xkLWtleS1vbGQta2V5LW9sZC1rZXktb2xkLWtleS0';
    database = await freshDatabase();
    const { search: url = '' } = await provision(database.adminUrl, ['search'], 'a secret');
    const options = {
      url,
      schema: 'search',
      applicationName: 'spec',
      entities: [],
      migrations: [CreateNotes1700000000000],
      sealed: [NOTES],
    };
    await migrate(createDataSource(options));
    db = await createDataSource(options).initialize();
    await db.query(`
      CREATE FUNCTION notes_later() RETURNS SETOF notes LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_advisory_xact_lock(${GATE});
        RETURN QUERY SELECT * FROM notes;
      END $$`);
    gate = db.createQueryRunner();
  });
  afterAll(async () => {
    process.env.ENCRYPTION_KEYS = before;
    await gate.release();
    await db.destroy();
    await database.drop();
  });
  beforeEach(() => db.query('TRUNCATE notes, owner_keys, destroyed_keys'));

  const add = (userId: number, words: string) =>
    db.query('INSERT INTO notes (user_id, words) VALUES ($1, $2)', [userId, words]);

  /** What a statement that has begun and waits at the gate answers once `change` is done. */
  async function begunBefore(statement: string, change: () => Promise<unknown>): Promise<unknown> {
    await gate.query('SELECT pg_advisory_lock($1)', [GATE]);
    const answer = db.query(statement) as Promise<unknown>;
    try {
      await eventually(async () => {
        const waiting = await db.query(
          `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND NOT granted`,
          [GATE],
        );
        return waiting.length === 1;
      }, 'the statement waits');
      await change();
    } finally {
      await gate.query('SELECT pg_advisory_unlock($1)', [GATE]);
    }
    return answer;
  }

  it('is found by a statement that began before the owner had one', async () => {
    const read = `SELECT opened(sealed, words, owner_key(user_id)) AS words FROM notes_later()`;
    const answer = await begunBefore(read, () => add(7, 'the first of a new owner'));
    expect(answer).toEqual([{ words: 'the first of a new owner' }]);
  });

  it('is found by a statement that began before another owner’s was destroyed', async () => {
    await add(7, 'of somebody who leaves');
    await add(8, 'of somebody who stays');
    const read = `SELECT opened(sealed, words, (SELECT owner_key(8))) AS words
                    FROM notes_later() WHERE user_id = 8`;
    const answer = await begunBefore(read, () => destroyOwnerKey(db, 7));
    expect(answer).toEqual([{ words: 'of somebody who stays' }]);
  });

  it('is found by a change that waited while the row was sealed', async () => {
    await db.query('ALTER TABLE notes DISABLE TRIGGER seal');
    await add(7, 'written before there were keys');
    await db.query('ALTER TABLE notes ENABLE TRIGGER seal');
    const sealing = db.createQueryRunner();
    await sealing.startTransaction();
    await sealing.query('UPDATE notes SET sealed = true');
    const change = db.query(
      `UPDATE notes SET words = coalesce(opened(sealed, words, owner_key(user_id)), '') || ', and more'`,
    );
    await eventually(async () => {
      const waiting = await db.query(`SELECT 1 FROM pg_locks WHERE NOT granted`);
      return waiting.length > 0;
    }, 'the change waits for the row');
    await sealing.commitTransaction();
    await sealing.release();
    await change;
    expect(
      await db.query('SELECT opened(sealed, words, owner_key(7)) AS words FROM notes'),
    ).toEqual([{ words: 'written before there were keys, and more' }]);
  });

  it.each(['words', 'facts', 'more', 'bytes'])(
    'must be there to open sealed %s',
    async (column) => {
      const values = [`the words`, `{"a":1}`, `{"a":1}`, Buffer.from([1])];
      await db.query(
        'INSERT INTO notes (user_id, words, facts, more, bytes) VALUES (7, $1, $2, $3, $4)',
        values,
      );
      await db.query('TRUNCATE owner_keys');
      const read = (what: string) =>
        db.query(`SELECT ${what}(sealed, ${column}, owner_key(user_id)) AS value FROM notes`);
      const refusal = 'Sealed content cannot be opened: its owner has no key.';
      await expect(read('opened')).rejects.toThrow(refusal);
      if (column === 'facts') await expect(read('opened_text')).rejects.toThrow(refusal);
      await db.query('ALTER TABLE notes DISABLE TRIGGER seal');
      await db.query(`UPDATE notes SET ${column} = NULL`);
      await db.query('ALTER TABLE notes ENABLE TRIGGER seal');
      expect(await read('opened')).toEqual([{ value: null }]);
    },
  );
});
