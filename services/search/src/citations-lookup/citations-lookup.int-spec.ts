import { openTestSchema, type TestSchema } from '@casewright/testing';
import { searchDatabase } from '../database/search-database.js';
import { LaterHistoryRepository } from '../later-history/later-history.repository.js';
import { LaterHistoryService } from '../later-history/later-history.service.js';
import { type CitatorLibrary, citatorLibraryIn, citingRecord } from '../testing/citator-library.js';
import { AddedDecisionsRepository } from './added-decisions.repository.js';
import { CitationIndexService } from './citation-index.service.js';
import { CitationsLookupRepository } from './citations-lookup.repository.js';
import { CitationsLookupService } from './citations-lookup.service.js';
import { KnownDecisionsService } from './known-decisions.service.js';
import { OpinionsService } from './opinions.service.js';

const HARMON = citingRecord(
  'harmon',
  'Harmon v. Ridley',
  ['311 U.S. 20', '61 S. Ct. 300'],
  ['The rule stands. *21 It is old. *22 It is good. *24 So ordered.', 'I dissent from the rule.'],
  { year: 1940 },
);
const DICTA = 'Nothing else was argued below, and the record is silent on it. '.repeat(12);
const LANGDON = citingRecord(
  'langdon',
  'Langdon v. Pryce',
  ['312 U.S. 200'],
  [
    `Silence alone waives no privilege. ${DICTA}\n\nThus silence alone cannot waive a privilege of counsel.`,
    'Landlords may withhold deposits at will.',
  ],
  { year: 1940 },
);
const ZIMMER = citingRecord('zimmer', 'Zimmer v. Orr', ['311 U.S. 20'], ['Denied.'], {
  year: 1940,
});
const STARTER = citingRecord('starter:stowe', 'Betancourt v. Stowe', ['402 U.S. 88'], []);
const NEXT = citingRecord('starter:next', 'Moe v. Stowe', ['402 U.S. 95'], []);
const HIDDEN = citingRecord('hidden', 'Poe v. Moe', ['500 U.S. 1'], ['A hidden text of Poe.']);

const key = (volume: string, reporter: string, page: string, name?: string) => ({
  citation: `${volume} ${reporter} ${page}`,
  volume,
  reporter,
  page,
  name,
});

