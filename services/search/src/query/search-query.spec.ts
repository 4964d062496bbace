import { toSearchQuery } from './search-query.js';

describe('search query', () => {
  it('survives NUL and odd white space', () => {
    expect(toSearchQuery('cell\0phone \n search').text).toBe('cell phone search');
  });

  it('casts a wide net without v. and No.', () => {
    expect(toSearchQuery('Roe v. Wade No. 70').anyOf).toBe('Roe or Wade or 70');
  });

  it('reads a citation however it is written', () => {
    expect(toSearchQuery('410 us 113').citationKey).toBe(
      toSearchQuery('410 U. S. 113').citationKey,
    );
  });

  it('bounds a pasted passage', () => {
    expect(toSearchQuery('word '.repeat(5000)).anyOf.split(' or ')).toHaveLength(64);
  });
});
