import type { Finding } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { foldRepeats } from './fold-repeats';

const finding = (title: string): Finding => ({
  id: title,
  category: 'exclusivity',
  title,
  severity: 'info',
  explanation: 'It matters.',
  quote: 'words',
  start: 0,
  end: 5,
  page: null,
  source: 'rule',
});
const findings = ['Alone', 'Same', 'Same', 'Same', 'Twice', 'Twice'].map(finding);
const all = [0, 1, 2, 3, 4, 5];

describe('foldRepeats', () => {
  it('shows the first of three and says how many more there are', () => {
    const { shown, repeats } = foldRepeats(findings, all, new Set(), null);
    expect(shown).toEqual([0, 1, 4, 5]);
    expect([...repeats]).toEqual([[1, { title: 'Same', more: 2, isOpen: false }]]);
  });

  it('is open where the reader opened it, or is at one of its passages', () => {
    expect(foldRepeats(findings, all, new Set(['Same']), null).shown).toEqual(all);
    expect(foldRepeats(findings, all, new Set(), 3).shown).toEqual(all);
    expect(foldRepeats(findings, all, new Set(), 1).shown).toEqual([0, 1, 4, 5]);
  });

  it('counts what the filter leaves', () => {
    expect(foldRepeats(findings, [1, 3, 5], new Set(), null).shown).toEqual([1, 3, 5]);
  });
});
