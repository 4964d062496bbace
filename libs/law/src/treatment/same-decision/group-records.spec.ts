import { type DecisionRecord, groupRecords, type RecordPair } from './group-records.js';

let next = 1;
function record(sourceId: string, name: string, more: Partial<DecisionRecord> = {}) {
  const source = sourceId.split(':')[0]!;
  return {
    id: next++,
    source,
    sourceId,
    name,
    year: 1971,
    decided: null,
    docket: null,
    textBytes: 0,
    ...more,
  };
}

/** The groups by source ids, of records that all begin on one page. */
function groupsOf(records: DecisionRecord[], citations = 1): string[][] {
  const pairs: RecordPair[] = [];
  for (const [i, { id: a }] of records.entries()) {
    for (const { id: b } of records.slice(i + 1)) pairs.push({ a, b, citations });
  }
  return groupRecords(new Map(records.map((item) => [item.id, item])), pairs)
    .map((group) => group.map(({ sourceId }) => sourceId))
    .sort();
}

describe('records of one decision', () => {
  it('are grouped over sources, the fullest text first', () => {
    const starter = record('starter:roe', 'Roe v. Wade');
    const cl = record('cl:1', 'Roe v. Wade', { textBytes: 900 });
    const cap = record('cap:1', 'ROE et al. v. WADE, DISTRICT ATTORNEY', { textBytes: 950 });
    expect(groupsOf([starter, cl, cap])).toEqual([['cap:1', 'cl:1', 'starter:roe']]);
  });

  it('are told from other decisions on the page by name', () => {
    const page = [
      record('cl:1', 'Aldous v. United States'),
      record('cl:2', 'Zimmer v. United States'),
      record('cap:1', 'Aldous v. United States'),
      record('cap:2', 'Zimmer v. United States'),
    ];
    expect(groupsOf(page)).toEqual([
      ['cap:1', 'cl:1'],
      ['cap:2', 'cl:2'],
    ]);
  });

  it('are told from other decisions between the same parties by day', () => {
    const page = [
      record('cl:1', 'Smith v. Jones', { decided: '1971-03-01' }),
      record('cl:2', 'Smith v. Jones', { decided: '1971-03-08' }),
      record('cap:2', 'Smith v. Jones', { decided: '1971-03-08' }),
    ];
    expect(groupsOf(page)).toEqual([['cap:2', 'cl:2']]);
    expect(groupsOf([...page].reverse())).toEqual([['cap:2', 'cl:2']]);
  });

  it('are not those of other years', () => {
    const [early, late] = [
      record('cl:1', 'Smith v. Jones'),
      record('cap:1', 'Smith v. Jones', { year: 1975 }),
    ];
    expect(groupsOf([early, late])).toEqual([]);
    expect(groupsOf([early, record('cap:2', 'Smith v. Jones', { year: null })])).toEqual([]);
  });

  it('of one source are one only with one day and one docket', () => {
    const first = record('cl:1', 'Smith v. Jones', { decided: '1971-03-01', docket: 'No. 70-18' });
    const again = record('cl:2', 'Smith v. Jones', { decided: '1971-03-01', docket: '70-18' });
    const other = record('cl:3', 'Smith v. Jones', { decided: '1971-03-01' });
    expect(groupsOf([first, again, other])).toEqual([['cl:1', 'cl:2']]);
  });

  it('with names that are only alike need more than a page in common', () => {
    const [long, short] = [
      record('cl:1', 'Board of Trustees of Harmon College v. Ridley'),
      record('cap:1', 'Harmon Union High School v. Ridley'),
    ];
    expect(groupsOf([long, short], 1)).toEqual([]);
    expect(groupsOf([long, short], 2)).toEqual([['cap:1', 'cl:1']]);
  });

  it('with a relator that one name leaves out need more than a page in common', () => {
    const near = (sourceId: string, name: string, decided: string) =>
      record(sourceId, name, { year: 1931, decided });
    const day = '1931-06-01';
    const [short, long] = [
      near('starter:near', 'Near v. Minnesota', day),
      near('cl:1', 'Near v. Minnesota Ex Rel. Olson', day),
    ];
    expect(groupsOf([short, long])).toEqual([['cl:1', 'starter:near']]);
    expect(groupsOf([short, near('cl:2', long.name, '1931-05-25')])).toEqual([]);
    expect(groupsOf([near('cap:1', 'Near v. Minnesota ex rel. Hand', day), long])).toEqual([]);
  });
});
