import type { SearchCase } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { citationText } from './citation-text';

const riley = {
  title: 'Riley v. California',
  citation: '573 U.S. 373',
  court: { id: 'scotus', name: 'Supreme Court of the United States' },
  year: 2014,
} as SearchCase;

describe('citationText', () => {
  it('gives name, citation and year', () => {
    expect(citationText(riley)).toBe('Riley v. California, 573 U.S. 373 (2014)');
  });

  it('names the court that the reporter does not tell', () => {
    const court = { id: 'ny', name: 'New York Court of Appeals' };
    expect(citationText({ ...riley, court })).toContain('(New York Court of Appeals 2014)');
  });

  it('does without what is not known', () => {
    expect(citationText({ ...riley, year: null })).toBe('Riley v. California, 573 U.S. 373');
    expect(citationText({ ...riley, citation: null })).toBe(
      'Riley v. California (Supreme Court of the United States 2014)',
    );
  });
});
