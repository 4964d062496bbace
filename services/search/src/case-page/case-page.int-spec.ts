import {
  AuthoritiesPageSchema,
  CaseRecordSchema,
  CitedByPageSchema,
  OpinionPartSchema,
} from '@casewright/contracts';
import { openTestSchema, type TestSchema } from '@casewright/testing';
import { MergedCasesRepository } from '../citator/same-decision/merged-cases.repository.js';
import { searchDatabase } from '../database/search-database.js';
import { LaterHistoryRepository } from '../later-history/later-history.repository.js';
import { LaterHistoryService } from '../later-history/later-history.service.js';
import { type CitatorLibrary, citatorLibraryIn, citingRecord } from '../testing/citator-library.js';
import { CasePageRepository } from './case-page.repository.js';
import { CasePageService } from './case-page.service.js';
import { CitationsRepository } from './citations.repository.js';
import { CitationsService } from './citations.service.js';

const HARMON = citingRecord(
  'harmon',
  'HARMON et al. v. RIDLEY',
  ['311 U.S. 20', '61 S. Ct. 300'],
  ['The rule.'],
  {
    year: 1940,
    subsequentHistory: [
      {
        kind: 'overruled',
        scope: 'whole',
        by: 'Lowell v. Carrick',
        citation: '480 U.S. 1',
        year: 1987,
      },
    ],
  },
);
const STOWE = citingRecord(
  'stowe',
  'Betancourt v. Stowe',
  ['402 U.S. 88'],
  [
    'An opening paragraph.\n\nWe follow Harmon v. Ridley, 311 U.S. 20, 61 S. Ct. 300 (1940). See also Vane v. Orr, 12 F.2d 3 (1926).\n\nHarmon, 311 U.S. at 24, controls. So does Harmon v. Ridley, 311 U.S. 20.',
  ],
  { year: 1971 },
);
const LOWELL = citingRecord(
  'lowell',
  'Lowell v. Carrick',
  ['480 U.S. 1'],
  [
    'Harmon v. Ridley, 311 U.S. 20 (1940), is overruled.',
    'I dissent. See Harmon v. Ridley, 311 U.S. 20 (1940).',
  ],
  { year: 1987 },
);
/** Harmon from another source, and a case that begins on Harmon's page. */
const STARTER = citingRecord('starter:harmon', 'Harmon v. Ridley', ['311 U.S. 20'], [], {
  source: 'starter',
  year: 1940,
  decided: '1940-11-12',
  summary: 'It holds.',
  keyPoints: ['The rule.'],
});
/** Harmon from a third source, with less text. */
const THIRD = citingRecord('cap:harmon', 'Harmon v. Ridley', ['311 U.S. 20'], ['Rule'], {
  source: 'cap',
  year: 1940,
});
const NEIGHBOUR = citingRecord('neighbor', 'Zimmer v. Orr', ['311 U.S. 20'], ['Denied.'], {
  year: 1940,
});
const HIDDEN = citingRecord('hidden', 'Poe v. Moe', ['500 U.S. 1'], ['See 311 U.S. 20.']);

const DIGEST = { summary: 'It was appealed.', keyPoints: ['We hold.'], parentheticals: [] };

