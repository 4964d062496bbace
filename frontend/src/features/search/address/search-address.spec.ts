import { describe, expect, it } from '@jest/globals';
import { parseSearchAddress, searchAddressHref } from './search-address';

const parse = (text: string) => parseSearchAddress(new URLSearchParams(text));

describe('parseSearchAddress', () => {
  it('reads query, page and sort', () => {
    expect(parse('q=Riley%20v.+California&page=3&sort=oldest')).toEqual({
      query: 'Riley v. California',
      page: 3,
      sort: 'oldest',
    });
  });

  it('asks for nothing when the query is missing or blank', () => {
    expect(parse('').query).toBe('');
    expect(parse('q=%20%20').query).toBe('');
  });

  it.each(['0', '-1', '1.5', 'x', '', '1001', 'Infinity'])('takes page %j as the first', (page) => {
    expect(parse(`q=a&page=${page}`).page).toBe(1);
  });

  it('takes an unknown sort as relevance', () => {
    expect(parse('q=a&sort=loudest').sort).toBe('relevance');
  });
});

describe('searchAddressHref', () => {
  it('leaves the defaults out', () => {
    const href = searchAddressHref({ query: 'cell phone', page: 1, sort: 'relevance' });
    expect(href).toBe('/search?q=cell%20phone');
  });

  it('is read back as it was written', () => {
    const address = { query: 'AT&T #1 "50%" + ½', page: 2, sort: 'newest' } as const;
    const [, search] = searchAddressHref(address).split('?');
    expect(parse(search ?? '')).toEqual(address);
  });
});
