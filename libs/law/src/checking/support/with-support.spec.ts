import type { CitedProposition, FoundSupport } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { checkText } from '../check-text.js';

const COURT = 'Supreme Court of the United States';
const HELD = { id: 7, name: 'Strickland v. Washington', citation: '466 U.S. 668', court: COURT };
const FOUND: FoundSupport = { share: 0.2, weak: true };

/** A library that holds one decision, and what it was asked to support. */
function libraryWith(answer: FoundSupport | null) {
  const asked: CitedProposition[] = [];
  const empty = { cases: [], volumeCovered: false, containedIn: null };
  const found = { ...HELD, year: 1984, fullName: null, courtId: 'scotus', hasText: true };
  const library = {
    lookUp: async (keys: readonly { citation: string }[]) =>
      keys.map(({ citation }) =>
        citation === '466 U.S. 668' || citation === '104 S. Ct. 2052'
          ? {
              ...empty,
              cases: [{ ...found, citations: ['466 U.S. 668', '104 S. Ct. 2052'] }],
              volumeCovered: true,
            }
          : empty,
      ),
    named: async (names: readonly string[]) => names.map(() => null),
    bearers: async () => [],
    locate: async () => [],
    support: async (claims: readonly CitedProposition[]) => {
      asked.push(...claims);
      return claims.map(() => answer);
    },
  };
  return { library, asked };
}

const TEXT =
  'Counsel must have prejudiced the defense. Strickland v. Washington, 466 U.S. 668, 692–93, 104 S. Ct. 2052 (1984); Poe v. Doe, 2 U.S. 4 (1791). But see id. at 5. Hindsight is no measure of counsel. Strickland, 466 U.S. at 710 (Marshall, J., dissenting).';

describe('a check with support', () => {
  it('asks once for each citation of a held decision, with its pages', async () => {
    const { library, asked } = libraryWith(FOUND);
    const { citations, counts } = await checkText(TEXT, library, { support: true });
    expect(asked).toEqual([
      { caseId: 7, proposition: 'Counsel must have prejudiced the defense.', pages: [692, 693] },
      {
        caseId: 7,
        proposition: 'Hindsight is no measure of counsel.',
        pages: [710],
        dissent: true,
      },
    ]);
    const supported = citations.filter(({ support }) => support);
    expect(supported.map(({ text }) => text)).toEqual(['466 U.S. 668', '466 U.S. at 710']);
    const { start, end } = supported[0]!.support!.proposition;
    expect(TEXT.slice(start, end)).toBe('Counsel must have prejudiced the defense.');
    // Weak support is no verdict.
    expect(supported.map(({ verdict }) => verdict)).toEqual(['verified', 'verified']);
    expect(counts.verified).toBe(3);
  });

  it('calls nothing weak that is told of the case, and less behind "see"', async () => {
    const weak = async (text: string, share = 0.3) => {
      const { library } = libraryWith({ share, weak: true });
      const { citations } = await checkText(text, library, { support: true });
      return citations.map(({ support }) => support?.weak);
    };
    const cite = 'Strickland v. Washington, 466 U.S. 668 (1984)';
    const said = 'Hindsight is no measure of counsel.';
    expect(await weak(`${said} ${cite}.`)).toEqual([true]);
    expect(await weak(`${said} See ${cite}.`)).toEqual([false]);
    expect(await weak(`${said} See also ${cite}.`, 0.2)).toEqual([true]);
    expect(await weak(`Nobody in the court below relied on ${cite}, at that time.`)).toEqual([
      undefined,
    ]);
  });

  it('says nothing of a decision without a text, nor where nobody asks', async () => {
    const without = libraryWith(null);
    const silent = await checkText(TEXT, without.library, { support: true });
    const { library, asked } = libraryWith(FOUND);
    const plain = await checkText(TEXT, library);
    for (const { citations } of [silent, plain])
      expect(citations.filter(({ support }) => support)).toEqual([]);
    expect(asked).toEqual([]);
  });
});
