import { describe, expect, it } from '@jest/globals';
import { type CitedCase, caseCitation } from './case-citation';

const riley: CitedCase = {
  name: 'Riley v. California',
  citation: '573 U.S. 373',
  court: { id: 'scotus', name: 'Supreme Court of the United States' },
  year: 2014,
};

describe('a case as one would paste it', () => {
  it.each([
    [{}, 'Riley v. California, 573 U.S. 373 (2014)'],
    [
      {
        name: 'Nguyen v. Barnes & Noble Inc.',
        citation: '763 F.3d 1171',
        court: { id: 'ca9', name: 'Court of Appeals for the Ninth Circuit' },
      },
      'Nguyen v. Barnes & Noble Inc., 763 F.3d 1171 (9th Cir. 2014)',
    ],
    [
      {
        name: 'Palsgraf v. Long Island Railroad Co.',
        citation: '248 N.Y. 339',
        court: { id: 'ny', name: 'Court of Appeals of New York' },
        year: 1928,
      },
      'Palsgraf v. Long Island R.R. Co., 248 N.Y. 339 (1928)',
    ],
  ])('names the court where the reporter does not tell it: %#', async (change, written) => {
    expect(await caseCitation({ ...riley, ...change })).toBe(written);
  });

  it('does without what is not known, and leaves what it cannot read', async () => {
    expect(await caseCitation({ ...riley, year: null })).toBe('Riley v. California, 573 U.S. 373');
    expect(await caseCitation({ ...riley, citation: null })).toBe(
      'Riley v. California (Supreme Court of the United States 2014)',
    );
    expect(await caseCitation({ ...riley, citation: 'No. 13-132' })).toBe(
      'Riley v. California, No. 13-132 (2014)',
    );
  });
});
