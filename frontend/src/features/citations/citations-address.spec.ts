import { describe, expect, it } from '@jest/globals';
import { reviewHref } from '../../shared/config/paths';
import { checkHref, NO_FILTER, parseCitationsAddress } from './citations-address';

const parse = (search: string) => parseCitationsAddress(new URLSearchParams(search));

describe('the address of the citation screen', () => {
  it('opens the generator, empty, by default', () => {
    expect(parse('')).toEqual({
      tab: 'generate',
      content: '',
      view: 'findings',
      filter: NO_FILTER,
      review: null,
    });
  });

  it('leads to a review, or to all of them', () => {
    const read = (href: string) => parse(href.split('?')[1] ?? '');
    expect(read(reviewHref(7))).toMatchObject({ tab: 'reviews', review: 7 });
    expect(read(reviewHref(null))).toMatchObject({ tab: 'reviews', review: null });
    expect(parse('tab=reviews&review=0x7').review).toBeNull();
  });

  it('takes a source from the history', () => {
    expect(parse('q=42+usc+1983').content).toBe('42 usc 1983');
  });

  it('reads back what it wrote', () => {
    const filter = {
      verdict: 'year_mismatch',
      kind: 'case',
      quotation: 'close',
      standing: 'bad',
    } as const;
    const href = checkHref({ view: 'authorities', filter });
    expect(href).toBe(
      '/citation-generator?tab=check&view=authorities&verdict=year_mismatch&kind=case&quotation=close&standing=bad',
    );
    const { tab, view, filter: read } = parse(href.split('?')[1]!);
    expect({ tab, view, read }).toEqual({ tab: 'check', view: 'authorities', read: filter });
  });

  it('leaves the defaults out', () => {
    expect(checkHref({ view: 'findings', filter: NO_FILTER })).toBe(
      '/citation-generator?tab=check',
    );
  });

  it('makes nothing of nonsense', () => {
    expect(parse('tab=x&view=y&verdict=guilty&kind=z&quotation=')).toEqual(parse(''));
  });
});
