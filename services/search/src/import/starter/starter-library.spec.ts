import { readFileSync } from 'node:fs';
import { citationKey, courtOfPrintings, preferredFirst } from '@casewright/law/citations';
import { courtLabel } from '@casewright/law/records';
import { describeWithData, sharedData } from '@casewright/testing/shared-data';
import type { StarterCase } from '../../library/starter-case.schema.js';
import { readStarterLibrary } from './starter-library.js';

/** From this volume on `starter-facts.spec.ts` has a better source of pages and dates. */
const FIRST_VOLUME_OF_FACTS = 329;

/**
 * Where the first table has the date of an argument or of another order under the same page, and the
 * second has none: record id, and the year in which the case was decided.
 */
const DECIDED_IN: Record<string, number> = {
  'blockburger-v-united-states-1932': 1932,
  'the-paquete-habana-1900': 1900,
  'eisner-v-macomber-1920': 1920,
  'williams-v-north-carolina-1942': 1942,
};

const words = (text: string) => text.split(/\s+/).length;

describe('the starter library', () => {
  let cases: StarterCase[];

  beforeAll(async () => {
    cases = await readStarterLibrary();
  });

  it('holds at least 1,000 cases', () => {
    expect(cases.length).toBeGreaterThanOrEqual(1000);
  });

  it('has no case twice, by id, citation, or name and year', () => {
    const keys = cases.flatMap((item) => [
      item.id,
      ...item.citations.map(citationKey),
      `${item.name.toLowerCase()} ${item.decided.slice(0, 4)}`,
    ]);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('names courts that exist', () => {
    expect(cases.filter((item) => !courtLabel(item.court)).map((item) => item.id)).toEqual([]);
  });

  it('summarizes each in 100 to 200 words', () => {
    const off = cases.filter((item) => words(item.summary) < 100 || words(item.summary) > 200);
    expect(off.map((item) => `${item.id}: ${words(item.summary)}`)).toEqual([]);
  });

  it('names cases as Bluebook rule 10.2.1 has them in text', () => {
    // Rule 10.2.1(c) shortens these eight words always, but where a party begins with one.
    const long =
      /(?<!^| v\. )\b(?:and|Association|Brothers|Company|Corporation|Incorporated|Limited|Number)\b/;
    // Rule 10.2.1(h): one word that tells a business is enough.
    const twice = /\b(?:Ass'n|Bros\.|Co\.|Corp\.|Ltd\.),? Inc\./;
    const odd = / vs?\b(?!\.)| vs\.|[’‘]|\bet al\b|United States of America|\s{2}/;
    const wrong = cases.filter(({ name }) => [long, twice, odd].some((form) => form.test(name)));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('lists the preferred citation first', () => {
    const wrong = cases.filter(({ citations }) => preferredFirst(citations)[0] !== citations[0]);
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('says in the summary when a case was overruled', () => {
    const silent = cases.filter(
      (item) =>
        item.history?.some((later) => later.kind === 'overruled' && later.scope !== 'part') &&
        !/overrul/i.test(item.summary),
    );
    expect(silent.map((item) => item.id)).toEqual([]);
  });

  it('has Riley v. California', () => {
    expect(cases.find((item) => item.citations.includes('573 U.S. 373'))?.name).toBe(
      'Riley v. California',
    );
  });

  it('is of a court whose decisions its reporters print', () => {
    const wrong = cases.filter(
      ({ citations, court }) => courtOfPrintings(citations, court) !== court,
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  describeWithData('against the tables of Supreme Court dates', () => {
    const dates = readDates();

    it('gives every older U.S. Reports citation a page and a date of one of them', () => {
      const wrong = cases.flatMap((item) => {
        const page = item.citations.find((citation) => / U\.S\. /.test(citation));
        if (!page || Number(page.split(' ')[0]) >= FIRST_VOLUME_OF_FACTS) return [];
        const days = dates.get(page) ?? [];
        const year = DECIDED_IN[item.id];
        if (year !== undefined) return item.decided.startsWith(String(year)) ? [] : [item.id];
        if (days.length === 0) return [`${item.id}: ${page} is not in the table`];
        return days.some((day) => day.startsWith(item.decided))
          ? []
          : [`${item.id}: ${days.join(', ')}`];
      });
      expect(wrong).toEqual([]);
    });
  });
});

/** The days by citation: the second table has those that the first one has wrong. */
function readDates(): Map<string, string[]> {
  const dates = new Map<string, string[]>();
  const linesOf = (file: string) =>
    readFileSync(sharedData('case_tables', file), 'utf8').split('\n');
  const add = (citation: string, days: string[]) =>
    dates.set(citation, [...(dates.get(citation) ?? []), ...days]);
  for (const line of linesOf('scotus_cite_dates.psv')) {
    const [citation = '', day = ''] = line.split('|');
    add(citation, [day]);
  }
  for (const line of linesOf('scotus_facts.csv')) {
    add(line.split(',')[0]!, line.match(/(?<=,)\d{4}-\d{2}-\d{2}(?=,)/g) ?? []);
  }
  return dates;
}
