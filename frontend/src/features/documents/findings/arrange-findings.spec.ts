import type { Finding } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { NO_FILTER } from '../document-address';
import { categoryChoices, inOrder, listedFindings, severityChoices } from './arrange-findings';

const finding = (start: number, severity: Finding['severity'], category: string): Finding => ({
  id: `${category}-${start}`,
  category,
  title: category,
  severity,
  explanation: 'It matters.',
  quote: 'words',
  start,
  end: start + 5,
  page: null,
  source: 'rule',
});

const findings = [
  finding(90, 'high', 'non-compete'),
  finding(10, 'medium', 'governing-law'),
  finding(50, 'medium', 'auto-renewal'),
  finding(0, 'info', 'governing-law'),
];

describe('the findings of a document', () => {
  it('are listed as they came, or as they stand in the document', () => {
    expect(inOrder(findings, 'severity')).toBe(findings);
    expect(inOrder(findings, 'document').map(({ start }) => start)).toEqual([0, 10, 50, 90]);
    expect(findings.map(({ start }) => start)).toEqual([90, 10, 50, 0]);
  });

  it('pass a filter with both its parts', () => {
    expect(listedFindings(findings, NO_FILTER)).toEqual([0, 1, 2, 3]);
    expect(listedFindings(findings, { severity: 'medium', category: null })).toEqual([1, 2]);
    expect(listedFindings(findings, { severity: 'medium', category: 'governing-law' })).toEqual([
      1,
    ]);
    expect(listedFindings(findings, { severity: 'low', category: null })).toEqual([]);
  });

  it('offer the gravest severity first, counted among what the category leaves', () => {
    expect(severityChoices(findings, { severity: 'info', category: 'governing-law' })).toEqual([
      { value: 'high', count: 0 },
      { value: 'medium', count: 1 },
      { value: 'info', count: 1 },
    ]);
  });

  it('offer their categories by the words for them', () => {
    expect(categoryChoices(findings, { severity: 'medium', category: null })).toEqual([
      { value: 'auto-renewal', count: 1 },
      { value: 'governing-law', count: 1 },
      { value: 'non-compete', count: 0 },
    ]);
  });
});
