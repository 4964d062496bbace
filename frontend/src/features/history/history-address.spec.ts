import { describe, expect, it } from '@jest/globals';
import { filterOf, parseHistoryAddress } from './history-address';

const parse = (text: string) => parseHistoryAddress(new URLSearchParams(text));

describe('the address of the history', () => {
  it('says which entries are shown, a day from its beginning to its end', () => {
    const address = parse('category=citation&words=+U.S.+&from=2026-03-01&to=2026-03-01');
    const { from, to, ...filter } = filterOf(address);
    expect(filter).toEqual({ category: 'citation', words: 'U.S.' });
    expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(86_400_000);
  });

  it('leaves out what makes no sense', () => {
    expect(filterOf(parse('category=zoning&words=+&from=yesterday&to=2026-13-01'))).toEqual({});
  });
});
