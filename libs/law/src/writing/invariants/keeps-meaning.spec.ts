import { describe, expect, it } from '@jest/globals';
import { keepsMeaning } from './keeps-meaning.js';

const keeps = (original: string, replacement: string, more = {}): boolean =>
  keepsMeaning({ original, replacement, opensSentence: false, terms: new Set(), ...more });

describe('keepsMeaning', () => {
  it.each([
    ['prior to', 'before'],
    ['cannot', 'can’t'],
    ['is able to', 'can'],
    ['“green”.', '“green.”'],
    ['410 F. 3d 220', '410 F.3d 220'],
    ['3 witnesses', 'three witnesses'],
    ['it should be noted that the', 'the'],
  ])('lets “%s” become “%s”', (original, replacement) => {
    expect(keeps(original, replacement)).toBe(true);
  });

  it.each([
    ['a number', '$4,000', '$400'],
    ['a spelled number', 'three days', 'four days'],
    ['a name', 'the letter of Ms. Reyes', 'the letter of Ms. Reed'],
    ['a section', '§ 12', '¶ 12'],
    ['a quotation', '“shall pay”', '“will pay”'],
    ['a duty', 'shall pay', 'will pay'],
    ['a permission', 'may enter', 'must enter'],
    ['a negation', 'did not sign', 'signed'],
    ['a condition', 'unless he signs', 'when he signs'],
  ])('refuses a change of %s', (_, original, replacement) => {
    expect(keeps(original, replacement)).toBe(false);
  });

  it('lets a declared change of force through', () => {
    expect(keeps('shall mean', 'means', { changesForce: true })).toBe(true);
  });

  it('knows the capital of a sentence from that of a defined term', () => {
    const change = { opensSentence: true };
    expect(keeps('Rent was paid by Tenant', 'Tenant paid rent', change)).toBe(true);
    expect(
      keeps('Rent was paid by Tenant', 'Tenant paid rent', {
        ...change,
        terms: new Set(['rent', 'tenant']),
      }),
    ).toBe(false);
  });
});
