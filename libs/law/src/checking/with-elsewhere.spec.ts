import { describe, expect, it } from '@jest/globals';
import { checkText } from './check-text.js';

const COURT = 'Supreme Court of the United States';
const HELD = {
  id: 7,
  name: 'Strickland v. Washington',
  citation: '466 U.S. 668',
  court: COURT,
  year: 1984,
};

/** A library that answers no citation, and has one decision by name. */
const library = {
  lookUp: async (keys: readonly unknown[]) =>
    keys.map(() => ({ cases: [], volumeCovered: true, containedIn: null })),
  named: async (names: readonly string[]) => names.map(() => null),
  bearers: async (names: readonly { name: string; year?: number }[]) =>
    names.map(({ name, year }) =>
      name === HELD.name && (year ?? 1984) === 1984
        ? ({ found: 'one', case: HELD, history: null } as const)
        : ({ found: 'none', case: null, history: null } as const),
    ),
  locate: async () => [],
  support: async () => [],
};

describe('a citation that is not where it says', () => {
  it('is told with the place at which the library has the decision of its name', async () => {
    const text = 'See Strickland v. Washington, 466 U.S. 688, 694 (1984).';
    const { citations } = await checkText(text, library);
    expect(citations[0]).toMatchObject({
      verdict: 'not_in_library',
      explanation: expect.stringMatching(
        /none at page 688\. The library has Strickland v\. Washington at 466 U\.S\. 668 \(1984\)\.$/,
      ),
      elsewhere: { id: 7, title: HELD.name },
    });
  });

  it('is found by its name alone where its volume has nothing of the year', async () => {
    const indexed = {
      decisions: [],
      years: [1983, 1984] as [number, number],
      lastVolume: null,
      isWhole: false,
      within: null,
    };
    const { citations } = await checkText('Strickland v. Washington, 466 U.S. 688 (1948).', {
      ...library,
      lookUp: async (keys: readonly unknown[]) =>
        keys.map(() => ({ cases: [], volumeCovered: false, containedIn: null, indexed })),
    });
    expect(citations[0]).toMatchObject({ verdict: 'impossible', elsewhere: { id: 7 } });
  });

  it.each([
    'Strickland v. Washington, 466 U.S. 688 (1991).',
    'Poe v. Doe, 466 U.S. 688 (1984).',
    '466 U.S. 688 (1984).',
  ])('is told as before where no one decision has its name and year: %s', async (text) => {
    const { citations } = await checkText(text, library);
    expect(citations[0]!.elsewhere).toBeUndefined();
  });
});
