import { decadeOf, decadeRange, withoutEmpty, yearRange } from './decades';

describe('dates of a search', () => {
  it('are a decade by its first year', () => {
    expect(decadeRange('1990')).toEqual({ from: '1990-01-01', to: '1999-12-31' });
    expect(decadeRange(undefined)).toEqual({ from: undefined, to: undefined });
  });

  it('are known for a decade again', () => {
    expect(decadeOf(decadeRange('1970'))).toBe('1970');
    expect(decadeOf({ from: '1971-01-01', to: '1980-12-31' })).toBeUndefined();
    expect(decadeOf({ from: '1970-01-01' })).toBeUndefined();
    expect(decadeOf({})).toBeUndefined();
  });

  it('are open at an empty end', () => {
    expect(yearRange('1900', '')).toEqual({ from: '1900-01-01', to: undefined });
    expect(withoutEmpty(yearRange('', '1850'))).toEqual({ to: '1850-12-31' });
  });
});
