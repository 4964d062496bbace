import type { CitationVerdict } from '@casewright/contracts';
import { libraryThatSays } from '@casewright/law/reading/testing';
import { describe, expect, it } from '@jest/globals';
import { isGrounded } from './ground-prose.js';
import { markCitations } from './mark-citations.js';
import { QuoteFinder } from './quote-finder.js';
import { remarkJudge } from './sound-remark.js';

const DOCUMENT = new QuoteFinder('The tenant shall keep the roof in repair.');
const tallyOf = (sentence: string) => {
  const tally = { kept: 0, dropped: 0 };
  return [isGrounded(sentence, DOCUMENT, tally), tally.kept, tally.dropped];
};

describe('isGrounded', () => {
  it.each([
    ['It says ‘keep the roof in repair’.', [true, 1, 0]],
    ["It says 'keep the roof' and no more.", [true, 1, 0]],
    ['It says ‘mend the roof at once’.', [false, 0, 1]],
    ['The tenant’s duty is the landlord’s right.', [true, 0, 0]],
  ])('%s', (sentence, expected) => {
    expect(tallyOf(sentence)).toEqual(expected);
  });

  it.each(['‘', " '"])('ends where %s opens a quotation that nothing closes', (mark) => {
    expect(tallyOf(`It says ${mark}${'word '.repeat(60)}`)).toEqual([true, 0, 0]);
  });
});

describe('remarkJudge', () => {
  const isSound = remarkJudge('On May 5, 2019, Ann Lee paid 12 dollars for “the roof”.');

  it.each([
    ['The sentence says “the roof” with 12 words.', '', true],
    ['It names Lee, and twelve is 12.', '', true],
    ['It says “the cellar”.', '', false],
    ['It says “the cellar”.', 'He saw the cellar.', true],
    ['Write 13, not 12.', '', false],
    ['Write 13, not 12.', 'She paid 13 dollars.', true],
    ['So, Bob Roe paid.', '', false],
    ['So, Bob Lee paid.', 'Bob paid.', true],
    ['On June 6, 2020, it ends.', 'It ends on June 6, 2020.', true],
    ['See Roe v. Wade, 410 U.S. 113 (1973).', 'Roe v. Wade, 410 U.S. 113 (1973)', false],
    ['As Miranda held, say less.', '', false],
    ['As Lee held, say less.', '', true],
    [' ', '', false],
  ])('%s, where “%s” is proposed: %s', (remark, proposed, expected) => {
    expect(isSound(remark, proposed)).toBe(expected);
  });
});

describe('markCitations', () => {
  it('marks each citation in its own text, behind its year', async () => {
    const texts = [
      'See Roe v. Wade, 410 U.S. 113 (1973); Foo v. Bar, 1 U.S. 2.',
      'Nothing is cited here.',
      'See 42 U.S.C. § 1983 and 18 U.S.C. § 2.',
    ];
    const marked = await markCitations(texts, 'Under 42 U.S.C. § 1983.', undefined);
    expect(marked).toEqual({
      texts: [
        'See Roe v. Wade, 410 U.S. 113 (1973) [citation not verified]; Foo v. Bar, 1 U.S. 2 [citation not verified].',
        'Nothing is cited here.',
        'See 42 U.S.C. § 1983 and 18 U.S.C. § 2 [citation not verified].',
      ],
      verified: 0,
      unverified: 3,
      named: [],
    });
  });

  it('says what is known against a citation, and nothing of one that the index confirms', async () => {
    const verdicts: Record<string, CitationVerdict> = {
      '384 U.S. 436': 'verified',
      '1400 F.2d 1': 'impossible',
      '347 U.S. 484': 'no_case_at_page',
      '1 U.S. 2': 'not_in_library',
    };
    const library = libraryThatSays(({ normalized }) => ({
      verdict: verdicts[normalized]!,
      explanation: 'By the index.',
    }));
    const texts = [
      'Miranda v. Arizona, 384 U.S. 436 (1966). Foo v. Bar, 1400 F.2d 1 (1999). Poe v. Doe, 347 U.S. 484. Moe v. Roe, 1 U.S. 2.',
    ];
    const marked = await markCitations(texts, '', library);
    expect(marked.texts).toEqual([
      'Miranda v. Arizona, 384 U.S. 436 (1966). Foo v. Bar, 1400 F.2d 1 (1999) [citation not verified: no such volume or year]. Poe v. Doe, 347 U.S. 484 [citation not verified: no case at this page]. Moe v. Roe, 1 U.S. 2 [citation not verified].',
    ]);
    expect(marked).toMatchObject({ verified: 1, unverified: 3 });
  });
});
