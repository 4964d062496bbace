import { describe, expect, it } from '@jest/globals';
import { draftHref } from '../../shared/config/paths';
import { draftOfAddress } from './draft-address';

describe('the address of a draft', () => {
  it('names it, and is read back', () => {
    expect(draftHref(null)).toBe('/template-generator');
    const [path, query] = draftHref(12).split('?');
    expect(path).toBe('/template-generator');
    expect(draftOfAddress(new URLSearchParams(query))).toBe(12);
  });

  it.each(['', 'draft=', 'draft=0', 'draft=-1', 'draft=1e3', 'draft=x', 'draft=12345678901'])(
    'names none in %j',
    (query) => {
      expect(draftOfAddress(new URLSearchParams(query))).toBeNull();
    },
  );
});
