import { describe, expect, it } from '@jest/globals';
import { garbledShare, ILLEGIBLE } from './legibility.js';
import { readingText } from './reading-text.js';

describe('garbledShare', () => {
  it('tells noise from words', () => {
    const noise = 'tth lrDo p a r ta mnt of8 th8 q u u tlomnb and appr0val '.repeat(20);
    const words =
      'The Lessee shall pay $5,000 to A. B. Lee by 5 p.m. (see § 2.1(a)) as item B. '.repeat(20);
    expect(garbledShare(noise)).toBeGreaterThan(ILLEGIBLE);
    expect(garbledShare(words)).toBeLessThan(0.05);
  });

  it('judges no short text', () => {
    expect(garbledShare('tth lrDo p a r')).toBe(0);
  });
});

it('reads past the marks of notes between sentences, and keeps its length', () => {
  const text = 'It was its property.[*] Hence it was taxed.[12] So be it, as [1] says.';
  expect(readingText(text)).toBe(
    'It was its property.    Hence it was taxed.     So be it, as [1] says.',
  );
});
