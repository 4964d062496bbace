import { describe, expect, it } from '@jest/globals';
import { polarityFeatures, riskChance } from './polarity.js';
import { signsOf } from './polarity-signs.js';
import { rowOf, topicScores } from './topic.js';
import { ngramsOf, wordsOf } from './words.js';

describe('the words of a sentence', () => {
  it('are stemmed, figures alike, and the sides of a bargain by their side', () => {
    expect(wordsOf('The Vendor’s fees rise by 12% for Clients.')).toEqual(
      wordsOf('the Provider fee rising by 7% for Customer'),
    );
  });

  it('come with their pairs, each once', () => {
    expect([...ngramsOf(['pay', 'all', 'pay'])]).toEqual(['pay', 'all', 'pay all', 'all pay']);
  });
});

describe('the topic', () => {
  const index = new Map([
    ['pay', 0],
    ['pay late', 1],
  ]);
  const model = { kinds: 2, index, weights: [40, -40, 20, 0], bias: [-1, 0], unit: 0.1 };

  it('adds up what the n-grams that are known say of each kind', () => {
    const scores = topicScores(rowOf(['pay', 'late', 'pay late'], index), model);
    expect([...scores]).toEqual([expect.closeTo(2), expect.closeTo(-2)]);
  });

  it('says no more of a long sentence than of a short one', () => {
    const many = new Map(Array.from({ length: 16 }, (_, at) => [`w${at}`, at]));
    expect(rowOf(many.keys(), many).values[0]).toBe(0.25);
    expect(rowOf(['w1'], many).values[0]).toBe(0.5);
  });
});

describe('the polarity', () => {
  it('sees which closed-class words follow on one another', () => {
    const denied = signsOf(wordsOf('Neither party may terminate'));
    expect(denied).toContain('neither_parti');
    expect(denied).toContain('parti_may');
    expect(denied).not.toContain('termin');
  });

  it('weighs signs for all kinds and words for their own', () => {
    const model = new Map([
      ['', 0],
      ['neither', -20],
      ['entry|key', 20],
    ]);
    const chance = (text: string) => riskChance(polarityFeatures(wordsOf(text), 'entry'), model);
    expect(chance('Neither party has a key of the room')).toBeCloseTo(0.5);
    expect(chance('Landlord has a key')).toBeGreaterThan(0.9);
    expect(chance('Neither enters')).toBeLessThan(0.1);
  });
});
