import { createReadStream } from 'node:fs';
import { describeWithData, sharedData } from '@casewright/testing/shared-data';
import type { StarterCase } from '../../library/starter-case.schema.js';
import { type CsvRecord, isFault, readCsv } from '../files/read-csv.js';
import { readStarterLibrary } from './starter-library.js';

/** What SCDB and Oyez together have in full. */
const FIRST_VOLUME = 329;
const LAST_VOLUME = 563;

/**
 * Where a record differs from the table with reason: the record's id, and what the United States
 * Reports print.
 */
const JUSTIFIED: Record<string, string> = {
  'morrison-v-olson-1988': 'decided June 29, 1988, two days after what both sources give',
  'palmore-v-sidoti-1984': 'decided April 25, 1984, a day after what both sources give',
  'm-s-bremen-v-zapata-off-shore-co-1972': 'lawyers name the ship M/S Bremen, the table The Bremen',
  'metropolitan-life-insurance-co-v-glenn-2008': 'both sources write Ins. for Insurance',
  'baker-v-nelson-1972': 'an order, one of many on its page',
  'snyder-v-phelps-2011': 'neither source has a row of 562 U.S. 443',
  'johnson-v-mintosh-1823': "the Reports spell the defendant's name M'Intosh",
  'chisholm-v-georgia-1793': 'whether February 18 or 19 is not certain',
  'cohens-v-virginia-1821': 'whether March 3 or 5 is not certain',
};

/** What Bluebook rule 10.2 shortens in names, and agencies by their initials. */
const IN_FULL: Record<string, string> = {
  assn: 'association',
  assns: 'associations',
  assoc: 'association',
  bros: 'brothers',
  co: 'company',
  cos: 'companies',
  corp: 'corporation',
  ltd: 'limited',
  mfg: 'manufacturing',
  no: 'number',
  eeoc: 'equal employment opportunity commission',
  epa: 'environmental protection agency',
  fcc: 'federal communications commission',
  fda: 'food drug administration',
  fec: 'federal election commission',
  ftc: 'federal trade commission',
  ins: 'immigration naturalization service',
  irs: 'internal revenue service',
  naacp: 'national association for advancement colored people',
  nlrb: 'national labor relations board',
  sec: 'securities exchange commission',
};
const UNTELLING = /^(?:and|company|corporation|et|ex|inc|of|rel|the|v)?$/;

function wordsOf(name: string): string[] {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/ v\. (?!v\. )/, ' ')
    .replace(/\b([a-z])\. ?(?=[a-z]\.)/g, '$1')
    .replace(/[^a-z0-9 -]/g, '')
    .split(/[ -]/)
    .flatMap((word) => (IN_FULL[word] ?? word).split(' '))
    .filter((word) => !UNTELLING.test(word));
}

/** The Lawyers' Edition began its second series with the term of 1956; SCDB writes it throughout. */
const inSeries = (citation: string, decided: string) =>
  decided < '1956-10' ? citation.replace(' L. Ed. 2d ', ' L. Ed. ') : citation;

describeWithData('the starter library against the facts of SCDB and Oyez', () => {
  let cases: StarterCase[];
  let pairs: { item: StarterCase; row: CsvRecord }[];

  beforeAll(async () => {
    const rows = new Map<string, CsvRecord>();
    const file = createReadStream(sharedData('case_tables', 'scotus_facts.csv'));
    for await (const row of readCsv(file))
      if (!isFault(row)) rows.set(row.get('us_cite') ?? '', row);
    cases = (await readStarterLibrary()).filter((item) => item.court === 'scotus');
    pairs = cases.flatMap((item) => {
      const row = rows.get(item.citations[0] ?? '');
      return row ? [{ item, row }] : [];
    });
  });

  /** The records of which `isOff` finds something, but for those that differ with reason. */
  const contradictions = (isOff: (item: StarterCase, row: CsvRecord) => boolean | undefined) =>
    pairs
      .filter(({ item, row }) => !(item.id in JUSTIFIED) && isOff(item, row))
      .map(({ item }) => item.id);

  /** What both sources say. */
  const agreedDocket = (row: CsvRecord) => {
    const docket = row.get('scdb_docket');
    return docket === row.get('oyez_docket') ? docket : null;
  };

  it('finds every page of the volumes that the table has whole', () => {
    const found = new Set(pairs.map(({ item }) => item));
    const missing = cases.filter((item) => {
      const volume = Number(/^(\d+) U\.S\. /.exec(item.citations[0] ?? '')?.[1]);
      const isCovered = volume >= FIRST_VOLUME && volume <= LAST_VOLUME;
      return isCovered && !found.has(item) && !(item.id in JUSTIFIED);
    });
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it('names each with words that one of the two has', () => {
    const wrong = contradictions((item, row) => {
      const known = [row.get('scdb_name'), row.get('oyez_name')].filter((name) => name !== null);
      return !known.some((name) => {
        const words = wordsOf(name);
        return wordsOf(item.name).every((word) => words.includes(word));
      });
    });
    expect(wrong).toEqual([]);
  });

  it('gives the day on which the two agree, else that of one', () => {
    const wrong = contradictions((item, row) => {
      const days = [row.get('scdb_decided'), row.get('oyez_decided')].filter((day) => day !== null);
      return days.length > 0 && !days.includes(item.decided);
    });
    expect(wrong).toEqual([]);
  });

  it('gives the docket on which the two agree', () => {
    const wrong = contradictions((item, row) => {
      const docket = agreedDocket(row);
      return item.docket !== undefined && docket !== null && item.docket !== docket;
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['S. Ct.', 'sct_cite'],
    ['L. Ed.', 'led_cite'],
  ])('cites the %s as the table does', (reporter, column) => {
    const wrong = contradictions((item, row) => {
      const own = item.citations.find((citation) => citation.includes(` ${reporter} `));
      const known = row.get(column);
      return own !== undefined && known !== null && own !== inSeries(known, item.decided);
    });
    expect(wrong).toEqual([]);
  });

  it('has a reason only where a record still stands', () => {
    const ids = cases.map((item) => item.id);
    expect(Object.keys(JUSTIFIED).filter((id) => !ids.includes(id))).toEqual([]);
  });
});
