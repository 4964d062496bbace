import type { CitationLookup, IndexedDecision, IndexedPlace } from '@casewright/contracts';
import { findCitations, resolveCitations } from '@casewright/law/citations';
import { judgeText } from './judge-text.js';

const HARMON: IndexedDecision = {
  name: 'Harmon v. Ridley',
  otherNames: [],
  citations: ['311 U.S. 20', '61 S. Ct. 300'],
  year: 1940,
  courtId: 'scotus',
  isConfirmed: true,
  isAlone: true,
};
const place = (over: Partial<IndexedPlace> = {}): IndexedPlace => ({
  decisions: [],
  years: null,
  lastVolume: null,
  isWhole: false,
  within: null,
  ...over,
});
const of = (over: Partial<IndexedDecision>) => place({ decisions: [{ ...HARMON, ...over }] });
const ONE_SOURCE = { isConfirmed: false, isAlone: false };

function judge(text: string, indexed: IndexedPlace, over: Partial<CitationLookup> = {}) {
  const citations = findCitations(text);
  const found = { cases: [], volumeCovered: false, containedIn: null, indexed, ...over };
  const lookups = new Map(citations.map((_, at) => [at, found]));
  return judgeText(citations, resolveCitations(citations), lookups);
}
const one = (text: string, indexed: IndexedPlace, over?: Partial<CitationLookup>) =>
  judge(text, indexed, over)[0]!;

const CITED = 'Harmon v. Ridley, 311 U.S. 20 (1940)';
const OTHER = 'Betancourt v. Stowe, 311 U.S. 20 (1940)';

describe('what the citation index says of a citation', () => {
  it('verifies it, and says that there is no text', () => {
    expect(one(CITED, of({}))).toMatchObject({
      verdict: 'verified',
      by: 'index',
      stands: { name: 'Harmon v. Ridley', citation: '311 U.S. 20', year: 1940 },
      explanation: expect.stringContaining('not held here'),
    });
    expect(one(CITED, of({}))).not.toHaveProperty('case');
    expect(one(CITED, of(ONE_SOURCE)).explanation).toContain('Only one source has it');
  });

  it('holds a decision without a year to the years of its volume', () => {
    const undated = { ...of({ year: null }), years: [1938, 1941] as [number, number] };
    expect(one(CITED, undated)).toMatchObject({ verdict: 'verified' });
    expect(one('Harmon v. Ridley, 311 U.S. 20 (1962)', undated)).toMatchObject({
      verdict: 'impossible',
      explanation: expect.stringContaining('none of 1962'),
    });
  });

  it('names the case that stands there instead', () => {
    expect(one(OTHER, of({}))).toMatchObject({
      verdict: 'name_mismatch',
      by: 'index',
      isSource: false,
      stands: { name: 'Harmon v. Ridley', citation: '311 U.S. 20' },
      explanation:
        'The case at this page is Harmon v. Ridley, 311 U.S. 20 (1940), not Betancourt v. Stowe.',
    });
  });

  it.each([
    ['one source alone has', OTHER, of(ONE_SOURCE)],
    ['may share its page', OTHER, of({ isAlone: false })],
    ['has a word of the name', 'Ridley v. Stowe, 311 U.S. 20 (1940)', of({})],
    ['is spelled alike', 'Harmann v. Stowe, 311 U.S. 20 (1940)', of({})],
    ['has another name that agrees', OTHER, of({ otherNames: ['In re Stowe'] })],
  ])('never accuses over a decision that %s', (_what, text, indexed) => {
    expect(one(text, indexed)).toMatchObject({
      verdict: 'not_in_library',
      stands: { name: 'Harmon v. Ridley' },
    });
  });

  it.each([
    ['of another year', 'Harmon v. Ridley, 311 U.S. 20 (1950)', {}, 'year_mismatch'],
    ['dated a year apart', 'Harmon v. Ridley, 311 U.S. 20 (1941)', {}, 'not_in_library'],
    ['of another court', 'Harmon v. Ridley, 311 U.S. 20 (9th Cir. 1940)', {}, 'court_mismatch'],
    [
      'of a year by one source',
      'Harmon v. Ridley, 311 U.S. 20 (1950)',
      ONE_SOURCE,
      'not_in_library',
    ],
  ])('tells a decision %s', (_what, text, over, verdict) => {
    expect(one(text, of(over)).verdict).toBe(verdict);
  });

  it('tells a page at which no case begins, and the case that it lies in', () => {
    const text = 'Harmon v. Ridley, 311 U.S. 25 (1940)';
    const whole = place({ isWhole: true, within: HARMON, years: [1940, 1941] });
    expect(one(text, whole)).toMatchObject({
      verdict: 'no_case_at_page',
      stands: { name: 'Harmon v. Ridley' },
      explanation: expect.stringContaining('inside Harmon v. Ridley'),
    });
    expect(one(text, place()).verdict).toBe('not_in_library');
  });

  it.each([
    ['a volume behind the last', place({ lastVolume: 300 }), 'There is no volume 311'],
    ['a year that is not the volume’s', place({ years: [1950, 1951] }), '1950 to 1951'],
  ])('calls %s impossible', (_what, indexed, why) => {
    const { verdict, explanation } = one(CITED, indexed);
    expect([verdict, explanation]).toEqual(['impossible', expect.stringContaining(why)]);
  });

  it('reads a name where a citation has none', () => {
    expect(one('See 311 U.S. 20.', of({}))).toMatchObject({ verdict: 'name_unread', by: 'index' });
    expect(one('Harmon, 311 U.S. 20 (1940)', of({})).verdict).toBe('verified');
  });

  it('takes a page inside a decision that the text cites for a pin cite', () => {
    const indexed = (page: string) =>
      page === '20' ? of({}) : place({ isWhole: true, within: HARMON });
    const text = `${CITED}. See 311 U.S. 25.`;
    const citations = findCitations(text);
    const lookups = new Map(
      citations.map(({ fields }, at) => [
        at,
        { cases: [], volumeCovered: false, containedIn: null, indexed: indexed(fields.page!) },
      ]),
    );
    const judged = judgeText(citations, resolveCitations(citations), lookups);
    expect(judged.map(({ verdict, antecedent }) => [verdict, antecedent])).toEqual([
      ['verified', null],
      ['verified', 0],
    ]);
  });

  it('believes the library first, unless that has another case at the page', () => {
    const held = {
      id: 1,
      name: 'Vane v. Orr',
      fullName: null,
      citation: '311 U.S. 20',
      citations: ['311 U.S. 20'],
      court: 'Supreme Court',
      courtId: 'scotus',
      year: 1940,
      hasText: true,
    };
    expect(one(CITED, of({}), { cases: [held] })).toMatchObject({
      verdict: 'verified',
      by: 'index',
    });
    const wrong = one(OTHER, of({}), { cases: [held] });
    expect(wrong).toMatchObject({ verdict: 'name_mismatch', stands: { name: 'Vane v. Orr' } });
    expect(wrong).not.toHaveProperty('by');
  });
});
