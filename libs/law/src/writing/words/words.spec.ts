import { tagged } from '@casewright/law/sentences';
import { describe, expect, it } from '@jest/globals';
import { loadWords } from './words.js';

const words = await loadWords();

/** What each word of a sentence is thought to be meant for, where it is another. */
const meantIn = (sentence: string): string[] => {
  const tokens = tagged(sentence);
  return tokens.flatMap(({ text }, at) => {
    const meant = words.meantAt(tokens, at);
    return meant ? [`${text} > ${meant}`] : [];
  });
};

// cspell:disable
describe('words', () => {
  it('tells what a rare word is meant to be, by where the usual one fits', () => {
    expect(meantIn('The trial curt erred.')).toEqual(['curt > court']);
    expect(meantIn('His reply was curt and rude.')).toEqual([]);
  });

  it('leaves alone a pair of which both fit', () => {
    expect(meantIn('The principal signed, and the principle is plain.')).toEqual([]);
  });

  it.each([
    ['maintainance', 'maintenance'],
    ['neccesary', 'necessary'],
    ['questionaire', 'questionnaire'],
  ])('knows what %s is meant to be', (typed, meant) => {
    expect(words.misspellingOf(typed)).toBe(meant);
  });

  it('proposes no rare word for a short one, nor for what may be a name', () => {
    expect(words.misspellingOf('wafle')).toBeNull();
    expect(words.misspellingOf('snoozd')).toBe('snoozed');
    expect(words.misspellingOf('snoozd', true)).toBeNull();
  });

  it('tells what a short form of notes is cut from, where one word fits best', () => {
    expect(['stmt', 'sublic', 'orig', 'fx', 'qqz'].map(words.writtenOut)).toEqual([
      'statement',
      'sublicense',
      'original',
      null,
      null,
    ]);
  });
});
