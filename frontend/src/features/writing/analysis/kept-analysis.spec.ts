import { describe, expect, it } from '@jest/globals';
import { KeptAnalysisSchema } from '../draft/writing-draft';
import { findingAt } from '../findings/findings.samples';
import { keptAnalysis, trendPoint } from './kept-analysis';

const CONTENT = 'In order to win, be clear. It was held by the court.';
const PLAIN = { style: 'Plain.', tone: 'Firm.', improvements: ['Cut.'] };

describe('what is kept of an analysis', () => {
  it('finds the places of an answer that gives none', () => {
    const alternatives = [
      { original: 'In order to', suggested: 'To' },
      { original: 'not in the text', suggested: 'x' },
    ];
    const kept = keptAnalysis({ ...PLAIN, alternatives }, CONTENT, CONTENT, false);
    expect(kept.alternatives.map(({ place }) => place)).toEqual([
      expect.objectContaining({ start: 0, end: 11 }),
      null,
    ]);
    expect(kept).toMatchObject({ ...PLAIN, isCurrent: true, engine: null, remarks: [] });
    // It comes back after a reload.
    expect(KeptAnalysisSchema.safeParse(kept).success).toBe(true);
  });

  it('carries places along with what was typed meanwhile, and drops what was changed', () => {
    const text = CONTENT.replace('clear', 'plain');
    const findings = ['clear', 'the court'].map((quote) =>
      findingAt(CONTENT, quote, { source: 'model' }),
    );
    const kept = keptAnalysis({ ...PLAIN, alternatives: [], findings }, CONTENT, text, false);
    expect(kept.remarks.map(({ start, end }) => text.slice(start, end))).toEqual(['the court']);
    expect(kept.isCurrent).toBe(false);
  });

  it('leaves what rules found to the rules in the page, unless they do not run there', () => {
    const answer = { ...PLAIN, alternatives: [], findings: [findingAt(CONTENT, 'clear')] };
    expect(keptAnalysis(answer, CONTENT, CONTENT, false).remarks).toHaveLength(0);
    expect(keptAnalysis(answer, CONTENT, CONTENT, true).remarks).toHaveLength(1);
  });

  it('has no measures where the answer has none', () => {
    expect(trendPoint({ ...PLAIN, alternatives: [] }, '2026-01-01T00:00:00.000Z')).toBeNull();
  });
});
