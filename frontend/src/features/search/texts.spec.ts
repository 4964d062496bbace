import { type QuestionUnderstanding, reachOfPhrase } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { reachOfCounts } from './filters/texts';
import { reachOfCases, reachOfPages } from './results/texts';
import { readingNote, readingWords } from './texts';

const REACH = { searched: 1_000, of: 4_213 };

const answer: QuestionUnderstanding = {
  engine: 'stub-1',
  reading: null,
  search: null,
  dropped: 0,
  prompt: 'question@1',
};

describe('what a search reaches', () => {
  it('is said of a phrase, by the order of the cases', () => {
    expect(reachOfPhrase(REACH, 'relevance')).toBe(
      'The phrase was searched for in the 1,000 likeliest of 4,213 cases that contain the words of the search; narrow the search by court or date to search all of them.',
    );
    expect(reachOfPhrase(REACH, 'newest')).toContain('in the 1,000 newest of 4,213 cases');
    expect(reachOfPhrase(REACH, 'most-cited')).toContain('in the 1,000 most cited of');
  });

  it('is said of the counts beside the filters', () => {
    expect(reachOfCounts(REACH, 'oldest')).toBe(
      'Cases that these filters leave out are counted among the 1,000 oldest of 4,213 cases that contain the words of the search.',
    );
  });

  it('is said of cases and of pages', () => {
    expect(reachOfCases(10)).toMatch(/^The first 10,000 cases of a search are shown: narrow it/);
    expect(reachOfPages()).toMatch(/^The first 1,000 pages of a search are shown: narrow it/);
  });
});

describe('what is said of a reading', () => {
  it.each([
    [undefined, false, /is reading/],
    [undefined, true, /could not be reached/],
    [answer, false, /nothing to add/],
    [{ ...answer, fallback: { model: 'stub-1', reason: 'It was late.' } }, false, /It was late/],
  ])('%#', (said, isFailed, words) => {
    expect(readingWords('stub-1', said, isFailed)).toMatch(words);
  });

  it('counts what was left out', () => {
    expect(readingNote(answer)).not.toMatch(/left out/);
    expect(readingNote({ ...answer, dropped: 1 })).toMatch(/One proposal .* was left out/);
    expect(readingNote({ ...answer, dropped: 3 })).toMatch(/3 proposals .* were left out/);
  });
});
