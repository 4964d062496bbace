import { readFileSync } from 'node:fs';
import { citationKey } from '@casewright/law/citations';
import type { TestDatabase } from '@casewright/testing';
import { describeWithData, sharedData } from '@casewright/testing/shared-data';
import { jest } from '@jest/globals';
import { LibraryContext } from '../testing/library-context.js';
import { starterDatabase } from '../testing/starter-database.js';
import { BearersService } from './bearers.service.js';
import { NamedDecisionsRepository } from './named-decisions.repository.js';
import { NamedDecisionsService } from './named-decisions.service.js';

jest.setTimeout(60_000);

const record = (name: string, citation: string) => ({
  id: `spec:${citation}`,
  case_name: name,
  court_id: 'ca9',
  citations: [citation],
  date_filed: '2015-01-02',
  opinions: [{ type: '020lead', text: 'We affirm.' }],
});

describe('decisions that a text names', () => {
  let database: TestDatabase;
  let library: LibraryContext;

  beforeAll(async () => {
    database = await starterDatabase();
    library = await LibraryContext.open(database.url('search'));
    await library.importRecords(record('Parratt v. Taylor', '811 F.3d 720'));
    await library.importRecords(record('Bergé v. Núñez', '812 F.3d 1'));
  });

  afterAll(async () => {
    await library.close();
    await database.drop();
  });

  const lookUp = (...names: string[]) => library.context.get(NamedDecisionsService).lookUp(names);

  it('finds those against which later law speaks, in the library or not', async () => {
    const [roe, race, chevron] = await lookUp(
      'Roe v. Wade',
      'WARD v. RACE HORSE',
      'Chevron U.S.A. v. NRDC',
    );
    expect(roe).toMatchObject({
      name: 'Roe v. Wade',
      case: { citation: '410 U.S. 113', year: 1973 },
      citationKeys: expect.arrayContaining(['410us113', '93sct705']),
      history: { standing: 'bad' },
    });
    expect(race).toMatchObject({ name: 'Ward v. Race Horse', history: { standing: 'caution' } });
    expect(await lookUp('Doe v. Bolton')).toMatchObject([{ case: null, name: 'Doe v. Bolton' }]);
    expect(chevron).toMatchObject({ history: { standing: 'bad' } });
  });

  it.each([
    ['is still good law', 'Miranda v. Arizona'],
    ['is not known here', 'Ostrander v. Whitcomb'],
    ['is named in part', 'Roe'],
    ['has a longer name', 'Roe v. Wade County'],
    ['has its parties the other way round', 'Wade v. Roe'],
    ['shares its name with another one of the table', 'Harris v. United States'],
    ['shares its name with another one of the library', 'Parratt v. Taylor'],
    ['has a name that many bear', 'Jones v. United States'],
    ['has two surnames that many bear', 'Brown v. Allen'],
    ['is of any state', 'People v. Wheeler'],
    ['has the same name on both sides', 'Haddock v. Haddock'],
  ])('stays silent where the decision %s: %s', async (_why, name) => {
    expect(await lookUp(name)).toEqual([null]);
  });

  describe('by any name that stands without a citation', () => {
    const bearersOf = async (name: string, year?: number) =>
      (await library.context.get(BearersService).lookUp([{ name, year }]))[0]!;

    it.each([
      ['in full', 'Miranda v. Arizona', undefined, '384 U.S. 436', 'none_known'],
      ['without its accents', 'Berge v. Nunez', 2015, '812 F.3d 1', 'none_known'],
      ['by one party', 'Daubert', undefined, '509 U.S. 579', 'none_known'],
      [
        'abbreviated',
        'Tinker v. Des Moines Indep. Cmty. Sch. Dist.',
        1969,
        '393 U.S. 503',
        'none_known',
      ],
      ['with its year', 'Roe v. Wade', 1973, '410 U.S. 113', 'bad'],
    ])('finds a decision %s: %s', async (_how, name, year, citation, standing) => {
      const { found, case: known, history } = await bearersOf(name, year);
      expect([found, known?.citation, history?.standing]).toEqual(['one', citation, standing]);
    });

    it('finds one that the table alone has', async () => {
      expect(await bearersOf('Doe v. Bolton')).toMatchObject({
        found: 'one',
        case: null,
        history: { standing: expect.not.stringMatching('none') },
      });
    });

    it.each([
      ['several', 'Parratt v. Taylor'],
      ['several', 'Jones v. United States'],
      ['several', 'Miranda'],
      ['none', 'Ostrander v. Whitcomb'],
      ['none', 'Miranda v. California'],
      ['none', 'Arizona v. Miranda'],
      ['none', 'Taylor v. Parratt'],
      ['none', 'v. \\m(.*'],
    ] as const)('says %s of %s', async (count, name) => {
      expect(await bearersOf(name)).toEqual({ found: count, case: null, history: null });
    });

    it('takes the year that stands behind a name', async () => {
      expect(await bearersOf('Roe v. Wade', 1998)).toMatchObject({ found: 'none' });
    });
  });

  it('reads the library once a minute', async () => {
    const read = jest.spyOn(library.context.get(NamedDecisionsRepository), 'namedLike');
    await lookUp('Miranda v. Arizona');
    expect(read).toHaveBeenCalledTimes(0);
  });

  describeWithData('against the facts of the Supreme Court', () => {
    it('takes no name of another decision for one of the table', async () => {
      const facts = namesInFacts();
      expect(facts.length).toBeGreaterThan(7_000);
      const answers = await lookUp(...facts.map(({ name }) => name));
      const found = facts.flatMap((fact, at) => (answers[at] ? [{ fact, at }] : []));
      expect(found.length).toBeGreaterThan(150);
      const wrong = found.filter(
        ({ fact: { citation }, at }) => !answers[at]!.citationKeys.includes(citationKey(citation)),
      );
      expect(wrong.map(({ fact }) => fact)).toEqual(SAME_LITIGATION);
    });
  });
});

/** The second decision of *Lemon* is a coda of the first, and one row has the other's page. */
const SAME_LITIGATION = [
  { citation: '411 U.S. 192', name: 'Lemon v. Kurtzman' },
  { citation: '491 U.S. 22', name: 'Dellmuth v. Muth' },
];

/** Suits of the facts table by their short names, with their citations. */
function namesInFacts(): { citation: string; name: string }[] {
  const rows = readFileSync(sharedData('case_tables', 'scotus_facts.csv'), 'utf8').split('\n');
  return rows.slice(1).flatMap((row) => {
    const citation = /^\d+ U\.S\. \d+(?=,)/.exec(row)?.[0];
    const name =
      /,"?([^,"]+ v\. (?:[^,"]|,(?= (?:Inc|Ltd|LLC|L\.)))+)"?,\d{4}-\d\d-\d\d,[^,]*$/.exec(
        row,
      )?.[1];
    return citation && name ? [{ citation, name }] : [];
  });
}
