import type { CheckedCitation } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { citationFindings } from './citation-findings.js';

const TEXT = 'Nobody may be compelled. Miranda v. Arizonna, 384 U.S. 436, 444 (1968). So held.';
const at = TEXT.indexOf('384');
const MIRANDA: CheckedCitation = {
  text: '384 U.S. 436',
  start: at,
  end: at + 12,
  fullSpan: { start: TEXT.indexOf('Miranda'), end: TEXT.indexOf('. So held') },
  kind: 'case',
  normalized: '384 U.S. 436',
  fields: { caseName: 'Miranda v. Arizonna', year: 1968, pin: '444' },
  authority: 0,
  resolvesTo: null,
  verdict: 'year_mismatch',
  case: {
    id: 1,
    title: 'Miranda v. Arizona',
    citation: '384 U.S. 436',
    year: 1966,
    court: 'Supreme Court of the United States',
  },
  explanation: 'The case at 384 U.S. 436 was decided in 1966.',
};
const said = (more: Partial<CheckedCitation>, text = TEXT) =>
  citationFindings([{ ...MIRANDA, ...more }], text);

describe('what the library has against the citations of a draft', () => {
  it('is at the year that is wrong, with the right one', () => {
    expect(said({})).toEqual([
      expect.objectContaining({
        rule: 'cited-year',
        quote: '1968',
        severity: 'medium',
        source: 'library',
        replacement: { text: '1966', safe: false },
      }),
    ]);
  });

  it.each([
    ['no_case_at_page', 'high'],
    ['impossible', 'medium'],
    ['court_mismatch', 'medium'],
    ['pin_mismatch', 'medium'],
  ] as const)('is the verdict %s, over the whole citation', (verdict, severity) => {
    const [found] = said({ verdict });
    expect(found).toMatchObject({ severity, quote: TEXT.slice(25, 70) });
    expect(TEXT.slice(found!.start, found!.end)).toBe(found!.quote);
  });

  it.each([
    ['384 U.S. 463', ['384 U.S. 436']],
    ['348 U.S. 436', ['384 U.S. 436']],
    ['104 F.2d 12', []],
  ])(
    'is a slip in the volume or the page, where the library has the case elsewhere: %s',
    (normalized, right) => {
      const { case: elsewhere } = MIRANDA;
      const found = said({ verdict: 'not_in_library', normalized, elsewhere });
      expect(found.map(({ replacement }) => replacement?.text)).toEqual(right);
    },
  );

  it('is another case, where no word of the name is like one of it', () => {
    const other = TEXT.replace('Miranda v. Arizonna', 'Fuentes v. Sheviny ');
    const fields = { caseName: 'Fuentes v. Sheviny' };
    expect(said({ verdict: 'name_mismatch', fields }, other)).toEqual([
      expect.objectContaining({ rule: 'cited-name', severity: 'high' }),
    ]);
  });

  it('is nothing where nothing could be told', () => {
    for (const verdict of ['not_in_library', 'unchecked', 'name_unread'] as const)
      expect(said({ verdict })).toEqual([]);
  });

  it('is a party that is nearly spelled as in the case', () => {
    expect(said({ verdict: 'verified' })).toEqual([
      expect.objectContaining({
        rule: 'cited-party',
        quote: 'Arizonna',
        replacement: { text: 'Arizona', safe: true },
      }),
    ]);
    expect(said({ verdict: 'name_mismatch' })[0]).toMatchObject({ title: 'Misspelled party' });
    const right = TEXT.replace('Arizonna', 'Arizona ');
    expect(said({ verdict: 'verified' }, right)).toEqual([]);
  });

  it('is later history that the draft does not mention', () => {
    const event = {
      kind: 'overruled',
      scope: 'part',
      by: 'Later v. Case',
      citation: '1 U.S. 1',
      year: 2001,
      point: null,
      isDerived: false,
      sources: ['here'],
    } as const;
    const history: CheckedCitation['history'] = {
      standing: 'bad',
      events: [{ ...event, sources: ['here'] }],
      knownUntil: null,
    };
    const verified = { verdict: 'verified', history } as const;
    expect(said(verified).at(-1)).toMatchObject({
      rule: 'cited-history',
      explanation:
        'The case was overruled in part by Later v. Case, 1 U.S. 1 (2001), and the draft does not say so.',
    });
    const phrase = {
      relation: 'overruled by',
      citation: '1 U.S. 1',
      explanation: 'It was affirmed.',
    };
    const told = (status: 'confirmed' | 'contradicted') =>
      said({ ...verified, historyPhrases: [{ ...phrase, status }] }).map(({ rule }) => rule);
    expect(told('confirmed')).toEqual(['cited-party']);
    expect(told('contradicted')).toEqual(['cited-party', 'cited-history']);
  });

  it('is said once, not again of each short form', () => {
    const resolvesTo = { index: 0, normalized: '384 U.S. 436', name: null };
    expect(said({ kind: 'short', resolvesTo })).toEqual([]);
    expect(said({ kind: 'short', resolvesTo, verdict: 'pin_mismatch' })).toHaveLength(1);
  });
});
