import type { CheckedCitation } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { NO_FILTER } from '../../citations-address';
import { choicesOf, filterFindings } from './filter-findings';

const one = (
  verdict: CheckedCitation['verdict'],
  kind: CheckedCitation['kind'],
  ...statuses: ('close' | 'exact')[]
): CheckedCitation => ({
  text: '1 U.S. 1',
  start: 0,
  end: 8,
  fullSpan: { start: 0, end: 8 },
  kind,
  normalized: '1 U.S. 1',
  fields: {},
  authority: 0,
  resolvesTo: null,
  verdict,
  explanation: '',
  ...(statuses.length > 0
    ? { quotations: statuses.map((status) => ({ text: 'q', start: 0, end: 1, status })) }
    : {}),
});

const citations = [
  one('verified', 'case', 'exact', 'close'),
  one('year_mismatch', 'case'),
  one('verified', 'id', 'exact', 'exact'),
  one('unchecked', 'statute'),
];

describe('the filter of findings', () => {
  it('lets everything pass at first', () => {
    expect(filterFindings(citations, NO_FILTER)).toEqual([0, 1, 2, 3]);
  });

  it('takes what fits all its parts', () => {
    expect(filterFindings(citations, { ...NO_FILTER, verdict: 'verified' })).toEqual([0, 2]);
    expect(filterFindings(citations, { ...NO_FILTER, verdict: 'verified', kind: 'id' })).toEqual([
      2,
    ]);
    expect(filterFindings(citations, { ...NO_FILTER, quotation: 'close' })).toEqual([0]);
    expect(filterFindings(citations, { ...NO_FILTER, quotation: 'unchecked' })).toEqual([]);
  });

  it('counts what each choice would leave, in the given order', () => {
    const verdicts = ['unchecked', 'verified', 'year_mismatch', 'court_mismatch'] as const;
    expect(choicesOf(citations, NO_FILTER, 'verdict', verdicts)).toEqual([
      { value: 'unchecked', count: 1 },
      { value: 'verified', count: 2 },
      { value: 'year_mismatch', count: 1 },
    ]);
    const cases = { ...NO_FILTER, kind: 'case', verdict: 'verified' } as const;
    expect(choicesOf(citations, cases, 'verdict', verdicts)).toEqual([
      { value: 'unchecked', count: 0 },
      { value: 'verified', count: 1 },
      { value: 'year_mismatch', count: 1 },
    ]);
  });

  it('counts a citation once for all its quotations of one status', () => {
    expect(choicesOf(citations, NO_FILTER, 'quotation', ['exact', 'close', 'not_found'])).toEqual([
      { value: 'exact', count: 2 },
      { value: 'close', count: 1 },
    ]);
  });
});
