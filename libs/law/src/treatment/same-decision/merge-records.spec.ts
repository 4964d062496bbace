import { type FactRecord, mergeRecords } from './merge-records.js';

const EMPTY = {
  fullName: null,
  nameShort: null,
  docket: null,
  author: null,
  judges: null,
  topics: [],
  summary: '',
  keyPoints: [],
  subsequentHistory: [],
  syllabus: null,
  precedentialStatus: null,
  sourceUrl: null,
};

const CURATED: FactRecord = {
  ...EMPTY,
  id: 1,
  source: 'starter',
  name: 'McCulloch v. Maryland',
  citations: ['17 U.S. 316', '4 L. Ed. 579'],
  courtId: 'scotus',
  courtName: 'Supreme Court',
  jurisdiction: 'United States',
  decided: '1819-03-06',
  year: 1819,
  author: 'John Marshall',
  topics: ['Federalism'],
  summary: 'Congress may charter a bank.',
  keyPoints: ['A', 'B'],
};
const IMPORTED: FactRecord = {
  ...EMPTY,
  id: 2,
  source: 'courtlistener',
  name: "M'culloch v. State of Maryland",
  citations: ['4 Wheat. 316', '17 U.S. 316', '1819 U.S. LEXIS 320'],
  courtId: 'md',
  courtName: 'Court of Appeals of Maryland',
  jurisdiction: 'Maryland',
  decided: '1820-02-18',
  year: 1820,
  docket: '12',
  summary: 'This is a writ of error.',
};

describe('the records of one decision', () => {
  const merged = mergeRecords([IMPORTED, CURATED]);

  it('say what was curated, however full another record is', () => {
    const { citations: _, ...curated } = CURATED;
    expect(merged.fields).toMatchObject({
      name: curated.name,
      courtId: 'scotus',
      jurisdiction: 'United States',
      decided: '1819-03-06',
      year: 1819,
      author: 'John Marshall',
      topics: curated.topics,
      summary: curated.summary,
      keyPoints: curated.keyPoints,
    });
  });

  it('are completed by what another record alone has', () => {
    expect(merged.fields.docket).toBe('12');
    expect(merged.from.docket).toEqual([2]);
  });

  it('cite all printings, the preferred one first', () => {
    expect(merged.fields.citations).toEqual([
      '17 U.S. 316',
      '4 L. Ed. 579',
      '4 Wheat. 316',
      '1819 U.S. LEXIS 320',
    ]);
    expect(merged.from.citations).toEqual([1, 2]);
  });

  it('tell where each fact comes from, and nothing of what nobody says', () => {
    expect(merged.from).toMatchObject({ name: [1], court: [1], date: [1], summary: [1] });
    expect(merged.from).not.toHaveProperty('syllabus');
  });

  it('do not depend on which of them is the fuller where one is curated', () => {
    expect(mergeRecords([CURATED, IMPORTED])).toEqual(merged);
  });

  it('take the day from a record of the curated year, and from no other', () => {
    const yearAlone = { ...CURATED, decided: null };
    expect(mergeRecords([IMPORTED, yearAlone])).toMatchObject({
      fields: { decided: null, year: 1819 },
      from: { date: [1] },
    });
    const sameYear = { ...IMPORTED, decided: '1819-03-06', year: 1819 };
    expect(mergeRecords([sameYear, yearAlone])).toMatchObject({
      fields: { decided: '1819-03-06', year: 1819 },
      from: { date: [2, 1] },
    });
  });
});

describe('the records of one decision that nobody curated', () => {
  const [first, second, third] = [
    { ...IMPORTED, id: 3, name: 'Roe v. Wade', decided: '1973-01-22', docket: null },
    { ...IMPORTED, id: 4, name: 'ROE v. WADE', decided: '1973-02-26', docket: '70-18' },
    { ...IMPORTED, id: 5, name: 'Doe v. Wade', decided: '1973-02-26', docket: null },
  ] as const;

  it('say what most of them agree on, as the fullest of those words it', () => {
    const { fields, from } = mergeRecords([first, second, third]);
    expect(fields).toMatchObject({ name: 'Roe v. Wade', decided: '1973-02-26' });
    expect(from).toMatchObject({ name: [3, 4], date: [4, 5] });
  });

  it('say what the fullest has where they differ', () => {
    const { fields } = mergeRecords([second, third]);
    expect(fields).toMatchObject({ name: 'ROE v. WADE', docket: '70-18' });
  });
});
