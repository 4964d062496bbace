import { citationKey, compareCaseNames } from '@casewright/law/citations';
import { describeWithData, readSharedLines } from '@casewright/testing/shared-data';
import { readHistoryTable } from '../../later-history/history-table.js';
import { readStarterLibrary } from './starter-library.js';

/** A decision as the index of citations has it; see its README. */
interface IndexRow {
  n: string;
  /** Other names under which texts cite it. */
  a?: string[];
  cites: string[];
  /** Court, by its id in courts-db. */
  c?: string;
  /** The day, or the year alone. */
  d?: string;
  /** 3 and 2: confirmed by a text, or by a second record. */
  q: number;
  /** Several decisions are known at one of its pages. */
  m?: 1;
  /** How many sources agree on the day, and whether two agree on the year. */
  da?: number;
  ya?: 1;
}

/** A fact of ours; the table of later history has no courts, and years alone. */
interface Known {
  label: string;
  name: string;
  citations: string[];
  court?: string;
  decided: string;
}

/** Where ours differs with reason. */
const JUSTIFIED: Record<string, string> = {
  'morrison-v-olson-1988': 'decided June 29, 1988, as the United States Reports print',
  'palmore-v-sidoti-1984': 'decided April 25, 1984, as the United States Reports print',
  'blockburger-v-united-states-1932': 'the index has the day of another order on its page',
  'ex-parte-milligan-1866': 'decided April 3, 1866; the opinions are of December',
  'czyzewski-v-jevic-holding-corp-2017': 'decided March 22, 2017; texts give the term',
  'endrew-f-v-douglas-county-school-district-re-1-2017': 'decided March 22, 2017, likewise',
  'international-union-uaw-v-johnson-controls-inc-1991': 'the index has Automobile Workers',
  'license-cases-1847': 'the index names the first of them, Thurlow v. Massachusetts',
  'Peirce v. New Hampshire (1847)': 'another of the License Cases',
  'lange-v-california-2021': 'the name in the index is cut',
  'dennis-v-united-states-1951': 'the index has the court below',
  'canterbury-v-spence-1972': 'the index has the court below',
};

describeWithData('the starter library and the history table against the index of citations', () => {
  let known: Known[];
  let rowsOf: Map<string, IndexRow[]>;
  /** Rows of the same decision: at one of its citations, by its name. */
  let called: Map<Known, IndexRow[]>;

  beforeAll(async () => {
    const starter = (await readStarterLibrary()).map((item) => ({ ...item, label: item.id }));
    const table = (await readHistoryTable()).map(({ name, citations, year }) => ({
      label: `${name} (${year})`,
      name,
      citations,
      decided: String(year),
    }));
    known = [...starter, ...table];
    rowsOf = new Map(known.flatMap(({ citations }) => citations.map((c) => [citationKey(c), []])));
    for (const row of readSharedLines<IndexRow>('citation_index', 'index.jsonl.gz')) {
      for (const citation of row.cites) rowsOf.get(citationKey(citation))?.push(row);
    }
    called = new Map(known.map((item) => [item, rowsAt(item).filter(isCalled(item))]));
  });

  const rowsAt = ({ citations }: Known) => [
    ...new Set(citations.flatMap((citation) => rowsOf.get(citationKey(citation)) ?? [])),
  ];
  const isCalled =
    ({ name }: Known) =>
    ({ n, a = [] }: IndexRow) =>
      [n, ...a].some((each) => compareCaseNames(each, name).verdict !== 'different');

  /** Ours that a row of the same decision contradicts, and how many could be compared. */
  function contradicted(
    isCompared: (row: IndexRow) => unknown,
    differs: (item: Known, row: IndexRow) => boolean,
  ): { compared: number; wrong: string[] } {
    const pairs = known.flatMap((item) =>
      called
        .get(item)!
        .filter(isCompared)
        .map((row) => ({ item, row })),
    );
    const wrong = pairs.filter(({ item, row }) => differs(item, row)).map(({ item }) => item.label);
    return { compared: pairs.length, wrong: wrong.filter((label) => !(label in JUSTIFIED)) };
  }

  it('names each as a row that is sure does', () => {
    const wrong = known.filter((item) => {
      const sure = rowsAt(item).filter(({ q, m }) => q >= 2 && !m);
      return sure.length > 0 && called.get(item)!.length === 0 && !(item.label in JUSTIFIED);
    });
    expect(wrong.map(({ label }) => label)).toEqual([]);
  });

  it('dates each to the day on which two sources agree', () => {
    const { compared, wrong } = contradicted(
      ({ da = 0 }) => da >= 2,
      ({ decided }, { d }) => !d!.startsWith(decided),
    );
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThanOrEqual(850);
  });

  it('dates each to the year on which two sources agree', () => {
    const { compared, wrong } = contradicted(
      ({ d, ya, da }) => d && (ya || da),
      ({ decided }, { d }) => d!.slice(0, 4) !== decided.slice(0, 4),
    );
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThanOrEqual(1_250);
  });

  it('knows the court of each', () => {
    const { compared, wrong } = contradicted(
      ({ c }) => c,
      ({ court }, { c }) => court !== undefined && court !== c,
    );
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThanOrEqual(1_000);
  });
});
