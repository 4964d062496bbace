import { describe, expect, it } from '@jest/globals';
import { eventLabel, eventSentence, historySentences } from './history-words.js';
import { type LaterEvent, standingAfter } from './later-history.js';

const DOBBS: LaterEvent = {
  kind: 'overruled',
  scope: 'whole',
  isDerived: false,
  point: 'a right to abortion',
  by: "Dobbs v. Jackson Women's Health Organization",
  citation: '597 U.S. 215',
  year: 2022,
  sources: ['the first table', 'the second table'],
};
const ACT: LaterEvent = {
  kind: 'superseded by statute',
  scope: 'part',
  isDerived: false,
  point: null,
  year: 2009,
  by: 'Fair Pay Act of 2009, Pub. L. No. 111-2',
  citation: 'Pub. L. No. 111-2',
  sources: ['the table'],
};

describe('later history in words', () => {
  it.each([
    [DOBBS, 'Overruled by Dobbs (2022)'],
    [ACT, 'Superseded in part by Fair Pay Act of 2009, Pub. L. No. 111-2'],
    [{ ...DOBBS, by: 'Lawrence v. Texas', year: 2003 }, 'Overruled by Lawrence v. Texas (2003)'],
    [{ ...DOBBS, isDerived: true }, 'Said to be overruled by Dobbs (2022)'],
  ])('a flag: %#', (event, label) => {
    expect(eventLabel(event)).toBe(label);
  });

  it('a sentence, with a point that goes on or stands by itself', () => {
    expect(eventSentence(DOBBS)).toBe(
      "Overruled by Dobbs v. Jackson Women's Health Organization, 597 U.S. 215 (2022), on a right to abortion.",
    );
    expect(eventSentence({ ...ACT, point: 'Pay is new each time' })).toBe(
      'Superseded in part by Fair Pay Act of 2009, Pub. L. No. 111-2. Pay is new each time.',
    );
  });

  it('sources, and until when', () => {
    const known = { knownUntil: '2025-06-27' };
    expect(historySentences({ standing: 'bad', events: [DOBBS], ...known }).join(' ')).toMatch(
      /Source: the first table; the second table\. The newest decision in the library is dated June 27, 2025\.$/,
    );
    expect(historySentences({ standing: 'none_known', events: [], ...known })[0]).toBe(
      'No later history known here. The newest decision in the library is dated June 27, 2025.',
    );
  });

  it.each([
    [DOBBS, 'bad'],
    [ACT, 'caution'],
    [{ ...DOBBS, isDerived: true }, 'caution'],
    [{ ...DOBBS, kind: 'limited' as const }, 'caution'],
    [{ ...DOBBS, kind: 'affirmed' as const }, 'none_known'],
  ])('weighs an event: %#', (event, standing) => {
    expect(standingAfter(event)).toBe(standing);
  });
});
