import type { IndexedDecision, IndexedPlace } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { type AddedDecision, mergePlace } from './merge-place.js';

const added = (change: Partial<AddedDecision> = {}): AddedDecision => ({
  witness: 'courtlistener',
  names: ['Moore v. Harper'],
  citations: ['900 F.3d 1'],
  year: 2018,
  courtId: 'ca4',
  ...change,
});
const shipped = (change: Partial<IndexedDecision> = {}): IndexedDecision => ({
  name: 'Moore v. Harper',
  otherNames: [],
  citations: ['900 F.3d 1'],
  year: 2018,
  courtId: null,
  isConfirmed: false,
  isAlone: false,
  ...change,
});
const place = (change: Partial<IndexedPlace> = {}): IndexedPlace => ({
  decisions: [],
  years: [2018, 2019],
  lastVolume: null,
  isWhole: false,
  within: null,
  ...change,
});
const asked = { reporter: 'F.3d' };

describe('what ships and what was added', () => {
  it('stays as it is where nothing was added', () => {
    const known = place();
    expect(mergePlace(known, [], asked)).toBe(known);
    expect(mergePlace(null, [], asked)).toBeNull();
  });

  it('names a decision that one record has, and accuses nobody by it', () => {
    const { decisions, years } = mergePlace(null, [added()], asked)!;
    expect(years).toBeNull();
    expect(decisions).toEqual([shipped({ courtId: 'ca4' })]);
  });

  it('takes records of two publishers that agree for a decision alone at its page', () => {
    const both = [
      added(),
      added({ witness: 'cap', names: ['Moore v. Harper et al.'], year: 2019 }),
    ];
    expect(mergePlace(place(), both, asked)!.decisions).toMatchObject([
      { name: 'Moore v. Harper', isConfirmed: true, isAlone: true },
    ]);
    for (const reporter of ['U.S.', 'S. Ct.', 'L. Ed. 2d'])
      expect(mergePlace(place(), both, { reporter })!.decisions).toMatchObject([
        { isConfirmed: true, isAlone: false },
      ]);
  });

  it('counts twice neither a publisher nor what it may have taken over', () => {
    for (const [known, more] of [
      [place(), [added(), added()]],
      [place(), [added({ witness: 'cap' }), added({ witness: 'cap' })]],
      [place(), [added({ witness: 'other' }), added()]],
      [place({ decisions: [shipped()] }), [added()]],
    ] as const)
      expect(mergePlace(known, more, asked)!.decisions).toMatchObject([
        { isConfirmed: false, isAlone: false },
      ]);
  });

  it('confirms what the index has from one source by a record of the printed volume', () => {
    const known = place({ decisions: [shipped({ otherNames: ['Moore'] })] });
    const [decision] = mergePlace(known, [added({ witness: 'cap' })], asked)!.decisions;
    expect(decision).toMatchObject({ isConfirmed: true, isAlone: false, courtId: 'ca4' });
  });

  it('no longer accuses where another case was added at the page', () => {
    const sure = shipped({ isConfirmed: true, isAlone: true });
    const other = added({ names: ['Bolin v. Story'] });
    const told = mergePlace(place({ decisions: [sure] }), [other], { ...asked, name: 'X v. Y' })!;
    expect(told.decisions.map(({ name, isAlone }) => [name, isAlone])).toEqual([
      ['Moore v. Harper', false],
      ['Bolin v. Story', false],
    ]);
    const agreed = mergePlace(place({ decisions: [{ ...sure }] }), [added()], asked)!;
    expect(agreed.decisions).toMatchObject([{ isConfirmed: true, isAlone: true }]);
  });

  it('tells a namesake of other years from the decision', () => {
    const later = added({ witness: 'cap', year: 2031 });
    expect(mergePlace(place(), [added(), later], asked)!.decisions).toHaveLength(2);
  });

  it('makes possible what was added: its volume, its year, and its page', () => {
    const known = place({ lastVolume: 899, isWhole: true, within: shipped() });
    expect(mergePlace(known, [added({ year: 2021 })], asked)).toMatchObject({
      years: [2018, 2021],
      lastVolume: null,
      isWhole: false,
      within: null,
    });
  });

  it('tells three at most, those of the name first', () => {
    const many = ['A v. B', 'C v. D', 'E v. F', 'Moore v. Harper'].map((name) =>
      added({ names: [name] }),
    );
    const { decisions } = mergePlace(place(), many, { ...asked, name: 'Moore v. Harper' })!;
    expect(decisions).toHaveLength(3);
    expect(decisions[0]!.name).toBe('Moore v. Harper');
  });
});
