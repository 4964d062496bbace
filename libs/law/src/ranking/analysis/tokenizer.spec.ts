import { describe, expect, it } from '@jest/globals';
import { stem } from 'porter2';
import { citationTerm, termHash } from './term-hash.js';
import { Tokenizer } from './tokenizer.js';

function words(text: string): string[] {
  const { starts, ends, count } = new Tokenizer().tokenize(text);
  return Array.from({ length: count }, (_, i) => text.slice(starts[i], ends[i]));
}

function terms(text: string): number[] {
  const { terms: all, count } = new Tokenizer().tokenize(text);
  return [...all.subarray(0, count)];
}

function extras(text: string, loose = false): number[] {
  return [...new Tokenizer().tokenize(text, loose).extras];
}

describe('tokenizer', () => {
  it('finds words with exact offsets', () => {
    expect(words('The court’s view, U.S.C. and F.3d!')).toEqual([
      'The',
      'court’s',
      'view',
      'U.S.C',
      'and',
      'F.3d',
    ]);
  });

  it.each([
    ['courts', 'Court’s'],
    ['usc', 'U.S.C.'],
    ['denying', 'deny-\n\ning'],
    ['1000', '1,000'],
    ['obrien', 'O’Brien'],
    ['senor', 'Señor'],
    ['searches', 'SEARCHING'],
  ])('reads %s and %s as one term', (a, b) => {
    expect(terms(a)).toEqual(terms(b));
  });

  it('stems before it hashes', () => {
    expect(terms('negligently')).toEqual([termHash(stem('negligently'))]);
  });

  it('marks stop words, and keeps them', () => {
    const { stops, count } = new Tokenizer().tokenize('right to privacy v. state');
    expect([...stops.subarray(0, count)]).toEqual([0, 1, 0, 1, 0]);
  });

  it.each([
    ['Her last will and testament', [2]],
    ['the testator’s will; he will sign it', [2]],
    ['The court will construe a will. Will it stand?', [5]],
    ['employees at will', [2]],
  ])('tells the noun from the verb: %s', (text, nouns) => {
    const { terms: all, stops, count } = new Tokenizer().tokenize(text);
    const found = Array.from({ length: count }, (_, i) => i).filter(
      (i) => all[i] === termHash(stem('wills')) && stops[i] === 0,
    );
    expect(found).toEqual(nouns);
  });

  it.each([
    ['will construction', 0],
    ['will of the people', 0],
    ['Will a tenant be heard', 1],
    ['Will courts hear a tenant?', 1],
    ['Will v. Michigan', 1],
  ])('reads a query that begins so: %s', (text, stop) => {
    expect(new Tokenizer().tokenize(text, true).stops[0]).toBe(stop);
  });

  it.each([
    ['410 U.S. 113', '410 U.S. 113'],
    ['see 129 S.Ct., 1937 (2009)', '129 S. Ct. 1937'],
    ['(877 F. 3d 12)', '877 F.3d 12'],
    ['under 42 U.S.C. § 1983', '42 USC 1983'],
    ['under 28 U.S.C.A. § 2254', '28 U.S.C. 2254'],
    ['2001 Conn. Super. Ct. 14024', '2001 conn super ct 14024'],
  ])('sees the citation in %s', (text, citation) => {
    expect(extras(text)).toContain(citationTerm(citation));
  });

  it('reads a typed citation in small letters, prose not', () => {
    expect(extras('410 us 113', true)).toContain(citationTerm('410 U.S. 113'));
    expect(extras('the 12 members of 13 courts')).toEqual([]);
  });

  it('does not take a pin cite for a page', () => {
    expect(extras('410 U.S. 113, 152')).toEqual([citationTerm('410 U.S. 113')]);
  });

  it('keeps compounds', () => {
    expect(extras('17 C.F.R. 240.10b-5')).toContain(termHash('#240.10b-5'));
    expect(extras('No. 13-132')).toContain(termHash('#13-132'));
    expect(extras('well-known')).toEqual([]);
  });
});
