import { describe, expect, it } from '@jest/globals';
import { areSameInFull } from '../names/compare/compare-case-names.js';
import { findCitations } from './find-citations.js';
import { findNamedCases } from './named-cases.js';

/** What is named, each name's longest reading first. */
function namesIn(text: string): string[] {
  const found = findNamedCases(text, findCitations(text));
  for (const { start, end } of found) expect(start).toBeLessThan(end);
  return found.map(({ start, end, year }) => text.slice(start, end) + (year ? ` [${year}]` : ''));
}

describe('findNamedCases', () => {
  it.each([
    ['Under Roe v. Wade, the court must act.', ['Roe v. Wade']],
    ['As in *Roe v. Wade*, it must. “Doe v. Bolton” agrees.', ['Roe v. Wade', 'Doe v. Bolton']],
    ['The Lochner v. New York era is over.', ['Lochner v. New York']],
    ['It reads Roe v. Wade’s rule.', ['Roe v. Wade’s', 'Roe v. Wade']],
    ['See Plessy v. Ferguson (1896).', ['Plessy v. Ferguson [1896]']],
    [
      'Roe v. Wade and Casey differ, and so do Roe v. Wade and Doe v. Bolton.',
      ['Roe v. Wade and Casey', 'Roe v. Wade', 'Roe v. Wade', 'Doe v. Bolton'],
    ],
    ['In Chevron U.S.A. Inc. v. NRDC, it said so.', ['Chevron U.S.A. Inc. v. NRDC']],
    [
      'It is Abood v. Detroit Bd. of Educ. That rule fell.',
      [
        'Abood v. Detroit Bd. of Educ. That',
        'Abood v. Detroit Bd. of Educ.',
        'Abood v. Detroit Bd. of Educ',
        'Abood v. Detroit Bd.',
        'Abood v. Detroit Bd',
      ],
    ],
  ])('%s', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it.each([
    'In Roe v. Wade, 410 U.S. 113 (1973), it said so.',
    'In Roe v. Wade (410 U.S. 113) it said so.',
    'Dobbs, 597 U.S. 215 (2022) (overruling Roe v. Wade in part), holds so.',
    'Baker v. Nelson, No. 71-1027, was dismissed.',
    'In Baker v. Nelson (Minn. 1971) it was denied.',
    'Roe v. Wade, supra, says so.',
    'The score was Reds v. 7.',
    'one v. two',
  ])('finds nothing that is cited or no name: %s', (text) => {
    expect(namesIn(text)).toEqual([]);
  });

  it('reads no part of a longer name as a name', () => {
    expect(namesIn('New York v. Belton Railroad Corp. was tried.')).not.toContain(
      'New York v. Belton',
    );
    expect(namesIn('In Adams v. Baker and Company, it was so.')).toEqual([
      'Adams v. Baker and Company',
    ]);
  });
});

describe('areSameInFull', () => {
  it.each([
    ['Roe v. Wade', 'ROE v. WADE', true],
    ['Abood v. Detroit Bd. of Educ.', 'Abood v. Detroit Board of Education', true],
    ['Employment Div. v. Smith', 'Employment Division v. Smith', true],
    ['Planned Parenthood v. Casey', 'Planned Parenthood of Southeastern Pa. v. Casey', false],
    ['Wade v. Roe', 'Roe v. Wade', false],
    ['Roe', 'Roe v. Wade', false],
  ])('%s, %s: %s', (one, other, same) => {
    expect(areSameInFull(one, other)).toBe(same);
  });
});
