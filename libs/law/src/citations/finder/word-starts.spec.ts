import { nextStart } from './word-starts.js';

function startsOf(text: string, loose = false): string[] {
  const starts: string[] = [];
  for (let at = nextStart(text, 0, loose); at < text.length; at = nextStart(text, at + 1, loose))
    starts.push(text.slice(at, at + 4).trim());
  return starts;
}

describe('nextStart', () => {
  it('stops at numbers, capitals and what may be a back reference', () => {
    expect(startsOf('as held in Roe, 410 U.S. 113; id. at 5')).toEqual([
      'Roe,',
      '410',
      'U.S.',
      'S. 1',
      '113;',
      'id.',
      'at 5',
      '5',
    ]);
    expect(startsOf('supra, see ibid.')).toEqual(['supr', 'ibid']);
  });

  it('does not stop within a word', () => {
    expect(startsOf('iPad x410 said plaid éA é1')).toEqual([]);
    expect(nextStart('said id', 2)).toBe(5);
  });

  it('reads to the end of the text', () => {
    expect(startsOf('no. 7')).toEqual(['7']);
    expect(startsOf('a')).toEqual([]);
    expect(startsOf('')).toEqual([]);
    expect(nextStart('Roe', 3)).toBe(3);
  });

  it('stops at every word of a typed query', () => {
    expect(startsOf('roe, 410 us 113', true)).toEqual(['roe,', '410', 'us 1', '113']);
  });
});
