import { describe, expect, it } from '@jest/globals';
import { isBeyondReach, parseSearchAddress, searchAddressHref } from './search-address';

const parse = (text: string) => parseSearchAddress(new URLSearchParams(text));

describe('parseSearchAddress', () => {
  it('reads query, page and sort', () => {
    expect(parse('q=Riley%20v.+California&page=3&sort=oldest')).toEqual({
      query: 'Riley v. California',
      page: 3,
      sort: 'oldest',
      filters: {},
    });
  });

  it('reads filters, and leaves out those that make no sense', () => {
    const { filters } = parse('q=a&court=ca9&jurisdiction=New%20York&from=1990-01-01&to=later');
    expect(filters).toEqual({ court: 'ca9', jurisdiction: 'New York', from: '1990-01-01' });
    expect(parse('q=a&court=&from=').filters).toEqual({});
  });

  it('reads what is searched instead of the query, where there is such', () => {
    expect(parse('q=may+they&as=%22cell+phone%22').as).toBe('"cell phone"');
    expect(parse('q=may+they&as=+')).not.toHaveProperty('as');
  });

  it('keeps that a query is meant as it is written, and only then', () => {
    expect(parse('q=imunity&verbatim').isVerbatim).toBe(true);
    expect(searchAddressHref(parse('q=imunity&verbatim'))).toBe('/search?q=imunity&verbatim');
    expect(parse('q=imunity')).not.toHaveProperty('isVerbatim');
  });

  it('asks for nothing when the query is missing or blank', () => {
    expect(parse('').query).toBe('');
    expect(parse('q=%20%20').query).toBe('');
  });

  it.each(['0', '-1', '1.5', 'x', '', '1e30', 'Infinity'])('takes page %j as the first', (page) => {
    expect(parse(`q=a&page=${page}`).page).toBe(1);
  });

  it('keeps a page that no search shows, and knows it', () => {
    expect(parse('q=a&page=1001').page).toBe(1_001);
    expect(isBeyondReach(parse('q=a&page=1001'))).toBe(true);
    expect(isBeyondReach(parse('q=a&page=1000'))).toBe(false);
  });

  it('takes an unknown sort as relevance', () => {
    expect(parse('q=a&sort=loudest').sort).toBe('relevance');
  });
});

describe('searchAddressHref', () => {
  it('leaves the defaults out', () => {
    const href = searchAddressHref({
      query: 'cell phone',
      page: 1,
      sort: 'relevance',
      filters: {},
    });
    expect(href).toBe('/search?q=cell%20phone');
  });

  it('is read back as it was written', () => {
    const address = {
      query: 'AT&T #1 "50%" + ½',
      page: 2,
      sort: 'newest',
      filters: { court: 'ca9', to: '1999-12-31' },
    } as const;
    const [, search] = searchAddressHref(address).split('?');
    expect(parse(search ?? '')).toEqual(address);
  });
});
