import { expect, it } from '@jest/globals';
import * as texts from './scores-texts';

it('counts one of a thing and several', () => {
  expect(texts.sentencesOfWords(1, '21 to 25')).toBe('1 sentence of 21 to 25 words');
  expect(texts.sentencesByNumberOfWords(2)).toBe('2 sentences, by number of words.');
  expect(texts.readingEaseFindingsWords('May 1', '40.1', 1, 1204)).toBe(
    'May 1: reading ease 40.1, 1 finding, 1,204 words',
  );
  expect(texts.shareOfPassiveSentencesBy(1, 4, '50%')).toContain('1 of 4 paragraphs has');
});
