import { opinionPlaceHref } from '../../shared/config/paths';
import {
  caseAddressSearch,
  paragraphSearch,
  parseCaseAddress,
  parseParagraph,
  parsePlace,
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

  it('leads to a place in an opinion', () => {
    expect(opinionPlaceHref(7, { opinion: 0, at: 1_200 })).toBe('/cases/7#at-1200');
    const { search, hash } = new URL(
      opinionPlaceHref(7, { opinion: 2, at: 0 }),
      'https://casewright.test',
    );
    expect([parse(search).opinion, parsePlace(hash)]).toEqual([2, 0]);
    expect(parsePlace('#at-x')).toBeNull();
    expect(parsePlace('#p-12')).toBeNull();
  });
});
