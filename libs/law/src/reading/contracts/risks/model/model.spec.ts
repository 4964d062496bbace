import { describe, expect, it } from '@jest/globals';
import { polarityFeatures, riskChance } from './polarity.js';
import { marksOf, signsOf, wordsInScope } from './polarity-marks.js';
import { rowOf, topicScores } from './topic.js';
import { wordVectors } from './vectors.js';
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
    ['qx', 0],
    ['qx qy', 1],
  ]);
  const rarity = new Map([
    ['qx', 6],
    ['qx qy', 3],
  ]);
  const mean = new Array<number>(wordVectors().size).fill(0);
  const features = { index, rarity, rarest: 8, mean };
  const row = (...grams: string[]) => [...rowOf(new Set(grams), features).values].slice(0, 2);

  it('adds up what the n-grams that are known say of each kind', () => {
    const zeros = new Array<number>(2 * mean.length).fill(0);
    const model = { ...features, kinds: 2, weights: [40, -40, 20, 0, ...zeros], bias: [-1, 0] };
    const scores = topicScores(rowOf(new Set(['qx', 'qy', 'qx qy']), features), {
      ...model,
      unit: 0.1,
    });
    expect([...scores]).toEqual([expect.closeTo(2.4), expect.closeTo(-2.4)]);
  });

  it('counts a rare n-gram for more, and less among many others, known or not', () => {
    expect(row('qx', 'qx qy')).toEqual([1, 0.5]);
    expect(row('qx', 'qz')[0]).toBeCloseTo(0.6);
  });

  it('has words of like meaning point in like directions', () => {
    const at = (word: string) => rowOf(new Set(wordsOf(word)), features).values;
    const alike = (one: string, other: string) =>
      at(one).reduce((sum, it, place) => sum + it * at(other)[place]!, 0);
    expect(alike('sublease', 'lease')).toBeGreaterThan(alike('sublease', 'arbitration') + 0.1);
  });
});

describe('the polarity', () => {
  it('sees which closed-class words follow on one another', () => {
    const denied = signsOf(wordsOf('Neither party may terminate'));
    expect(denied).toContain('neither_parti');
    expect(denied).toContain('parti_may');
    expect(denied).not.toContain('termin');
  });

  it('sees which words are denied, and which are excepted', () => {
    const marks = wordsInScope('Vendor may not raise fees, and may stop only if Buyer agrees.');
    expect(marks).toContain('!rais');
    expect(marks).toContain('stop');
    expect(marks).toContain('~agre');
  });

  it('sees who may, must, or must not do what', () => {
    expect(marksOf('Landlord may enter the Premises.')).toContain('v:right:enter');
    expect(marksOf('Landlord may not enter the Premises.')).toContain('v:prohibition-:enter');
    expect(marksOf('Each party may enter the Premises.')).toContain('mutual');
  });

  it('weighs marks for all kinds and for their own', () => {
    const model = new Map([
      ['', 0],
      ['neither', -20],
      ['entry|key', 20],
    ]);
    const chance = (text: string) => riskChance(polarityFeatures(marksOf(text), 'entry'), model);
    expect(chance('Landlord has a key')).toBeGreaterThan(0.9);
    expect(chance('The key is kept, and neither enters')).toBeCloseTo(0.5);
    expect(chance('Neither enters')).toBeLessThan(0.1);
  });
});
