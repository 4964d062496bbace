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
    expect((await caseCitation({ ...riley, ...change })).text).toBe(written);
  });

  it('sets the name in italics for a word processor', async () => {
    const { html } = await caseCitation({ ...riley, name: 'Nguyen v. Barnes & Noble Inc.' });
    expect(html).toBe('<i>Nguyen v. Barnes &amp; Noble Inc.</i>, 573 U.S. 373 (2014)');
    const unread = await caseCitation({ ...riley, name: 'A & B v. C', citation: 'No. 13-132' });
    expect(unread.html).toBe('<i>A &amp; B v. C</i>, No. 13-132 (2014)');
  });

  it('does without what is not known, and leaves what it cannot read', async () => {
    const text = async (change: Partial<CitedCase>) =>
      (await caseCitation({ ...riley, ...change })).text;
    expect(await text({ year: null })).toBe('Riley v. California, 573 U.S. 373');
    expect(await text({ citation: null })).toBe(
      'Riley v. California (Supreme Court of the United States 2014)',
    );
    expect(await text({ citation: 'No. 13-132' })).toBe('Riley v. California, No. 13-132 (2014)');
  });
});
