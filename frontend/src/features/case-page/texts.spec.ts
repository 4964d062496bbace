import { decidedOn } from './texts';

describe('when a case was decided', () => {
  it('is a day, a year, or nobody knows', () => {
    expect(decidedOn({ date: '2014-06-25', year: 2014 })).toBe('June 25, 2014');
    expect(decidedOn({ date: null, year: 1803 })).toBe('1803');
    expect(decidedOn({ date: null, year: null })).toBeNull();
  });
});
