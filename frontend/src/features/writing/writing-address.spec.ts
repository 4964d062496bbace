import { describe, expect, it } from '@jest/globals';
import { NO_FILTER, parseWritingAddress, writingHref } from './writing-address';

describe('the address of the writing assistant', () => {
  it('says what is shown, and is read back as it was written', () => {
    const address = {
      view: 'findings' as const,
      filter: { severity: 'high' as const, family: 'verbs' as const },
    };
    const href = writingHref(address);
    expect(href).toBe('/writing-assistant?view=findings&severity=high&family=verbs');
    expect(parseWritingAddress(new URL(href, 'http://x').searchParams)).toEqual(address);
  });

  it('makes defaults of nonsense', () => {
    const params = new URLSearchParams('view=all&severity=grave&family=');
    expect(parseWritingAddress(params)).toEqual({ view: 'text', filter: NO_FILTER });
    expect(writingHref({ view: 'text', filter: NO_FILTER })).toBe('/writing-assistant');
  });
});
