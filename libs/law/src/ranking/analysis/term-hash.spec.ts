import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { citationTerm, termHash } from './term-hash.js';

describe('the term of a citation', () => {
  it.each([
    ['410 U.S. 113', '#410us113'],
    ['410 us 113', '#410us113'],
    ['42 U.S.C. § 1983', '#42usc1983'],
    ['42 U.S.C.A. § 1983', '#42usc1983'],
    ['42 USCA', '#42usca'],
    ['1 U.S.C. App. 3', '#1uscapp3'],
    ['12 Ürt. 4', '#12rt4'],
    [`5 F.3d ${'1'.repeat(80)}`, `#5f3d${'1'.repeat(80)}`],
  ])('%s', (citation, letters) => {
    expect(citationTerm(citation)).toBe(termHash(letters));
  });

  it('is made of small letters and digits, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ maxLength: 90 })), (text) => {
        const letters = text.toLowerCase().replace(/[^a-z0-9]/g, '');
        expect(citationTerm(text)).toBe(
          termHash(`#${letters.replace(/^(\d+)usca(?=\d)/, '$1usc')}`),
        );
      }),
    );
  });
});
