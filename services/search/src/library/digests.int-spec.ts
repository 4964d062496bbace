import { openTestSchema, type TestSchema } from '@casewright/testing';
import type { DataSource } from 'typeorm';
import { searchDatabase } from '../database/search-database.js';
import { DigestsRepository } from './digests.repository.js';

describe('the digests of a page of cases', () => {
  let schema: TestSchema;
  let db: DataSource;
  let repository: DigestsRepository;
  let id: number;

  beforeAll(async () => {
    schema = await openTestSchema('search', searchDatabase);
    db = schema.source;
  });

  afterAll(() => schema.drop());

  beforeEach(async () => {
    await db.query('DELETE FROM cases');
    [{ id }] = await db.query(
      `INSERT INTO cases (source_id, source, name, citations, citation_keys, court_id, court_name,
                          jurisdiction, decided, year, topics, summary, key_points,
                          subsequent_history, content_hash)
       VALUES ('spec:ferry', 'jsonl', 'Ostrander v. Ferry Co.', '{}', '{}', 'ny', 'New York', 'NY',
               '1834-05-06', 1834, '{}', '', '{}', '[]', '')
       RETURNING id`,
    );
    await say('said by the index');
    repository = new DigestsRepository(db);
  });

  async function say(words: string): Promise<void> {
    await db.query('DELETE FROM index_parentheticals');
    await db.query('INSERT INTO index_parentheticals VALUES ($1, ARRAY[$2])', [id, words]);
  }

  const saidOf = async (edition?: string) =>
    (await repository.read([id], edition)).get(id)?.parentheticals;

  it('have what was taken from the opinions, and nothing where nothing was', async () => {
    const digests = await repository.read([id, id + 1], '7');
    const nothing = { summary: null, keyPoints: [], parentheticals: [] };
    expect(digests.get(id)).toEqual({ ...nothing, parentheticals: ['said by the index'] });
    expect(digests.get(id + 1)).toEqual(nothing);
    expect((await repository.read([], '7')).size).toBe(0);
  });

  it('are kept as long as the edition lasts, and read again for the next', async () => {
    await saidOf('7');
    await say('said since');
    expect(await saidOf('7')).toEqual(['said by the index']);
    expect(await saidOf()).toEqual(['said since']);
    expect(await saidOf('8')).toEqual(['said since']);
  });
});
