import { createTestDatabase, type TestDatabase } from '@casewright/testing';
import { jest } from '@jest/globals';
import { LibraryWriter } from '../../library/library-writer.js';
import { LibraryContext } from '../../testing/library-context.js';
import { StarterLoader } from './starter-loader.js';

jest.setTimeout(60_000);

describe('the starter library', () => {
  let database: TestDatabase;
  let library: LibraryContext;

  beforeAll(async () => {
    database = await createTestDatabase(['search']);
    library = await LibraryContext.open(database.url('search'));
  });

  afterAll(async () => {
    await library.close();
    await database.drop();
  });

  const load = () => library.context.get(StarterLoader).onApplicationBootstrap();
  const state = () =>
    library.query<{ id: number }>('SELECT id, xmin::text, published FROM cases ORDER BY id');

  it('is there after the first start, all of it visible', async () => {
    const [{ hidden, shown }] = (await library.query(
      `SELECT count(*) FILTER (WHERE published)::integer AS shown,
              count(*) FILTER (WHERE NOT published)::integer AS hidden
         FROM cases WHERE source = 'starter'`,
    )) as [{ hidden: number; shown: number }];
    expect(shown).toBeGreaterThanOrEqual(400);
    expect(hidden).toBe(0);
  });

  it('is not touched when nothing has changed', async () => {
    const writer = library.context.get(LibraryWriter);
    const store = jest.spyOn(writer, 'store');
    const publish = jest.spyOn(writer, 'publish');
    const before = await state();
    await load();
    expect(await state()).toEqual(before);
    expect(store).not.toHaveBeenCalled();
    expect(publish).not.toHaveBeenCalled();
  });

  it('takes back what was changed, brings what is missing, drops what was withdrawn', async () => {
    await library.query(
      "UPDATE cases SET name = 'X', content_hash = '' WHERE source_id LIKE 'starter:riley-v-california%'",
    );
    await library.query("DELETE FROM cases WHERE source_id LIKE 'starter:miranda-v-arizona%'");
    await library.query(`
      INSERT INTO cases (source_id, source, name, citations, citation_keys, court_id, court_name,
        jurisdiction, topics, summary, key_points, subsequent_history, content_hash)
      VALUES ('starter:withdrawn', 'starter', 'W', '{}', '{}', 'ny', 'N', 'New York', '{}', '', '{}', '[]', 'h')`);
    await load();
    const names = (
      await library.query<{ name: string }>(
        `SELECT name FROM cases WHERE published AND (source_id LIKE 'starter:riley-v-california%'
          OR source_id LIKE 'starter:miranda-v-arizona%' OR source_id = 'starter:withdrawn') ORDER BY 1`,
      )
    ).map(({ name }) => name);
    expect(names).toEqual(['Miranda v. Arizona', 'Riley v. California']);
  });

  it('publishes what an upgrade has left for the next publication', async () => {
    const waiting = () => library.query('SELECT 1 FROM citator_loaded LIMIT 1');
    await library.query('INSERT INTO citator_loaded SELECT id FROM cases');
    expect(await waiting()).toHaveLength(1);
    await load();
    await library.context.get(StarterLoader).caughtUp;
    expect(await waiting()).toEqual([]);
  });

  it('is published when a loader died before it could', async () => {
    await library.query("UPDATE cases SET published = false WHERE source_id LIKE 'starter:r%'");
    await load();
    expect(await library.query('SELECT 1 FROM cases WHERE NOT published')).toEqual([]);
  });
});
