import { describe, expect, it } from '@jest/globals';
import type { CheckedCitation } from '../check.js';
import { canonicalJson } from './canonical-json.js';
import { problemsOf } from './problems.js';

const cited = (more: Partial<CheckedCitation> = {}): CheckedCitation => ({
  text: '410 U.S. 113',
  start: 0,
  end: 12,
  fullSpan: { start: 0, end: 12 },
  kind: 'case',
  normalized: '410 U.S. 113',
  fields: {},
  authority: 0,
  resolvesTo: null,
  verdict: 'verified',
  explanation: '',
  ...more,
});
const OVERRULED: CheckedCitation['history'] = {
  standing: 'bad',
  events: [],
  knownUntil: null,
};
const quoted = (status: 'exact' | 'close' | 'unchecked') => ({
  text: 'no place',
  start: 0,
  end: 8,
  status,
});
const idOf = { index: 0, normalized: '410 U.S. 113', name: null };

describe('problemsOf', () => {
  it('names what speaks against a citation, and what could not be told', () => {
    const citations = [
      cited(),
      cited({ verdict: 'year_mismatch', history: OVERRULED }),
      cited({ verdict: 'not_in_library' }),
      cited({ quotations: [quoted('exact'), quoted('close'), quoted('close')] }),
      cited({ quotations: [quoted('unchecked')] }),
    ];
    expect(problemsOf(citations)).toEqual([
      { citation: 1, gravity: 'fault', reasons: ['Year differs', 'No longer good law'] },
      { citation: 2, gravity: 'unchecked', reasons: ['Outside what is held here'] },
      { citation: 3, gravity: 'fault', reasons: ['Quotation differs'] },
      { citation: 4, gravity: 'unchecked', reasons: ['Quotation not checked'] },
    ]);
  });

  it('has weak support read, and calls it no fault', () => {
    const weak = { proposition: { start: 0, end: 8 }, share: 0.1, weak: true };
    const citations = [
      cited({ support: weak }),
      cited({ support: { ...weak, share: 0.9, weak: false } }),
      cited({ support: weak, quotations: [quoted('unchecked')] }),
      cited({ support: weak, verdict: 'pin_mismatch' }),
    ];
    expect(problemsOf(citations)).toEqual([
      { citation: 0, gravity: 'weak', reasons: ['Weak support'] },
      { citation: 2, gravity: 'unchecked', reasons: ['Quotation not checked', 'Weak support'] },
      { citation: 3, gravity: 'fault', reasons: ['Page outside the case', 'Weak support'] },
    ]);
  });

  it('tells what is wrong with an authority once, and what is a short form’s own at it', () => {
    const citations = [
      cited({ verdict: 'name_mismatch', history: OVERRULED }),
      cited({ verdict: 'name_mismatch', history: OVERRULED, kind: 'id', resolvesTo: idOf }),
      cited({ verdict: 'pin_mismatch', kind: 'id', resolvesTo: idOf }),
      cited({ verdict: 'unchecked', kind: 'supra' }),
    ];
    expect(problemsOf(citations).map(({ citation, reasons }) => [citation, ...reasons])).toEqual([
      [0, 'Name differs', 'No longer good law'],
      [2, 'Page outside the case'],
      [3, 'Could not check'],
    ]);
  });
});

it('canonicalJson writes equal values alike', () => {
  const [one, other] = [
    { b: [{ d: 1, c: 'ä' }], a: null },
    { a: null, b: [{ c: 'ä', d: 1 }] },
  ];
  expect(canonicalJson(one)).toBe('{"a":null,"b":[{"c":"ä","d":1}]}');
  expect(canonicalJson(other)).toBe(canonicalJson(one));
});
