import { titleOf } from './title.js';

describe('titleOf', () => {
  it('takes the user’s words, the file’s name, or the first line', () => {
    expect(titleOf(' My lease ', 'a.pdf', 'TEXT')).toBe('My lease');
    expect(titleOf(' ', 'a.pdf', 'TEXT')).toBe('a.pdf');
    expect(titleOf(undefined, null, '\n\n  SUPPLY   AGREEMENT \nbetween')).toBe('SUPPLY AGREEMENT');
  });

  it('cuts a long first line at a word', () => {
    const title = titleOf(undefined, null, 'word '.repeat(60));
    expect(title).toMatch(/word …$/);
    expect(title.length).toBeLessThanOrEqual(102);
  });
});
