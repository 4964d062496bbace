import { describe, expect, it } from '@jest/globals';
import { review } from '../reviewer/create-reviewer.js';
import { closing } from './words.js';

const OUTRAGE = `The claim fails. The lease ended in May. The tenant left in June.

The landlord’s argument is outrageous.`;

describe('the prose of a review', () => {
  it('says how many of the sentences it speaks of', () => {
    const { tone } = review(OUTRAGE, { audience: 'general' });
    expect(tone).toContain('one sentence of four disparages someone.');
  });

  it('sets one mark behind a quotation', () => {
    const { tone, improvements } = review(OUTRAGE, { audience: 'general' });
    expect(tone).toContain('is outrageous.” Name-calling costs');
    const open = review('The notice came prior to the sale, etc., on page [__].');
    for (const words of [tone, ...improvements, ...open.improvements]) {
      expect(words).not.toMatch(/[.!?…]”\./);
    }
  });

  it('counts one year and one other place', () => {
    const { style } = review('We saw him go. He ran to the car. She sat in it.');
    expect(style).toContain('about one year of schooling');
    const blanks = review('The rent is [AMOUNT] a month. The deposit is [AMOUNT] too.');
    expect(blanks.findings.map(({ explanation }) => explanation).join()).toContain(
      'as in 1 other place.',
    );
  });
});

describe('closing', () => {
  it.each([
    ['He wrote “it ends.”', 'He wrote “it ends.”'],
    ['He wrote “it goes on …”', 'He wrote “it goes on …”'],
    ['He wrote “she said ‘no.’”', 'He wrote “she said ‘no.’”'],
    ['He wrote “prior to”', 'He wrote “prior to”.'],
    ['It ends.', 'It ends.'],
  ])('%j', (words, closed) => expect(closing(words)).toBe(closed));
});
