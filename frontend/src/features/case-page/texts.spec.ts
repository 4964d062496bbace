import { decidedOn, factsFrom, sourceName } from './texts';

describe('when a case was decided', () => {
  it('is a day, a year, or nobody knows', () => {
    expect(decidedOn({ date: '2014-06-25', year: 2014 })).toBe('June 25, 2014');
    expect(decidedOn({ date: null, year: 1803 })).toBe('1803');
    expect(decidedOn({ date: null, year: null })).toBeNull();
  });
});

describe('the sources of a case', () => {
  it('have a name, and what the page has from them in words', () => {
    expect([sourceName('starter'), sourceName('elsewhere')]).toEqual([
      'Starter library',
      'elsewhere',
    ]);
    expect(factsFrom({ facts: ['name', 'keyPoints', 'opinions'] })).toBe(
      'Name, key points, opinion',
    );
    expect(factsFrom({ facts: [] })).toBe('');
  });
});
