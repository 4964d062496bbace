import {
  caseAddressSearch,
  paragraphSearch,
  parseCaseAddress,
  parseParagraph,
} from './case-address';

const parse = (search: string) => parseCaseAddress(new URLSearchParams(search));

describe('the address of a case', () => {
  it('shows the lead opinion unless it says otherwise', () => {
    expect(parse('')).toEqual({
      tab: 'opinion',
      opinion: 0,
      page: 1,
      sort: 'newest',
      treatment: null,
    });
  });

  it('says which tab, page, order and treatment', () => {
    const address = {
      tab: 'cited-by',
      page: 3,
      sort: 'depth',
      treatment: 'overruled',
      opinion: 1,
    } as const;
    expect(parse(caseAddressSearch(address))).toEqual(address);
  });

  it('leaves out what is usual', () => {
    expect(caseAddressSearch({ tab: 'opinion', page: 1, opinion: 0 })).toBe('');
  });

  it.each([
    '?tab=x&page=0&sort=y&treatment=z&opinion=-1',
    '?page=1e9&opinion=1.5',
    '?page=&opinion=',
  ])('takes what makes no sense for the usual: %s', (search) => {
    expect(parse(search)).toEqual(parse(''));
  });

  it('leads to a paragraph', () => {
    expect(paragraphSearch(1, 12)).toBe('?opinion=1#p-12');
    expect(parseParagraph('#p-12')).toBe(12);
    expect(parseParagraph('#p-x')).toBeNull();
    expect(parseParagraph('')).toBeNull();
  });
});
