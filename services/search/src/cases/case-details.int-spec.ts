import { openTestSchema, type TestSchema } from '@casewright/testing';
import type { DataSource } from 'typeorm';
import { searchDatabase } from '../database/search-database.js';
import { type AskedCase, CaseDetailsRepository } from './case-details.repository.js';

const TEXT = 'The ferry had no lights. A carrier answers for what it could have seen. Affirmed.';

describe('the records of a page of results', () => {
  let schema: TestSchema;
  let db: DataSource;
  let repository: CaseDetailsRepository;
  let asked: AskedCase;

  beforeAll(async () => {
    schema = await openTestSchema('search', searchDatabase);
    db = schema.source;
  });

  afterAll(() => schema.drop());

  beforeEach(async () => {
    await db.query('DELETE FROM cases');
    const [{ id }] = await db.query(
      `INSERT INTO cases (source_id, source, name, citations, citation_keys, court_id, court_name,
                          jurisdiction, decided, year, topics, summary, key_points,
                          subsequent_history, content_hash)
       VALUES ('spec:ferry', 'jsonl', 'Ostrander v. Ferry Co.', '{"12 Wend. 34","Say \\"so\\", 5"}',
               '{}', 'ny', 'New York', 'NY', '1834-05-06', 1834, '{}', '', '{}', '[]', '')
       RETURNING id`,
    );
    const [opinion] = await db.query(
      `INSERT INTO opinions (case_id, ordinal, kind, text, structure)
       VALUES ($1, 0, 'lead', $2, '{}') RETURNING id`,
      [id, TEXT],
    );
    await db.query(
      `INSERT INTO source_parentheticals (case_id, text, score)
       SELECT $1, 'said ' || n, n FROM generate_series(1, 4) n`,
      [id],
    );
    const passage = { opinionId: opinion.id, start: 25, length: 46 };
    asked = { caseId: id, topCiter: null, passage };
    repository = new CaseDetailsRepository(db);
  });

  const nameOf = async (edition: string) =>
    (await repository.read(edition, [asked])).get(asked.caseId)?.name;
  const rename = (name: string) => db.query('UPDATE cases SET name = $1', [name]);

  it('have all that is shown, and the passage asked for', async () => {
    const details = await repository.read('7', [asked]);
    expect(details.get(asked.caseId)).toMatchObject({
      name: 'Ostrander v. Ferry Co.',
      citations: ['12 Wend. 34', 'Say "so", 5'],
      decided: '1834-05-06',
      year: 1834,
      syllabus: null,
      parentheticals: ['said 4', 'said 3', 'said 2'],
      citerName: null,
      passage: 'A carrier answers for what it could have seen.',
      passageOpinion: 0,
    });
  });

  it('are kept as long as the edition lasts, each by its passage', async () => {
    await nameOf('7');
    await rename('Ostrander v. Lighted Ferry Co.');
    expect(await nameOf('7')).toBe('Ostrander v. Ferry Co.');
    expect(await nameOf('8')).toBe('Ostrander v. Lighted Ferry Co.');
    asked = { ...asked, passage: { ...asked.passage!, start: 0, length: 24 } };
    expect(await nameOf('7')).toBe('Ostrander v. Lighted Ferry Co.');
  });

  it('are missing for a case that has been deleted, and empty for no case', async () => {
    await db.query('DELETE FROM cases');
    expect((await repository.read('7', [asked])).size).toBe(0);
    expect((await repository.read('7', [])).size).toBe(0);
  });
});
