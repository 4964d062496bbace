import type { CaseRecord, CitationCheck, SearchCase } from '@casewright/contracts';
import { courtById, courtOfPrintings } from '@casewright/law/citations';
import { LibraryContext } from '@casewright/search-service/testing';
import { describeWithData, sampleOf, sharedData } from '@casewright/testing/shared-data';
import { jest } from '@jest/globals';
import { type RunningProduct, startProduct } from '../test/product.js';

// Imports 619 opinions, and then searches for each case of the starter library.
jest.setTimeout(600_000);

/** What the starter library says of a case. */
interface Curated {
  id: number;
  name: string;
  citations: string[];
  court: string;
  date: string | null;
  year: number;
  summary: string;
  keyPoints: string[];
}

type Shown = Pick<SearchCase, 'summary' | 'keyPoints' | 'date' | 'year' | 'court'> & {
  name: string;
};

const CURATED = `
  SELECT id, name, citations, court_id AS court, decided::text AS date, year, summary,
         key_points AS "keyPoints"
    FROM cases WHERE source = 'starter' ORDER BY id`;

/** Where a curated date is a year alone, an import may bring the day. */
const dateOf = ({ date, year }: Pick<Shown, 'date' | 'year'>, isDay: boolean) =>
  isDay ? date : Number(date?.slice(0, 4) ?? year);

/** Names of the fields that are not shown as they were curated. */
function spoiled(curated: Curated, shown: Shown): string[] {
  const isDay = curated.date !== null;
  const fields = (of: Omit<Shown, 'court'>, court: string) => ({
    name: of.name,
    date: dateOf(of, isDay),
    year: of.year,
    court,
    summary: of.summary,
    keyPoints: of.keyPoints.join('\n'),
  });
  const [mine, theirs] = [fields(curated, curated.court), fields(shown, shown.court.id)];
  return (Object.keys(mine) as (keyof typeof mine)[]).filter((key) => mine[key] !== theirs[key]);
}

/** A citation as the product itself gives it. */
function cite({ name, citations, court, year }: Curated): string {
  const where = court === 'scotus' ? '' : `${courtById(court)!.citation} `;
  return `${name}, ${citations[0]} (${where}${year}).`;
}

describeWithData('the starter library after an import of what it has too', () => {
  let product: RunningProduct;
  let cookie = '';
  let curated: Curated[];
  let courts: Pick<Curated, 'name' | 'citations' | 'court'>[];
  let several: Set<number>;
  let first: Set<number>;
  let searched: Curated[];
  let found: Map<number, SearchCase>;

  /** The curated cases that a search for their name brings first, or after another of that name. */
  async function searchNames(library: LibraryContext): Promise<Set<number>> {
    const groups = await library.query<{ id: number; leader: number }>(
      'SELECT case_id AS id, leader_id AS leader FROM same_decisions',
    );
    const leaders = new Map(groups.map(({ id, leader }) => [id, leader]));
    const decisionOf = (id: number) => leaders.get(id) ?? id;
    several = new Set(curated.filter(({ id }) => leaders.has(id)).map(({ id }) => id));
    const best = new Set<number>();
    found = new Map();
    const look = async ({ id, name }: Curated) => {
      const { cases } = await library.search(name, { pageSize: 5 });
      const own = cases.findIndex((each) => decisionOf(each.id) === decisionOf(id));
      if (own >= 0) found.set(id, cases[own]!);
      if (own >= 0 && cases.slice(0, own).every(({ title }) => title === name)) best.add(id);
    };
    // Two at once: a search takes several of the pool's connections.
    searched = sampleOf(curated, ({ name }) => name);
    for (let at = 0; at < searched.length; at += 2)
      await Promise.all(searched.slice(at, at + 2).map(look));
    return best;
  }

  beforeAll(async () => {
    product = await startProduct({
      async fill(database) {
        const library = await LibraryContext.open(database.url('search'));
        curated = await library.query<Curated>(CURATED);
        await library.import([sharedData('opinions', 'opinions_dev.jsonl.gz')]);
        courts = await library.query('SELECT name, citations, court_id AS court FROM cases');
        first = await searchNames(library);
        await library.close();
      },
    });
    cookie = await product.signUp('ann@firm.example');
  });

  afterAll(() => product.stop());

  const names = (cases: Iterable<Curated>) => [...cases].map(({ name }) => name);

  it('brings cases that the starter library has', () => {
    expect(curated.length).toBeGreaterThanOrEqual(1630);
    expect(several.size).toBeGreaterThanOrEqual(48);
  });

  it('has no decision of another court than its reporters print', () => {
    const known = courts.filter(({ court }) => courtById(court));
    const wrong = known.filter(
      ({ citations, court }) => courtOfPrintings(citations, court) !== court,
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
    expect(known.length).toBeGreaterThanOrEqual(2_200);
  });

  it('finds each by its name: first, or after another decision of that name', () => {
    expect(names(searched.filter(({ id }) => !first.has(id)))).toEqual([]);
  });

  it('shows in search results what was curated', () => {
    const wrong = searched.flatMap((item) => {
      const shown = found.get(item.id)!;
      const fields = spoiled(item, { ...shown, name: shown.title });
      return fields.length > 0 ? [`${item.name}: ${fields.join(', ')}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('shows on the page of each that was imported what was curated, with the opinion', async () => {
    const wrong: string[] = [];
    for (const item of curated.filter(({ id }) => several.has(id))) {
      const response = await product.ask(cookie, `/api/cases/${item.id}`);
      const shown = (await response.json()) as CaseRecord;
      const fields = spoiled(item, shown);
      if (shown.opinions.length === 0) fields.push('opinions');
      if (fields.length > 0) wrong.push(`${item.name}: ${fields.join(', ')}`);
    }
    expect(wrong).toEqual([]);
  });

  it('verifies its own citation of each', async () => {
    const response = await product.ask(cookie, '/api/citations/check', {
      text: curated.map(cite).join('\n\n'),
    });
    const { citations } = (await response.json()) as CitationCheck;
    const verified = new Set(
      citations.filter(({ verdict }) => verdict === 'verified').map(({ normalized }) => normalized),
    );
    const wrong = citations.filter(({ verdict }) => verdict !== 'verified');
    expect(wrong.map(({ fields, verdict }) => `${fields.caseName}: ${verdict}`)).toEqual([]);
    expect(curated.filter(({ citations: [own] }) => !verified.has(own!)).map(cite)).toEqual([]);
  });
});