describe('looking up citations', () => {
  let schema: TestSchema;
  let library: CitatorLibrary;
  let lookup: CitationsLookupService;
  let known: KnownDecisionsService;
  let opinions: OpinionsService;

  beforeAll(async () => {
    schema = await openTestSchema('search', searchDatabase);
    library = citatorLibraryIn(schema.source);
    await library.load(HARMON, LANGDON, ZIMMER, STARTER, NEXT);
    await library.writer.store([HIDDEN], null);
    const repository = new CitationsLookupRepository(library.db);
    const later = new LaterHistoryService(new LaterHistoryRepository(library.db));
    known = new KnownDecisionsService(
      new CitationIndexService(),
      new AddedDecisionsRepository(library.db),
    );
    lookup = new CitationsLookupService(repository, later, known);
    opinions = new OpinionsService(repository);
  });
  afterAll(() => schema.drop());

  const one = async (...args: Parameters<typeof key>) => (await lookup.lookUp([key(...args)]))[0]!;

  it('gives the cases at a page, those of the name first', async () => {
    const found = await one('311', 'U. S.', '20', 'Zimmer v. Orr');
    expect(found.cases.map(({ name }) => name)).toEqual(['Zimmer v. Orr', 'Harmon v. Ridley']);
    expect(found).toMatchObject({ volumeCovered: true, containedIn: null });
    expect((await one('61', 'S. Ct.', '300')).cases).toMatchObject([
      { name: 'Harmon v. Ridley', courtId: 'scotus', year: 1940, hasText: true },
    ]);
    expect((await one('402', 'U.S.', '88')).cases).toMatchObject([{ hasText: false }]);
  });

  it.each([
    ['a marked page of a case', '21', 'Harmon v. Ridley'],
    ['its last page, where another may begin', '24', null],
    ['a page behind it', '30', null],
    ['a page before the first case', '10', null],
  ])('knows which case a page lies in: %s', async (_name, page, name) => {
    const { cases, volumeCovered, containedIn } = await one('311', 'U.S.', page);
    expect([cases, volumeCovered, containedIn?.name ?? null]).toEqual([[], true, name]);
  });

  it('says how far a case reaches where its pages are pointed to', async () => {
    const pagesOf = async (volume: string, reporter: string, page: string) => {
      const asked = { ...key(volume, reporter, page), pinned: true };
      return (await lookup.lookUp([asked]))[0]!.cases.map(({ name, pages }) => [name, pages]);
    };
    expect(await pagesOf('311', 'U.S.', '20')).toEqual([
      ['Harmon v. Ridley', { first: 20, inside: 24, last: 24 }],
      ['Zimmer v. Orr', { first: 20, inside: 20, last: null }],
    ]);
    expect(await pagesOf('402', 'U.S.', '88')).toEqual([
      ['Betancourt v. Stowe', { first: 88, inside: 88, last: 95 }],
    ]);
    expect((await one('311', 'U.S.', '20')).cases[0]).not.toHaveProperty('pages');
  });

  it('knows which volumes it has nothing of, whatever begins with the same digits', async () => {
    expect(await one('31', 'U.S.', '20')).toMatchObject({ volumeCovered: false });
    expect(await one('311', 'U.S. App. D.C.', '20')).toMatchObject({ volumeCovered: false });
  });

  it('knows nothing of a case that is not published', async () => {
    const { indexed, ...found } = await one('500', 'U.S.', '1');
    expect(found).toEqual({
      history: { standing: 'none_known', events: [], knownUntil: '1980' },
      cases: [],
      volumeCovered: false,
      containedIn: null,
    });
    expect(indexed!.decisions.map(({ name }) => name)).not.toContain('Poe v. Moe');
  });

  it('asks the citation index about what it lacks, and about another name', async () => {
    const { cases, indexed } = await one('384', 'U. S.', '436', 'Miranda v. Arizona');
    expect(cases).toEqual([]);
    expect(indexed?.decisions[0]).toMatchObject({
      name: 'Miranda v. Arizona',
      year: 1966,
      courtId: 'scotus',
      isConfirmed: true,
    });
    expect((await one('311', 'U.S.', '20', 'Harmon v. Ridley')).indexed).toBeUndefined();
    expect((await one('311', 'U.S.', '20', 'Poe v. Moe')).indexed).toBeDefined();
    expect((await one('1', 'Imaginary Rep.', '2')).indexed).toBeUndefined();
    expect(new CitationIndexService().release()).toMatchObject({
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      decisions: expect.any(Number),
    });
  });

  it('offers the decisions of the index that a name or a citation means', async () => {
    const offered = async (typed: string) =>
      (await known.offer(typed)).map(({ name, citations, court, year }) => ({
        name,
        citation: citations[0],
        court,
        year,
      }));
    const miranda = {
      name: 'Miranda v. Arizona',
      citation: '384 U.S. 436',
      court: 'Supreme Court of the United States',
      year: 1966,
    };
    for (const typed of ['miranda', 'Miranda v. Ari', '384 us 436', 'Miranda, 384 U.S. 436'])
      expect((await offered(typed))[0]).toEqual(miranda);
    const boards = await offered('brown board of education');
    expect(boards.map(({ citation }) => citation)).toContain('347 U.S. 483');
    expect(await offered('Nobody v. Nowhereatall')).toEqual([]);
    expect(await offered('999 U.S. 1')).toEqual([]);
  });

  it('answers in the order of the question', async () => {
    const answers = await lookup.lookUp([
      key('402', 'U.S.', '88'),
      key('311', 'U.S.', '21'),
      { citation: '2019 WL 12345' },
      key('61', 'S. Ct.', '300'),
    ]);
    expect(answers.map(({ cases, containedIn }) => cases[0]?.name ?? containedIn?.name)).toEqual([
      'Betancourt v. Stowe',
      'Harmon v. Ridley',
      undefined,
      'Harmon v. Ridley',
    ]);
  });

  it('locates quotations in all opinions of a case, with the page', async () => {
    const [harmon, stowe, hidden] = await Promise.all(
      ['harmon', 'starter:stowe', 'hidden'].map((id) => library.caseId(id)),
    );
    const located = await opinions.quotations([
      { caseId: harmon!, quotation: 'dissent from the rule' },
      { caseId: stowe!, quotation: 'a summary has no words' },
      { caseId: harmon!, quotation: 'It is old. It is good.' },
      { caseId: harmon!, quotation: 'words that are not there' },
      { caseId: hidden!, quotation: 'A hidden text of Poe.' },
    ]);
    expect(located).toMatchObject([
      { status: 'exact', passage: { opinion: 1, opinionKind: 'dissent', page: null } },
      { status: 'unchecked' },
      { status: 'normalised', passage: { opinion: 0, page: '21' } },
      { status: 'not_found' },
      { status: 'unchecked' },
    ]);
    const { text, start, end } = located[2]!.passage!;
    expect(text.slice(start, end)).toBe('It is old. *22 It is good.');
  });

  it('finds what supports a proposition, with its place, but for dissents', async () => {
    const [langdon, stowe] = await Promise.all(
      ['langdon', 'starter:stowe'].map((id) => library.caseId(id)),
    );
    const landlords = { caseId: langdon!, proposition: 'Landlords may withhold deposits.' };
    const [held, dissent, cited, none, without] = await opinions.support([
      { caseId: langdon!, proposition: 'Silence alone does not waive a privilege of counsel.' },
      { ...landlords, dissent: true },
      landlords,
      { caseId: langdon!, proposition: 'Zoning boards regulate setbacks.' },
      { caseId: stowe!, proposition: 'Silence alone does not waive a privilege.' },
    ]);
    expect(held).toMatchObject({ weak: false, passage: { opinion: 0, opinionKind: 'lead' } });
    const { text, start, end, at } = held!.passage!;
    expect(text.slice(start, end)).toBe('silence alone cannot waive a privilege of counsel');
    const whole = (await new CitationsLookupRepository(library.db).opinionsOf(langdon!))[0]!.text;
    expect(whole.slice(at)).toBe('silence alone cannot waive a privilege of counsel.');
    expect(dissent).toMatchObject({ weak: false, share: 1, passage: { opinion: 1 } });
    expect([cited, none]).toEqual(Array(2).fill({ weak: true, share: 0 }));
    expect(without).toBeNull();
  });
});
