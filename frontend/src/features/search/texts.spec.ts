import { reachOfPhrase } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { reachOfCases, reachOfCounts, reachOfPages } from './texts';

const REACH = { searched: 1_000, of: 4_213 };

describe('what a search reaches', () => {
  it('is said of a phrase, by the order of the cases', () => {
    expect(reachOfPhrase(REACH, 'relevance')).toBe(
      'The phrase was looked for in the 1,000 likeliest of 4,213 cases that have the words of the search; narrow the search by court or date to look through all.',
    );
    expect(reachOfPhrase(REACH, 'newest')).toContain('in the 1,000 newest of 4,213 cases');
    expect(reachOfPhrase(REACH, 'most-cited')).toContain('in the 1,000 most cited of');
  });

  it('is said of the counts beside the filters', () => {
    expect(reachOfCounts(REACH, 'oldest')).toBe(
      'What these filters leave out is counted among the 1,000 oldest of 4,213 cases that have the words of the search.',
    );
  });

  it('is said of cases and of pages', () => {
    expect(reachOfCases(10)).toMatch(/^The first 10,000 cases of a search are shown: narrow it/);
    expect(reachOfPages()).toMatch(/^The first 1,000 pages of a search are shown: narrow it/);
  });
});