describe('the page of a case', () => {
  let schema: TestSchema;
  let library: CitatorLibrary;
  let page: CasePageService;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    schema = await openTestSchema('search', searchDatabase);
    library = citatorLibraryIn(schema.source);
    const cases = new CasePageRepository(library.db);
    page = new CasePageService(
      cases,
      new CitationsService(new CitationsRepository(library.db), cases),
      new LaterHistoryService(new LaterHistoryRepository(library.db)),
      new MergedCasesRepository(),
      { read: async (taken) => new Map(taken.map((id) => [id, DIGEST])) },
    );
    await library.load(HARMON, STOWE, LOWELL, STARTER, THIRD, NEIGHBOUR);
    await library.writer.store([HIDDEN], null);
    for (const id of ['harmon', 'stowe', 'lowell', 'hidden']) ids[id] = await library.caseId(id);
  });
  afterAll(() => schema.drop());

  it('has the record, its later history with links, and counts', async () => {
    const record = CaseRecordSchema.parse(await page.record(ids.harmon!));
    expect(record).toMatchObject({
      name: 'Harmon v. Ridley',
      citations: ['311 U.S. 20', '61 S. Ct. 300'],
      counts: { citedBy: 2, authorities: 0 },
      history: [{ kind: 'overruled', citation: '480 U.S. 1', caseId: ids.lowell }],
      opinions: [{ ordinal: 0, kind: 'lead', length: 9, paragraphs: 1 }],
    });
  });

  it('derives treatments from later opinions, the gravest first, each with its passage', async () => {
    const { treatments } = await page.record(ids.harmon!);
    expect(treatments.map(({ treatment, cases }) => [treatment, cases])).toEqual([
      ['overruled', 1],
      ['followed', 1],
    ]);
    const { case: by, passage } = treatments[0]!.examples[0]!;
    expect(by.name).toBe('Lowell v. Carrick');
    expect(passage.text.slice(passage.treatment!.start, passage.treatment!.end)).toBe('overruled');
    expect(passage.text.slice(passage.citation.start, passage.citation.end)).toContain(
      '311 U.S. 20',
    );
  });

  it('lists who cites it with the passages and their paragraphs', async () => {
    const citedBy = CitedByPageSchema.parse(await page.citedBy(ids.harmon!, 1, 'newest', null));
    expect(citedBy.total).toBe(2);
    expect(citedBy.items.map((item) => item.case.name)).toEqual([
      'Lowell v. Carrick',
      'Betancourt v. Stowe',
    ]);
    expect(citedBy.items[0]!.passages.map(({ opinionKind }) => opinionKind)).toEqual([
      'lead',
      'dissent',
    ]);
    expect(citedBy.items[1]).toMatchObject({ depth: 3, passages: [{ paragraph: 1 }] });
    expect(citedBy.decades).toEqual([
      { decade: 1970, count: 1, negative: 0 },
      { decade: 1980, count: 1, negative: 1 },
    ]);
  });

  it('says what the opinion does, where nobody wrote a summary', async () => {
    const { summary, keyPoints } = await page.record(ids.stowe!);
    expect({ summary, keyPoints }).toEqual({
      summary: 'It was appealed.',
      keyPoints: ['We hold.'],
    });
  });

  it('sorts and narrows the citing cases', async () => {
    const names = async (
      ...[sort, treatment]: [Parameters<CasePageService['citedBy']>[2], 'followed' | null]
    ) => (await page.citedBy(ids.harmon!, 1, sort, treatment)).items.map((item) => item.case.id);
    expect(await names('oldest', null)).toEqual([ids.stowe, ids.lowell]);
    expect(await names('depth', null)).toEqual([ids.stowe, ids.lowell]);
    expect(await names('authority', null)).toHaveLength(2);
    expect(await names('newest', 'followed')).toEqual([ids.stowe]);
    expect((await page.citedBy(ids.harmon!, 1, 'newest', 'followed')).total).toBe(1);
    expect((await page.citedBy(ids.harmon!, 2, 'newest', null)).items).toEqual([]);
  });

  it('lists whom it cites, those that the library lacks too', async () => {
    const authorities = AuthoritiesPageSchema.parse(await page.authorities(ids.stowe!, 1));
    expect(authorities).toMatchObject({ total: 2, inLibrary: 1 });
    expect(authorities.items).toMatchObject([
      { case: { id: ids.harmon }, depth: 3, citation: '311 U.S. 20' },
      { case: null, name: 'Vane v. Orr', citation: '12 F.2d 3', year: 1926, depth: 1 },
    ]);
  });

  it('gives an opinion with its citations linked', async () => {
    const part = OpinionPartSchema.parse(await page.opinion(ids.stowe!, 0, 0));
    const links = part.paragraphs.flatMap(({ text, links: found }) =>
      found.map(({ start, end, caseId }) => [text.slice(start, end), caseId]),
    );
    expect(links).toEqual([
      ['311 U.S. 20', ids.harmon],
      ['61 S. Ct. 300', ids.harmon],
      ['12 F.2d 3', null],
      ['311 U.S. at 24', ids.harmon],
      ['311 U.S. 20', ids.harmon],
    ]);
    expect(part.cases).toMatchObject([{ id: ids.harmon, name: 'Harmon v. Ridley', year: 1940 }]);
    expect(part.next).toBeNull();
  });

  it('takes the records of one decision together', async () => {
    const id = await library.caseId('starter:harmon');
    const record = CaseRecordSchema.parse(await page.record(id));
    expect(record).toEqual(await page.record(ids.harmon!));
    expect(record).toMatchObject({ id: ids.harmon, sourceId: 'harmon', counts: { citedBy: 2 } });
    expect(record.treatments[0]?.treatment).toBe('overruled');
    expect((await page.citedBy(id, 1, 'newest', null)).total).toBe(2);
    expect((await page.citedBy(await library.caseId('neighbor'), 1, 'newest', null)).total).toBe(0);
  });

  it('says what was curated, with the opinion of the fullest record, and which is from where', async () => {
    const record = await page.record(ids.harmon!);
    expect(record).toMatchObject({
      name: 'Harmon v. Ridley',
      summary: 'It holds.',
      keyPoints: ['The rule.'],
      date: '1940-11-12',
      year: 1940,
      citations: ['311 U.S. 20', '61 S. Ct. 300'],
      opinions: [{ ordinal: 0, length: 9 }],
    });
    expect(record.records).toMatchObject([
      { sourceId: 'harmon', name: 'HARMON et al. v. RIDLEY', hasText: true },
      { sourceId: 'cap:harmon', source: 'cap', facts: [] },
      { sourceId: 'starter:harmon', name: 'Harmon v. Ridley', hasText: false },
    ]);
    const [text, , curated] = record.records.map(({ facts }) => facts);
    expect(text).toEqual(expect.arrayContaining(['citations', 'history', 'opinions']));
    expect(curated).toEqual(
      expect.arrayContaining(['name', 'date', 'court', 'summary', 'keyPoints']),
    );
    expect(text!.filter((fact) => fact !== 'citations' && curated!.includes(fact))).toEqual([]);
  });

  it('has the opinion of the record that was asked for where that has one', async () => {
    const other = await page.record(await library.caseId('cap:harmon'));
    expect(other).toMatchObject({ name: 'Harmon v. Ridley', sourceId: 'cap:harmon' });
    expect(other.opinions).toMatchObject([{ length: 4 }]);
    const part = await page.opinion(other.id, 0, 0);
    expect(part.paragraphs.map(({ text }) => text)).toEqual(['Rule']);
  });

  it('knows nothing of a case that is not published, nor of one that is not there', async () => {
    for (const id of [ids.hidden!, 999_999]) {
      await expect(page.record(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(page.opinion(id, 0, 0)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(page.citedBy(id, 1, 'newest', null)).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      await expect(page.authorities(id, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await expect(page.opinion(ids.harmon!, 4, 0)).rejects.toThrow(
      'This case has no opinion number 5.',
    );
  });
});
