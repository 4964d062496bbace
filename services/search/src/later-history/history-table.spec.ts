import { readFileSync } from 'node:fs';
import { citationKey } from '@casewright/law/citations';
import { describeWithData, sharedData } from '@casewright/testing/shared-data';
import { readHistoryTable, type TableDecision } from './history-table.js';

/** Decisions that a public table calls overruled without more, though one point of them fell. */
const NARROWER =
  '7 U.S. 267, 19 U.S. 204, 22 U.S. 738, 74 U.S. 700, 92 U.S. 214, 95 U.S. 714, 114 U.S. 564, 157 U.S. 429, 169 U.S. 284, 227 U.S. 245, 253 U.S. 339, 332 U.S. 218, 335 U.S. 188, 338 U.S. 25, 338 U.S. 552, 340 U.S. 211, 344 U.S. 443, 348 U.S. 373, 354 U.S. 476, 361 U.S. 416, 362 U.S. 257, 368 U.S. 57, 372 U.S. 391, 377 U.S. 184, 380 U.S. 202, 394 U.S. 618, 395 U.S. 711, 406 U.S. 366, 409 U.S. 109, 447 U.S. 255, 451 U.S. 527, 462 U.S. 416, 468 U.S. 447, 473 U.S. 373, 476 U.S. 747, 490 U.S. 638, 492 U.S. 302, 497 U.S. 639, 533 U.S. 194, 540 U.S. 93'.split(
    ', ',
  );
/** The second list's page for 17 How. 477. */
const MISPRINTED: Record<string, string> = { '58 U.S. 476': '58 U.S. 477' };

interface Pair {
  overruled: string;
  by: string;
  year: string;
  inPart: boolean;
}

const U_S = /(\d+) U\.?S\.?(?: \([^)]*\))? (\d+)/;

describe('the history table', () => {
  let table: TableDecision[];

  beforeAll(async () => {
    table = await readHistoryTable();
  });

  const events = (citation: string) =>
    table
      .filter(({ citations }) => citations.map(citationKey).includes(citationKey(citation)))
      .flatMap(({ history }) => history);

  it('tells no event of a decision twice', () => {
    const told = table.flatMap(({ name, citations: [own], history }) =>
      history.map((event) => `${own} ${name} ${event.citation} ${event.point}`),
    );
    expect(told.filter((each, at) => told.indexOf(each) !== at)).toEqual([]);
  });

  it('undoes nothing before it was decided', () => {
    const early = table.filter(({ year, history }) => history.some((event) => event.year < year));
    expect(early.map(({ name }) => name)).toEqual([]);
  });

  it('has what came after the public tables', () => {
    expect(events('467 U.S. 837')).toMatchObject([{ kind: 'overruled', year: 2024 }]);
    expect(events('410 U.S. 113')).toMatchObject([{ citation: '597 U.S. 215', scope: 'whole' }]);
    expect(events('550 U.S. 618')).toMatchObject([{ kind: 'superseded by statute' }]);
  });

  describeWithData('against the public tables', () => {
    it.each([
      ['the Constitution Annotated', annotatedPairs, 288],
      ['the second list', secondPairs, 127],
    ])('has every pair of %s', (_name, read, atLeast) => {
      const pairs = read();
      expect(pairs.length).toBeGreaterThanOrEqual(atLeast);
      const wrong = pairs.filter(
        (pair) => !events(pair.overruled).some((event) => agrees(event, pair)),
      );
      expect(wrong).toEqual([]);
    });
  });
});

function agrees(
  event: TableDecision['history'][number],
  { overruled, by, year, inPart }: Pair,
): boolean {
  const sameBy = by === '' ? String(event.year) === year : event.citation === by;
  const scope = inPart || NARROWER.includes(overruled) ? 'part' : 'whole';
  return event.kind === 'overruled' && sameBy && event.scope === scope;
}

const citationIn = (text: string): string => {
  const [, volume, page] = U_S.exec(text) ?? [];
  const citation = volume ? `${volume} U.S. ${page}` : '';
  return MISPRINTED[citation] ?? citation;
};

const rowsOf = (file: string): string[][] =>
  readFileSync(sharedData('case_tables', file), 'utf8')
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^",]*))/g)].map((m) => m[1] ?? m[2]!));

function annotatedPairs(): Pair[] {
  const file = 'scotus_overruled_constitution_annotated.csv';
  return rowsOf(file).flatMap(([, by = '', year = '', overruled = '']) =>
    overruled.split(';').flatMap((each) => {
      const citation = citationIn(each);
      const inPart = /\(in part\)/.test(`${each}${by}`);
      return citation ? [{ overruled: citation, by: citationIn(by), year, inPart }] : [];
    }),
  );
}

/** The second list leaves out what the first one says about it. */
function secondPairs(): Pair[] {
  const annotated = annotatedPairs();
  const isNarrower = ({ overruled, by }: Omit<Pair, 'inPart'>) =>
    annotated.some((each) => each.overruled === overruled && each.by === by && each.inPart);
  return rowsOf('scotus_overruled_second_source.csv').flatMap(
    ([, , , name = '', cited = '', , , by = '', year = '']) => {
      const overruled = name.startsWith('Wales') ? '114 U.S. 564' : citationIn(cited);
      const pair = { overruled, by: citationIn(by), year: year.trim() };
      return [{ ...pair, inPart: /in part/.test(cited) || isNarrower(pair) }];
    },
  );
}
