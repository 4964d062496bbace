import { oneRecordEach } from './matching-cases.js';

// Cases 2, 3 and 5 are one decision, told by 3; 6 and 7 another, told by 7.
const LEADERS = Uint32Array.from([0, 0, 3, 3, 0, 3, 7, 7]);
const shown = (...cases: number[]) => [...oneRecordEach(Uint32Array.from(cases), LEADERS)];

describe('one record of each decision', () => {
  it('is the one that stands for it', () => {
    expect(shown(1, 2, 3, 5, 4)).toEqual([1, 3, 4]);
    expect(shown(5, 3, 2)).toEqual([3]);
  });

  it('is the first of the others where that one is not among them', () => {
    expect(shown(5, 2, 6, 1)).toEqual([5, 6, 1]);
  });

  it('is every case where none is twice', () => {
    const cases = Uint32Array.from([1, 4]);
    expect(oneRecordEach(cases, LEADERS)).toBe(cases);
  });
});
