import { describe, expect, it } from '@jest/globals';
import type { LaterHistory } from '../later-history/later-history.js';
import { type NotHeld, notHeldSentences, notHeldTitle } from './not-held.js';

const HISTORY: LaterHistory = {
  standing: 'bad',
  events: [
    {
      kind: 'overruled',
      scope: 'whole',
      by: 'Tilden v. Marsh',
      citation: '901 F.3d 12',
      year: 2018,
      point: 'a second visit',
      isDerived: false,
      sources: ['the table'],
    },
  ],
  knownUntil: '2025-06-27',
};
const HARMON: NotHeld = {
  name: 'Harmon v. Ridley',
  citation: '811 F.3d 720',
  namedBy: 'both',
  askedName: 'Harmon v. Ridley',
  history: HISTORY,
  undoneBy: [],
};

describe('a decision that the library does not hold', () => {
  it('is said to exist as cited, with what became of it, who says so, and until when', () => {
    expect(notHeldTitle(HARMON)).toBe('Not in the library · No longer good law');
    expect(notHeldSentences(HARMON)).toEqual([
      'The library does not hold Harmon v. Ridley, 811 F.3d 720. Its history table has the decision, as cited.',
      'Overruled by Tilden v. Marsh, 901 F.3d 12 (2018), on a second visit. Source: the table.',
      'The newest decision in the library is dated June 27, 2025.',
    ]);
  });

  it.each([
    [{ namedBy: 'citation' as const }, 'has a decision at this citation.'],
    [{ namedBy: 'name' as const }, 'has a decision of this name.'],
    [{ namedBy: 'name' as const, citation: null }, 'hold Harmon v. Ridley. Its'],
    [
      { namedBy: 'other name' as const, askedName: 'Harmon v. Marsh' },
      'the decision at 811 F.3d 720. Its history table has it as Harmon v. Ridley, not as Harmon v. Marsh.',
    ],
  ])('says no more of its name and page than was asked: %#', (own, words) => {
    expect(notHeldSentences({ ...HARMON, ...own })[0]).toContain(words);
  });
});
