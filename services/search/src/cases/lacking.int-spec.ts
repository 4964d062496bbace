import { SearchRequestSchema } from '@casewright/contracts';
import type { TestDatabase } from '@casewright/testing';
import { jest } from '@jest/globals';
import { LibraryContext } from '../testing/library-context.js';
import { starterDatabase } from '../testing/starter-database.js';
import { CasesService } from './cases.service.js';

jest.setTimeout(120_000);

describe('a search for what the library does not have', () => {
  let database: TestDatabase;
  let library: LibraryContext;

  beforeAll(async () => {
    database = await starterDatabase();
    library = await LibraryContext.open(database.url('search'));
  });

  afterAll(async () => {
    await library.close();
    await database.drop();
  });

  const find = (query: string, more: object = {}) =>
    library.context.get(CasesService).find(SearchRequestSchema.parse({ query, ...more }));

  it.each(['700 F.3d 100', '3 U.S. 386', '999 U.S. 999'])(
    'says that nothing is at %s, and shows no case for its numbers',
    async (citation) => {
      const answer = await find(citation);
      expect(answer).toMatchObject({ cases: [], total: 0, suggestion: null });
      expect(answer.lacking).toMatchObject({ name: null, citation });
      expect((await find(citation.toLowerCase())).lacking).toEqual(answer.lacking);
      expect(await find(citation, { page: 2 })).toMatchObject({ cases: [], page: 2 });
    },
  );

  it.each([
    ['600 F.3d 100', 'Tiffany (NJ) Inc. v. eBay Inc.', '600 F.3d 93'],
    ['410 U.S. 115', 'Roe v. Wade', '410 U.S. 113'],
  ])('shows the decision that begins nearest to %s', async (citation, title, near) => {
    const answer = await find(citation);
    expect(answer.lacking).toEqual({ name: null, citation });
    expect(answer.total).toBe(1);
    expect(answer.cases).toMatchObject([
      { title, relevance: `Begins nearest in the volume, at ${near}.` },
    ]);
  });

  it.each([
    ['Calder v. Bull', { name: 'Calder v. Bull', citation: null }],
    ['calder v bull', { name: 'calder v bull', citation: null }],
    ['Calder v. Bull, 3 U.S. 386 (1798)', { name: 'Calder v. Bull', citation: '3 U.S. 386' }],
    ['Roe v. Wade, 3 U.S. 386', { name: null, citation: '3 U.S. 386' }],
  ])('says that it lacks %s, and shows the nearest cases', async (query, lacking) => {
    const answer = await find(query);
    expect(answer.lacking).toMatchObject(lacking);
    expect(answer.cases.length).toBeGreaterThan(0);
  });

  const CALDER = {
    name: 'Calder v. Bull',
    citation: '3 U.S. 386',
    court: 'Supreme Court of the United States',
    year: 1798,
  };

  it.each([
    '3 U.S. 386',
    'Calder v. Bull',
    'Calder v. Bull, 3 U.S. 386 (1798)',
    'Roe v. Wade, 3 U.S. 386',
  ])('says what the citation index knows of %s, which is no result', async (query) => {
    const answer = await find(query);
    expect(answer.lacking?.known?.[0]).toEqual(CALDER);
    expect(answer.cases.map(({ title }) => title)).not.toContain(CALDER.name);
  });

  it('names nothing of the index for what it does not know', async () => {
    for (const query of ['999 U.S. 999', 'Nobodyatall v. Nowhereatall'])
      expect((await find(query)).lacking).not.toHaveProperty('known');
  });

  it.each([
    'Roe v. Wade',
    'roe v wade',
    '410 U.S. 113',
    'Roe v. Wade, 410 U.S. 113 (1973)',
    'Marbury v. Madison judicial review',
    'employee v. independent contractor',
    'In re Gault',
    'ford motor v montana',
    // What the table of later history tells is told by it.
    'Doe v. Bolton',
    '410 U.S. 179',
    'qualified immunity',
  ])('says nothing of the kind for %s', async (query) => {
    expect((await find(query)).lacking).toBeUndefined();
  });

  it('shows no case for the numbers of a citation that the table knows', async () => {
    const answer = await find('410 U.S. 179');
    expect(answer.notHeld).toHaveLength(1);
    expect(answer.total).toBe(answer.cases.length);
    expect(answer.total).toBeLessThan(2);
  });

  it.each([
    ['quallified imunity', 'qualified immunity'],
    ['quallified imunity for police offcers', 'qualified immunity for police officers'],
    ['Mranda v. Arizna', 'Miranda v. Arizona'],
  ])('answers %s as it was meant, and says so', async (typed, meant) => {
    const [answer, right] = await Promise.all([find(typed), find(meant)]);
    expect(answer).toMatchObject({ suggestion: meant, isCorrected: true, total: right.total });
    expect(answer.cases.map(({ id }) => id)).toEqual(right.cases.map(({ id }) => id));
    expect(right.isCorrected).toBeUndefined();
  });

  it('answers it as it was typed when that is asked for', async () => {
    const answer = await find('quallified imunity', { verbatim: true });
    expect(answer.isCorrected).toBeUndefined();
    expect(answer.suggestion).toBe('qualified immunity');
    expect(answer.total).toBe(0);
  });
});
