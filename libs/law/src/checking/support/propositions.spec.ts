import { findCitations } from '@casewright/law/citations';
import { describe, expect, it } from '@jest/globals';
import { propositionsOf, withoutCitations } from './propositions.js';

/** What each citation is cited for, by its page. */
function citedFor(text: string): Record<string, string | null> {
  const citations = findCitations(text);
  return Object.fromEntries(
    propositionsOf(text, citations).map((span, at) => [
      citations[at]!.text,
      span && withoutCitations(text, citations, span),
    ]),
  );
}

const RULE = 'A defendant must show that counsel prejudiced the defense.';
const LOOSE = 'Silence alone may waive that right.';

describe('what a citation is cited for', () => {
  it.each([
    [`${RULE} Strickland v. Washington, 466 U.S. 668 (1984).`, RULE],
    [`${RULE} See, e.g., Strickland v. Washington, 466 U.S. 668 (1984).`, RULE],
    [
      `${LOOSE} ${RULE} Strickland v. Washington, 466 U.S. 668 (1984); Foo v. Bar, 1 F.2d 3 (1924).`,
      RULE,
    ],
    [
      'Under Strickland v. Washington, 466 U.S. 668 (1984), a defendant must show prejudice.',
      'Under , a defendant must show prejudice.',
    ],
    [
      'Strickland v. Washington, 466 U.S. 668 (1984), asks whether counsel prejudiced the defense.',
      ', asks whether counsel prejudiced the defense.',
    ],
    [
      'As the Court explained in Strickland v. Washington, 466 U.S. 668 (1984), hindsight is no measure.',
      'As the Court explained in , hindsight is no measure.',
    ],
    [
      'Although counsel has wide latitude, Strickland v. Washington, 466 U.S. 668 (1984), a lie is none.',
      'Although counsel has wide latitude,',
    ],
  ])('is the sentence, or the clause before it: %s', (text, proposition) => {
    expect(citedFor(text)['466 U.S. 668']).toBe(proposition);
  });

  it('is the whole sentence where a citation is a noun of it', () => {
    const text = `The rule of Foo v. Bar, 1 U.S. 3 (1790) has been followed ever since. Poe v. Doe, 2 U.S. 4 (1791). Silence may waive a right, Low v. Row, 3 U.S. 5 (1792), but only rarely may it so. Moe v. Hoe, 4 U.S. 6 (1793).`;
    expect(citedFor(text)).toMatchObject({
      '2 U.S. 4': 'The rule of has been followed ever since.',
      '3 U.S. 5': 'Silence may waive a right,',
      '4 U.S. 6': ', but only rarely may it so.',
    });
  });

  it('is each clause for itself', () => {
    const text =
      'Although silence is well protected, Miranda v. Arizona, 384 U.S. 436 (1966), a waiver may well be implied, Berghuis v. Thompkins, 560 U.S. 370 (2010).';
    expect(citedFor(text)).toEqual({
      '384 U.S. 436': 'Although silence is well protected,',
      '560 U.S. 370': ', a waiver may well be implied,',
    });
  });

  it('is the explanatory parenthetical, not one about the citation', () => {
    const text = `${RULE} Foo v. Bar, 1 U.S. 3 (1790) (holding that a lie is none); Poe v. Doe, 2 U.S. 4 (1791) (emphasis added in the second line); Roe v. Moe, 3 U.S. 5 (1792) (quoting Low v. Row, 1 U.S. 9 (1790)).`;
    expect(citedFor(text)).toEqual({
      '1 U.S. 3': 'holding that a lie is none',
      '2 U.S. 4': RULE,
      '3 U.S. 5': RULE,
      '1 U.S. 9': null,
    });
  });

  it.each(['But see', 'But cf.', 'Cf.', 'Contra', 'See generally', 'Compare'])(
    'is nothing behind "%s," in its whole string',
    (signal) => {
      const text = `${RULE} ${signal} Foo v. Bar, 1 U.S. 3 (1790); Poe v. Doe, 2 U.S. 4 (1791); see also Roe v. Moe, 3 U.S. 5 (1792).`;
      expect(citedFor(text)).toEqual({ '1 U.S. 3': null, '2 U.S. 4': null, '3 U.S. 5': RULE });
    },
  );

  it('is the same for what follows: id., a short form, a sentence of citations', () => {
    const text = `${RULE} Foo v. Bar, 1 U.S. 3 (1790). See also Poe v. Doe, 2 U.S. 4 (1791). But see id. at 5. ${LOOSE} Id. at 6. Foo, 1 U.S. at 8; Moe v. Hoe, 2 U.S. 7 (1791), aff'd, 3 U.S. 9 (1792).`;
    expect(citedFor(text)).toEqual({
      '1 U.S. 3': RULE,
      '2 U.S. 4': RULE,
      'id. at 5': null,
      'Id. at 6': LOOSE,
      '1 U.S. at 8': LOOSE,
      '2 U.S. 7': LOOSE,
      '3 U.S. 9': null,
    });
  });

  it('is nothing where nothing is said, as in a table or across a heading', () => {
    expect(citedFor('Foo v. Bar, 1 U.S. 3 (1790)')).toEqual({ '1 U.S. 3': null });
    expect(citedFor(`${RULE}\n\nFoo v. Bar, 1 U.S. 3 (1790).`)).toEqual({ '1 U.S. 3': null });
  });
});
