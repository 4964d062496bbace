import type { IndexedDecision, IndexedPlace, OfferedDecision } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { recommendationsOf } from '../describe/recommendations.js';
import { toGenerated } from '../generated.mapper.js';
import { recognizeSource } from '../typed/recognize-source.js';
import { completeDecision } from './complete-decision.js';
import type { LibraryAnswer } from './completed.js';

const ORTIZ: IndexedDecision = {
  name: 'Ortiz v. Vane',
  otherNames: [],
  citations: ['61 Cal. 2d 20', '390 P.2d 45', '38 Cal. Rptr. 9'],
  year: 1964,
  courtId: 'cal',
  isConfirmed: true,
  isAlone: true,
};
const OTHER = { ...ORTIZ, citations: ['62 Cal. 2d 30'], year: 1965 };
const COURT = 'California Supreme Court';
const offered = (each: IndexedDecision): OfferedDecision => ({ ...each, court: COURT });

const at = (...decisions: IndexedDecision[]): LibraryAnswer => {
  const place = { years: null, lastVolume: null, isWhole: false, within: null };
  const indexed: IndexedPlace = { decisions, ...place };
  const empty = { cases: [], containedIn: null, volumeCovered: false };
  return { asked: 'citation', citation: '61 Cal. 2d 20', ...empty, indexed };
};
const byName = (...found: IndexedDecision[]): LibraryAnswer => ({
  asked: 'name',
  cases: [],
  indexed: found.map(offered),
});
const complete = (text: string, answer: LibraryAnswer) =>
  completeDecision(recognizeSource(text, 'case'), answer);
const asked = { format: 'bluebook', type: 'case' } as const;

describe('a decision that the citation index alone has', () => {
  it.each([
    ['its citation', '61 cal 2d 20', at(ORTIZ)],
    ['its name and citation', 'Ortiz v. Vane, 61 Cal. 2d 20', at(ORTIZ)],
    ['its name', 'Ortiz v. Vane', byName(ORTIZ)],
    ['its name and year', 'Ortiz v. Vane (1964)', byName(ORTIZ, OTHER)],
  ])('gets its parallels, its court, and its year by %s', (_by, text, answer) => {
    const completed = complete(text, answer);
    expect(completed).toMatchObject({ verdict: 'verified', match: null, shown: null });
    expect(completed.explanation).toContain('Its text is not held here.');
    expect(completed.item).toMatchObject({
      title: 'Ortiz v. Vane',
      volume: '61',
      'container-title': 'Cal. 2d',
      page: '20',
      parallel: [{ volume: '390', 'container-title': 'P.2d', page: '45' }],
      authority: COURT,
      issued: { 'date-parts': [[1964]] },
    });
    expect(completed.origins.parallel).toBe('index');
    expect(completed.alsoPrinted).toEqual(['38 Cal. Rptr. 9']);
    const written = { text: '', html: '', missing: [], alternatives: [] };
    const { verdict, analysis } = toGenerated(completed, written, asked);
    expect(verdict).toMatchObject({ verdict: 'verified', by: 'index', case: null });
    expect(analysis).toContain('completed from the citation index');
  });

  it('is not chosen among several of a page or a name', () => {
    const shared = complete('61 cal 2d 20', at(ORTIZ, { ...OTHER, name: 'Poe v. Doe' }));
    expect(shared).toMatchObject({ verdict: 'name_unread', known: null });
    const several = complete('Ortiz v. Vane', byName(ORTIZ, OTHER));
    expect(several).toMatchObject({ verdict: 'unchecked', known: null });
    expect(several.explanation).toContain('62 Cal. 2d 30');
  });

  it('is not taken for another one', () => {
    for (const [text, answer] of [
      ['Poe v. Doe, 61 Cal. 2d 20', at(ORTIZ)],
      ['Ortiz', byName(ORTIZ)],
      ['Ortiz v. Vane (1970)', byName(ORTIZ)],
      ['Ortiz v. Moe', byName(ORTIZ)],
    ] as const)
      expect(complete(text, answer).known).toBeNull();
  });
});

describe('a docket number without a report', () => {
  const CITE = 'Ortiz v. Vane, No. 64-1234 (Cal. 1964)';
  const says = /docket number, and no reporter citation of it is known here/;

  it('is said to be one', () => {
    const completed = complete(CITE, byName());
    expect(recommendationsOf(completed, [], asked).join(' ')).toMatch(says);
  });

  it('brings the report where name and year are of one decision, and no other', () => {
    const completed = complete(CITE, byName(ORTIZ));
    expect(completed.item).toMatchObject({ volume: '61', page: '20' });
    expect(recommendationsOf(completed, [], asked).join(' ')).not.toMatch(says);
    const undated = complete('Ortiz v. Vane, No. 64-1234', byName(ORTIZ));
    expect(undated.item['container-title']).toBeUndefined();
    expect(recommendationsOf(undated, [], asked).join(' ')).toMatch(says);
  });
});
