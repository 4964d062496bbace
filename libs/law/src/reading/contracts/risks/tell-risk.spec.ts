import { RISK_KINDS, type RiskKind } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import type { Defect } from '../review.js';
import { RISKS } from './table/table.js';
import { tellRisk } from './tell-risk.js';

function told(kind: RiskKind, words: string, contract = words, morePlaces = 0): Defect {
  return tellRisk(
    { kind, ahead: 1, isLikely: true, words, who: null, start: 0, end: words.length },
    morePlaces,
    contract,
  );
}

describe('what is said of a risk', () => {
  it('names on whom it falls, what is usual and what to ask for', () => {
    const { title, explanation, recommendation } = told('one-way-fees', 'Tenant pays all fees.');
    expect(title).toBe('One-way attorneys’ fees');
    expect(explanation).toContain('It falls on the side that cannot recover its own fees.');
    expect(explanation).toContain('Usual: Each side bears its own fees');
    expect(recommendation).toContain('prevailing party');
  });

  it('is high only with the words that make it so, and quotes them', () => {
    const grave = told('broad-indemnity', 'Even for the sole negligence of Owner.');
    expect(grave.severity).toBe('high');
    expect(grave.explanation).toContain('“sole negligence”');
    expect(told('broad-indemnity', 'Contractor indemnifies Owner.').severity).toBe('medium');
  });

  it.each<[RiskKind, string]>([
    ['broad-indemnity', 'Each party indemnifies the other even for its sole negligence.'],
    ['broad-indemnity', 'For Owner’s sole negligence, in an amount not to exceed $5,000.'],
    ['confession-of-judgment', 'Confess judgment after ten days’ written notice.'],
  ])('is not high where the clause softens it: %s %j', (kind, words) => {
    const { severity, explanation } = told(kind, words);
    expect(severity).not.toBe('high');
    expect(explanation).toContain('It is softened by');
  });

  it('takes no denied notice, cure or consent for one', () => {
    const words = 'Provider may change the terms without prior notice and without consent.';
    expect(told('unilateral-change', words).explanation).not.toContain('softened');
    const kept = 'Provider may change the terms on 30 days prior notice.';
    expect(told('unilateral-change', kept).severity).toBe('low');
  });

  it('is not high where the rest of the contract takes the gravity back', () => {
    const words = 'Contractor assigns all inventions, prior ones too.';
    expect(told('ip-assignment', words).severity).toBe('high');
    const contract = `${words} Contractor retains its pre-existing materials.`;
    expect(told('ip-assignment', words, contract).severity).toBe('medium');
  });

  it('is low, and asks, where it is not likely', () => {
    const words = 'Contractor assigns all inventions, prior ones too.';
    const at = { words, who: null, start: 0, end: words.length };
    const doubtful = tellRisk(
      { kind: 'ip-assignment', ahead: 1, isLikely: false, ...at },
      0,
      words,
    );
    expect(doubtful).toMatchObject({
      severity: 'low',
      title: 'Assignment of all intellectual property?',
    });
  });

  it('counts the other passages', () => {
    expect(told('entry', 'Landlord may enter.', '', 2).explanation).toContain(
      '2 more passages say',
    );
  });
});

describe('the table of risks', () => {
  it.each(RISK_KINDS)('says all of %s in sentences', (kind) => {
    const { why, usual, ask, suffers, severity } = RISKS[kind];
    for (const sentence of [why, usual, ask]) expect(sentence).toMatch(/^[A-Z“].*\.$/);
    expect(suffers).toMatch(/^the /);
    expect([why, usual, ask, suffers].join(' ')).not.toMatch(/'|client/);
    expect(['low', 'medium']).toContain(severity);
  });
});
