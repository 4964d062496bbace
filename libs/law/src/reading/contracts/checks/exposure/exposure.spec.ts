import type { Finding } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { understand } from '../../../documents/understand.js';
import { orderFindings } from '../../../order-findings.js';
import { reviewContract } from '../../review-contract.js';
import { CAPPED } from './testing/capped.js';
import { contractOf, type Phrasing } from './testing/phrasing.js';
import { UNCAPPED } from './testing/uncapped.js';

const UNLIMITED = new Set(['unlimited-indemnity', 'unlimited-liability']);

function findings(phrasing: Phrasing): Finding[] {
  const text = contractOf(phrasing);
  const found = orderFindings(reviewContract(understand({ text })));
  for (const { start, end, quote } of found) expect(text.slice(start, end)).toBe(quote);
  return found;
}
const told = (phrasing: Phrasing, category: string): Finding | undefined =>
  findings(phrasing).find((finding) => finding.category === category);

describe('liability and indemnities without a limit', () => {
  it('are tried in forty phrasings of each kind', () => {
    expect([UNCAPPED.length, CAPPED.length]).toEqual([40, 40]);
    const all = [...UNCAPPED, ...CAPPED].map((phrasing) => phrasing.clauses.join(' '));
    expect(new Set(all).size).toBe(80);
  });
  it.each(UNCAPPED.map((each) => [each.about, each] as const))('are found: %s', (_, phrasing) => {
    const [first] = findings(phrasing);
    expect(first).toMatchObject({ severity: 'high' });
    expect(UNLIMITED).toContain(first!.category);
  });
  it.each(CAPPED.map((each) => [each.about, each] as const))('are not told: %s', (_, phrasing) => {
    const false_ = findings(phrasing).filter(({ category }) => UNLIMITED.has(category));
    expect(false_.map(({ title, quote }) => [title, quote])).toEqual([]);
  });
});

it.each([
  'Clarity. Such obligation shall not prohibit or limit the Provider from entering into relationships with third parties.',
  'Change. Section 6.5 is deleted in its entirety and replaced by the following: Limitation of Liability: in no event shall either party be liable for incidental, indirect or consequential damages.',
  "Liability. Nothing in this Agreement shall exclude or limit either party's liability for:\n\n(a) death or personal injury caused by negligence; or\n\n(b) fraud.",
])('is not what has another limit, or none but the usual exceptions: %s', (clause) => {
  expect(told({ about: '', clauses: [clause] }, 'unlimited-liability')).toBeUndefined();
});

describe('what is told of them', () => {
  const indemnity =
    'Indemnification. The Provider shall indemnify and hold harmless the Customer from all claims.';
  const limit =
    "Liability. Except for fraud and breach of confidentiality, each party's total liability under this Agreement shall not exceed $300,000.";

  it('is who alone indemnifies, and that nothing limits it', () => {
    const found = told({ about: '', clauses: [indemnity] }, 'unlimited-indemnity');
    expect(found?.title).toBe('Only the Provider indemnifies, and without a limit');
    expect(told({ about: '', clauses: [indemnity] }, 'one-sided-indemnity')).toBeUndefined();
  });
  it('speaks of no limit that ends other duties', () => {
    const hours =
      'Support. The foregoing obligations of the Provider shall be limited to a maximum of forty (40) hours, or up to a maximum of 220 emails, whichever accumulates first.';
    const found = told({ about: '', clauses: [hours, indemnity] }, 'unlimited-indemnity');
    expect(found?.explanation).toContain('no clause limits the amount');
  });
  it('is one side alone where a limit holds', () => {
    const found = told({ about: '', clauses: [indemnity, limit] }, 'one-sided-indemnity');
    expect(found?.severity).toBe('high');
  });
  it('is what a limit does not reach', () => {
    const found = told({ about: '', clauses: [indemnity, limit] }, 'unlimited-liability');
    expect(found?.title).toBe('Liability without a limit: confidentiality');
  });
  it('is the amount, the basket and the exceptions', () => {
    const basket = 'The Provider shall not be liable until the losses exceed $20,000.';
    const found = told(
      { about: '', clauses: [indemnity, `${limit} ${basket}`] },
      'liability-limits',
    );
    expect(found?.title).toBe('Liability is limited: $300,000');
    expect(found?.explanation).toContain('until losses exceed $20,000');
    expect(found?.explanation).toContain('Not limited: confidentiality and fraud');
  });
});
